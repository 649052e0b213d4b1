public import Foundation

/// Words for a measured amount: "5 km", "3.1 mi", "5 kilometers".
///
/// The part of Apple's class that Linux lacks. Units are written as Unicode's tables have them in the locale's language; an
/// app's own, and all but a few in a program that is linked without the tables, by their symbols.
///
/// **Source**: developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter,
  @unchecked Sendable  // set up by one owner, then read
{
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the amount, whatever the locale is used to.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit that suits the size: 1,200 m are 1.2 km.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees alone.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written; none set: the one that the locale is used to.
  open var unitOptions: UnitOptions = []
  /// How units are written.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language and region; nil: English of the United States.
  open var locale: Locale! = Localization.locale ?? .source {
    didSet { if isNumberFormatterOwn { chosenNumberFormatter?.locale = locale } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Writes the numbers; one of its own where it is not set: decimal, at most three digits behind the point.
  open var numberFormatter: NumberFormatter! {
    get {
      if let chosenNumberFormatter { return chosenNumberFormatter }
      let own = NumberFormatter()
      own.numberStyle = .decimal
      own.locale = locale
      (chosenNumberFormatter, isNumberFormatterOwn) = (own, true)
      return own
    }
    set { (chosenNumberFormatter, isNumberFormatterOwn) = (newValue, false) }
  }

  /// Set by the app, or made when the app asked for it; nil: neither.
  private var chosenNumberFormatter: NumberFormatter?
  private var isNumberFormatterOwn = false

  /// Writes the numbers where it is set.
  var numberFormatStyle: FloatingPointFormatStyle<Double>?

  /// Makes a formatter for the person's language.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns words for an amount.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    words(measurement.value, measurement.unit)
  }

  /// Returns words for an amount in the units that a purpose asks for.
  func string<UnitType: Dimension>(
    from measurement: Measurement<UnitType>,
    for purpose: MeasurementPurpose
  ) -> String {
    let locale = locale ?? .source
    guard let units = purpose.units(locale), let least = units.last else {
      return string(from: measurement)
    }
    let amount = Measurement<Dimension>(value: measurement.value, unit: measurement.unit)
    if purpose.joinsUnits(locale), let most = units.first {
      // The smaller unit is rounded first: 5 ft, 12 in are 6 ft.
      let all = amount.converted(to: least).value.rounded()
      let size = Measurement<Dimension>(value: 1, unit: most).converted(to: least).value.rounded()
      let whole = (all / size).rounded(.towardZero)
      let parts = [(whole, most), ((all - whole * size).magnitude, least)].filter { $0.0 != 0 }
      guard parts.count > 1 else {
        return words(all == 0 ? 0 : parts[0].0, parts.first?.1 ?? least)
      }
      let texts = parts.map { words($0.0, $0.1) }
      return texts.joined(separator: unitStyle == .short ? " " : ", ")
    }
    let unit = units.first {
      abs(amount.converted(to: $0).value) >= purpose.least(of: $0)
    }
    return words(amount.converted(to: unit ?? least).value, unit ?? least)
  }

  /// Returns the words for a unit.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? .source
    if let duration = unit as? UnitDuration,
      let words = UnitWords.words(2, "", duration, unitStyle, locale)
    {
      return words.trimmingCharacters(in: .whitespaces)
    }
    if let tables = tables(unit, locale), let words = tables.text(2),
      let number = tables.numberRange(words)
    {
      return words.replacingCharacters(in: number, with: "")
        .trimmingCharacters(in: .whitespaces)
    }
    return UnitWords(unit).name(2, unitStyle, locale)
  }

  /// Returns words for an amount; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? any MeasuredAmount).map { words($0.value, $0.plainUnit) }
  }

  private func words(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .source
    var (value, unit) = (value, unit)
    if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
      let wanted =
        unitOptions.contains(.naturalScale)
        ? UnitWords.natural(value, dimension, locale) : UnitWords.usual(for: dimension, locale)
      if let wanted {
        value = Measurement(value: value, unit: dimension).converted(to: wanted).value
        unit = wanted
      }
    }
    let number = number(value, locale)
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    if let duration = unit as? UnitDuration,
      let words = UnitWords.words(value, number, duration, unitStyle, locale)
    {
      return words
    }
    if let words = tables(unit, locale)?.text(value, number: number) { return words }
    let name = UnitWords(unit).name(value, unitStyle, locale)
    let isClose = unitStyle == .short || name.hasPrefix("°")
    return isClose ? number + name : "\(number) \(name)"
  }

  /// The words of Unicode's tables for a unit; nil: it is an app's own, or has no name there.
  private func tables(_ unit: Unit, _ locale: Locale) -> UnitTables? {
    (unit as? Dimension).flatMap(UnitNames.name).map { name in
      UnitTables(skeleton: "unit/\(name) \(unitStyle.skeleton)", locale: locale)
    }
  }

  private func number(_ value: Double, _ locale: Locale) -> String {
    if let numberFormatStyle { return numberFormatStyle.locale(locale).format(value) }
    if let chosenNumberFormatter,
      let text = chosenNumberFormatter.string(from: NSNumber(value: value))
    {
      return text
    }
    return value.formatted(.number.precision(.fractionLength(0...3)).locale(locale))
  }
}

/// An amount of any unit.
private protocol MeasuredAmount {
  var value: Double { get }
  var plainUnit: Unit { get }
}

extension Measurement: MeasuredAmount {
  fileprivate var plainUnit: Unit { unit }
}
