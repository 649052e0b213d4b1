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
    let action = ControlAction(kind: .link, identifier: view.destination.absoluteString)
    let open = builder.openControl(action, view.destination, isOn: nil, role: nil)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
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
