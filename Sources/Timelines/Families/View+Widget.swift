public import SnippetFoundation
public import Snippets

// What a widget's view says to the system: accepted, a terminal has none of it.
extension View {
  /// The address that the app opens when the widget is tapped; accepted, a preview is not tapped.
  public nonisolated func widgetURL(_ url: URL?) -> Self { self }

  /// A text beside an accessory; not drawn, as `showsWidgetLabel` says.
  public nonisolated func widgetLabel(_ label: LocalizedStringKey) -> Self { self }
  /// A text beside an accessory; not drawn, as `showsWidgetLabel` says.
  @_disfavoredOverload
  public nonisolated func widgetLabel(_ label: LocalizedStringResource) -> Self { self }
  /// A text beside an accessory; not drawn, as `showsWidgetLabel` says.
  @_disfavoredOverload
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> Self { self }
  /// A view beside an accessory; not drawn, as `showsWidgetLabel` says.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }
  /// Bends what is in the corner of a watch face; accepted.
  public nonisolated func widgetCurvesContent(_ curves: Bool = true) -> Self { self }
}
