public import SnippetFoundation

/// What a rendering depends on besides the view.
public struct RenderSettings: Sendable, Equatable {
  /// The columns offered.
  public var columns = 44
  /// Controls are drawn with the number that taps them.
  public var numbersControls = false
  /// The app's text is drawn so that no part of it looks like a control with a number, whether any has one or not.
  package var marksForgedControls = false
  /// The rows are written in ASCII: what has a spelling there is spelled before it is laid out.
  package var spellsLetters = false
  /// The language and region of numbers and dates.
  public var locale = Locale.source
  /// The time zone that dates are written in.
  public var timeZone = Self.greenwich
  /// The calendar that dates are written in; unless it is set, in the words and with the weeks of the locale.
  public var calendar = Self.gregorian
  /// What relative dates are counted from.
  public var now = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether the surroundings are light or dark.
  public var colorScheme = ColorScheme.light

  /// The settings of a snippet.
  static let standard = RenderSettings()

  // Made once: each is looked up by its name.
  private static let greenwich = TimeZone(identifier: "GMT") ?? .current
  private static let gregorian = gregorian(in: .source)
  private static let gregorians = BoundedCache<String, Calendar>(limit: 16)

  /// The calendar with the locale.
  var localCalendar: Calendar {
    guard calendar == Self.gregorian else { return calendar }
    return Self.gregorians.value(of: locale, else: Self.gregorian)
  }

  private static func gregorian(in locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar
  }

  /// Whether all bytes are the same: certainly equal then, and known without asking a locale or a calendar.
  func isSame(as other: RenderSettings) -> Bool { haveSameBytes(self, other) }

  /// Whether all that an environment is made of has the same bytes, the time aside: certainly equal then, and known without
  /// asking a locale or a calendar.
  func hasSameSurroundings(as other: RenderSettings) -> Bool {
    haveSameBytes(locale, other.locale) && haveSameBytes(timeZone, other.timeZone)
      && haveSameBytes(calendar, other.calendar) && colorScheme == other.colorScheme
  }

  /// Makes the settings of a snippet: 44 columns, English, Greenwich.
  public init(columns: Int = 44, numbersControls: Bool = false) {
    self.columns = columns
    self.numbersControls = numbersControls
  }
}
