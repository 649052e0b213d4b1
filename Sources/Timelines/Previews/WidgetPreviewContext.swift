public import Snippets

/// The family that a preview of a widget's view is drawn in: the form before `#Preview`.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetpreviewcontext
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  /// In a family.
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Draws a preview in the size of a widget, as `#Preview` of the widget does; what is inside knows its family.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/view/previewcontext(_:)
  public nonisolated func previewContext(_ value: WidgetPreviewContext) -> some View {
    WidgetSurface(family: value.family, isFramed: true) { self }
  }
}
