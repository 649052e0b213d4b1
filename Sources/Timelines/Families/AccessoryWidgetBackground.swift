public import Snippets

/// The ground of a widget on a Lock Screen or a watch face.
///
/// Renders as nothing, in all the room there is.
///
/// **Source**: developer.apple.com/documentation/widgetkit/accessorywidgetbackground
public nonisolated struct AccessoryWidgetBackground: View {
  /// A ground.
  public init() {}

  /// Nothing, in all the room there is.
  public var body: some View { Color.clear }
}
