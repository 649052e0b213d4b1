/// A labelled control.
///
/// Renders as: `[Place Order]`, disabled `(Place Order)`; with numbers `[1: Place Order]` and
/// `(1: Place Order)`.
public nonisolated struct Button<Label: View>: PrimitiveView {
  let action: ControlAction
  let payload: (any Sendable)?
  let role: ButtonRole?
  let label: Label

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
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isEnabled = !builder.environment.isDisabled && view.action.kind != .closure
    let control = ViewTree.Control(
      label: "",
      action: view.action,
      kind: .button,
      isEnabled: isEnabled,
      isOn: nil,
      role: view.role
    )
    builder.control(control, payload: view.payload) { Label._lower(view.label, &$0) }
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
