/// A labelled control.
///
/// Renders as: `[Place Order]`, disabled `(Place Order)`; with numbers `[1: Place Order]` and
/// `(1: Place Order)`.
@frozen
public nonisolated struct Button<Label: View>: PrimitiveView {
  @usableFromInline let action: ControlAction
  @usableFromInline let payload: (any Sendable)?
  @usableFromInline let role: ButtonRole?
  @usableFromInline let label: Label

  /// A button whose tap is described by data.
  @inlinable
  package init(_action: ControlAction, payload: (any Sendable)?, role: ButtonRole?, label: Label) {
    action = _action
    self.payload = payload
    self.role = role
    self.label = label
  }

  /// A button with a closure: accepted, drawn disabled.
  ///
  /// In a snippet only intents can be tapped.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a closure: accepted, drawn disabled.
  ///
  /// In a snippet only intents can be tapped.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    let nothing = ControlAction(kind: .closure, identifier: "")
    self.init(_action: nothing, payload: nil, role: role, label: label())
  }

  /// Appends the control's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let open = builder.openControl(view.action, view.payload, isOn: nil, role: view.role)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
  }
}

extension Button where Label == Text {
  /// A button with a closure: accepted, drawn disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a closure: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }
}
