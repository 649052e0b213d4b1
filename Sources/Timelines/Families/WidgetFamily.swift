import SnippetFoundation

/// The size and shape of a widget.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetfamily
public enum WidgetFamily: Int, Sendable, Hashable, CaseIterable, Codable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  /// The small square of a Home Screen: 20 columns.
  case systemSmall = 0
  /// Twice as wide: 44 columns.
  case systemMedium = 1
  /// Twice as wide and high: 44 columns.
  case systemLarge = 2
  /// Four times as wide, on large screens: 90 columns.
  case systemExtraLarge = 3
  /// A circle on a Lock Screen or a watch face: 9 columns.
  case accessoryCircular = 4
  /// A few lines on a Lock Screen or a watch face: 20 columns.
  case accessoryRectangular = 5
  /// One line above the time: 30 columns.
  case accessoryInline = 6
  /// A corner of a watch face: 9 columns.
  case accessoryCorner = 7
  /// Twice as high as wide, on large screens: 44 columns.
  case systemExtraLargePortrait = 8

  /// The case's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }

  /// The case's name.
  public var debugDescription: String { description }

  /// The columns that it has in a terminal.
  var columns: Int {
    switch self {
    case .systemSmall, .accessoryRectangular: 20
    case .systemMedium, .systemLarge, .systemExtraLargePortrait: 44
    case .systemExtraLarge: 90
    case .accessoryCircular, .accessoryCorner: 9
    case .accessoryInline: 30
    }
  }

  /// The rows that it has in a terminal: of 16 points each, and one for a line of text.
  var rows: Int {
    self == .accessoryInline ? 1 : Int((displaySize.height / 16).rounded(.toNearestOrEven))
  }

  /// In points, as on a phone of middling size; the source is Apple's table of widget sizes.
  var displaySize: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    case .accessoryCorner: CGSize(width: 72, height: 72)
    case .systemExtraLargePortrait: CGSize(width: 342, height: 715)
    }
  }
}
