/// A control that is on or off.
///
/// Renders as: `[x] Oat milk`, off `[ ] Oat milk`, disabled `(x) Oat milk`; with numbers
/// `[2: x] Oat milk`.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  let action: ControlAction
  let payload: (any Sendable)?
  let isOn: Bool
  let label: Label

  package init(_action: ControlAction, payload: (any Sendable)?, isOn: Bool, label: Label) {
    action = _action
    self.payload = payload
    self.isOn = isOn
    self.label = label
  }

  /// A toggle of a binding: accepted, drawn disabled.
  ///
  /// In a snippet only intents can be tapped.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    let nothing = ControlAction(kind: .closure, identifier: "")
    self.init(_action: nothing, payload: nil, isOn: isOn.wrappedValue, label: label())
  }

  /// Appends the control's node.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let isEnabled = !builder.environment.isDisabled && view.action.kind != .closure
    let control = ViewTree.Control(
      label: "",
      action: view.action,
      kind: .toggle,
      isEnabled: isEnabled,
      isOn: view.isOn,
      role: nil
    )
    builder.control(control, payload: view.payload) { Label._lower(view.label, &$0) }
  }
}

extension Toggle where Label == Text {
  /// A toggle of a binding: accepted, drawn disabled.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle of a binding: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(verbatim: String(title)) }
  }
}
