/// The size and shape of a widget, as parameters and summaries name it.
///
/// **Source**: developer.apple.com/documentation/appintents/intentwidgetfamily
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable, Codable, _IntentValue {
  /// The small square of a Home Screen.
  case systemSmall
  /// Twice as wide.
  case systemMedium
  /// Twice as wide and high.
  case systemLarge
  /// Four times as wide, on large screens.
  case systemExtraLarge
  /// A corner of a watch face.
  case accessoryCorner
  /// A circle on a Lock Screen or a watch face.
  case accessoryCircular
  /// A few lines on a Lock Screen or a watch face.
  case accessoryRectangular
  /// One line above the time.
  case accessoryInline
}
