public import Foundation

/// Words for how far a date is from another: "2 hours ago", "in 3 days".
///
/// The part of Apple's class that Linux lacks; the words are those of Foundation's relative format style.
///
/// **Source**: developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter,
  @unchecked Sendable  // set up by one owner, then read
{
  /// Whether neighbouring days are numbers or names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2 mo. ago", as short as the language allows.
    case abbreviated
  }

  /// Whether neighbouring days are numbers or names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where a sentence has the words.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What months and years are counted in; nil: the Gregorian calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language of the words, the person's where nobody sets one; nil: English.
  open var locale: Locale! = Localization.locale ?? .source

  /// Makes a formatter for full words in the person's language.
  public override init() { super.init() }

  /// Makes a formatter as another was archived; none is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns words for an interval that begins now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns words for some components, the largest of them.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    let date = calendar.date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns words for how far `date` is from `referenceDate`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? Calendar(identifier: .gregorian)
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: whole(date, from: referenceDate, in: calendar).inWholeSeconds,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: style
    )
    style.locale = locale ?? .source
    style.calendar = calendar
    let words = style.format(referenceDate.inWholeSeconds)
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone,
      let first = words.first
    else { return words }
    return first.uppercased() + words.dropFirst()
  }

  /// Returns words for a date, counted from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// A whole number of the largest unit from the reference: an hour and a half are one hour.
  private func whole(_ date: Date, from reference: Date, in calendar: Calendar) -> Date {
    let units: [Calendar.Component] = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let parts = calendar.dateComponents(Set(units), from: reference, to: date)
    for unit in units {
      guard let count = parts.value(for: unit), count != 0 else { continue }
      return calendar.date(byAdding: unit, value: count, to: reference) ?? date
    }
    return date
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Date {
  /// The second that the date lies in: between fractions of seconds, Foundation's relative style rounds days, months and years
  /// up or down.
  package var inWholeSeconds: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
