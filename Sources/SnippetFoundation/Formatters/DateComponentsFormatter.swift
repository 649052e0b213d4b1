public import Foundation

/// Words for a length of time: "2 hours, 5 minutes", "2h 5m", "2:05:00".
///
/// The part of Apple's class that Linux lacks; weeks, days and shorter are written by Foundation's own formats, years
/// and months in English and otherwise as numbers of the language. The words for "about" and "remaining" are Parley's
/// own, not CLDR's, in ten languages; others leave them out.
///
/// **Source**: developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter,
  @unchecked Sendable  // set up by one owner, then read
{
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "9:41:30".
    case positional
    /// "9h 41m 30s".
    case abbreviated
    /// "9 hr, 41 min, 30 sec".
    case short
    /// "9 hours, 41 minutes, 30 seconds".
    case full
    /// "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// "9hr 41min 30sec".
    case brief
  }

  /// What is done with units that are nought.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a behaviour of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading ones are left out; in positions, later ones are kept.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first unit are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last unit are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Two digits for every unit in positions.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The units that may be written; empty: those that the value has.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// What is done with units that are nought.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The most units that are written; 0: all.
  open var maximumUnitCount = 0
  /// Whether the largest unit may be more than a larger one holds: "90 minutes".
  open var collapsesLargestUnit = false
  /// Whether "about" stands with the words, in the languages that have it here.
  open var includesApproximationPhrase = false
  /// Whether "remaining" stands with the words, in the languages that have it here.
  open var includesTimeRemainingPhrase = false
  /// Whether the last unit has a fraction; not written here.
  open var allowsFractionalUnits = false
  /// What the words stand in.
  open var formattingContext = Formatter.Context.unknown
  /// What days and months are counted in, and the language of the words; nil: the Gregorian calendar in English.
  open var calendar: Calendar?
  /// Where counting begins where months have lengths of their own.
  open var referenceDate: Date?

  /// Makes a formatter of positions.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns words for a number of seconds.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + timeInterval.rounded())
  }

  /// Returns words for the time from a date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = allowedUnits.isEmpty ? .standard : allowedUnits
    let wanted = TimeUnit.allCases.filter { units.contains($0.unit) }
    let parts = gregorian.dateComponents(
      Set(wanted.map(\.component)),
      from: startDate,
      to: endDate
    )
    return words(wanted.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  /// Returns words for components.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = gregorian.date(byAdding: components, to: start) else { return nil }
    if !allowedUnits.isEmpty { return string(from: start, to: end) }
    let values = TimeUnit.allCases.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0) }
    }
    return values.isEmpty ? string(from: start, to: end) : words(values)
  }

  /// Returns words for components in a style.
  public static func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns words for components or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private var gregorian: Calendar {
    if let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
    return calendar
  }

  private func words(_ values: [(unit: TimeUnit, count: Int)]) -> String? {
    guard !values.isEmpty else { return nil }
    var kept = values
    let isPositional = unitsStyle == .positional
    let drops = zeroFormattingBehavior
    let isDefault = drops.contains(.default)
    let isNegative = values.contains { $0.count < 0 }
    kept = kept.map { ($0.unit, abs($0.count)) }
    if isDefault || drops.contains(.dropLeading) {
      let least = isPositional && isDefault ? min(2, kept.count) : 1
      while kept.count > least, kept[0].count == 0 { kept.removeFirst() }
    }
    if drops.contains(.dropTrailing) || (isDefault && !isPositional) {
      while kept.count > 1, kept[kept.count - 1].count == 0 { kept.removeLast() }
    }
    if kept.count > 2, drops.contains(.dropMiddle) || (isDefault && !isPositional) {
      kept = kept.enumerated()
        .filter { $0.offset == 0 || $0.offset == kept.count - 1 || $0.element.count != 0 }
        .map(\.element)
    }
    if maximumUnitCount > 0, kept.count > maximumUnitCount {
      kept = Array(kept.prefix(maximumUnitCount))
    }
    let locale = calendar?.locale ?? Localization.locale ?? .source
    var text =
      isPositional
      ? positions(kept, padsFirst: drops.contains(.pad))
      : TimeWords(style: unitsStyle, locale: locale).text(kept)
    if isNegative { text = "-" + text }
    let phrases = TimePhrases(language: locale.language.languageCode?.identifier ?? "en")
    return phrases.text(
      text,
      isApproximate: includesApproximationPhrase,
      isRemaining: includesTimeRemainingPhrase
    )
  }

  private func positions(_ values: [(unit: TimeUnit, count: Int)], padsFirst: Bool) -> String {
    values.enumerated().map { index, value in
      let digits = "\(value.count)"
      let pads = (index > 0 || padsFirst) && digits.count < 2
      return pads ? "0" + digits : digits
    }.joined(separator: ":")
  }
}

extension NSCalendar.Unit {
  /// What is written where nothing is said.
  fileprivate static let standard: NSCalendar.Unit = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]
}
