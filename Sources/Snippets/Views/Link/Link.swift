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
    let control = ViewTree.Control(
      label: "",
      action: ControlAction(kind: .link, identifier: view.destination.absoluteString),
      kind: .button,
      isEnabled: !builder.environment.isDisabled,
      isOn: nil,
      role: nil
    )
    builder.control(control, payload: view.destination) { Label._lower(view.label, &$0) }
  }
}

extension Link where Label == Text {
  /// Makes a link of a literal.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}
