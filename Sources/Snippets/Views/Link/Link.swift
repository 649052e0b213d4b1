public import SnippetFoundation

/// A control that opens an address.
///
/// Renders as: `[Menu]`; with numbers `[1: Menu]`.
public nonisolated struct Link<Label: View>: PrimitiveView {
  private let destination: URL
  private let label: Label

  /// Makes a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Appends the control's node.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.drawsButtonsElsewise { return lowerElsewise(view, &builder) }
    let action = ControlAction(kind: .link, identifier: view.destination.absoluteString)
    let open = builder.openControl(action, view.destination, isOn: nil, role: nil)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
  }

  /// In another control's label only the words are drawn; an app's style of buttons is one of links.
  @MainActor
  private static func lowerElsewise(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.environment.isInControl { return Label._lower(view.label, &builder) }
    let action = ControlAction(kind: .link, identifier: view.destination.absoluteString)
    builder.styledControl(action, view.destination, isOn: nil, role: nil, view.label) {
      $0.draw(.button, PrimitiveButtonStyleConfiguration(role: nil, label: $1))
    }
  }
}
