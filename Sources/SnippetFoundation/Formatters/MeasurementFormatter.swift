public import Foundation

/// Words for a measured amount: "5 km", "3.1 mi", "5 kilometers".
///
/// The part of Apple's class that Linux lacks. Numbers are written for the locale; long names of units are in English,
/// other languages have the unit's symbol, which most of them share.
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
  open var locale: Locale! = Localization.locale ?? .source
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Writes the numbers; one of its own where it is not set: at most three digits behind the point.
  open var numberFormatter: NumberFormatter! = nil

  /// Makes a formatter for the person's language.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns words for an amount.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    words(measurement.value, measurement.unit)
  }

  /// Returns the words for a unit.
  open func string(from unit: Unit) -> String {
    UnitWords(unit).name(2, unitStyle, locale ?? .source)
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
    let name = UnitWords(unit).name(value, unitStyle, locale)
    let isClose = unitStyle == .short && unitStyle != .long || name.hasPrefix("°")
    return isClose ? number + name : "\(number) \(name)"
  }

  private func number(_ value: Double, _ locale: Locale) -> String {
    if let numberFormatter, let text = numberFormatter.string(from: NSNumber(value: value)) {
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
