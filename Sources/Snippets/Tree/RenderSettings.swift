public import SnippetFoundation

/// What a rendering depends on besides the view.
public struct RenderSettings: Sendable, Equatable {
  /// The columns offered.
  public var columns = 44
  /// Controls are drawn with the number that taps them.
  public var numbersControls = false
  /// The language and region of numbers and dates.
  public var locale = Locale.source
  /// The time zone that dates are written in.
  public var timeZone = Self.greenwich
  /// The calendar that dates are written in.
  public var calendar = Self.gregorian
  /// What relative dates are counted from.
  public var now = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether the surroundings are light or dark.
  public var colorScheme = ColorScheme.light

  static let greenwich = TimeZone(identifier: "GMT") ?? .current
  static let gregorian = Calendar(identifier: .gregorian)

  /// Makes the settings of a snippet: 44 columns, English, Greenwich.
  public init(columns: Int = 44, numbersControls: Bool = false) {
    self.columns = columns
    self.numbersControls = numbersControls
  }
}
