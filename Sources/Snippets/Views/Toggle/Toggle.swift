/// A control that is on or off.
///
/// Renders as: `[x] Oat milk`, off `[ ] Oat milk`, disabled `(x) Oat milk`; with numbers
/// `[2: x] Oat milk`.
@frozen
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  @usableFromInline let action: ControlAction
  @usableFromInline let payload: (any Sendable)?
  @usableFromInline let isOn: Bool
  @usableFromInline let label: Label

  /// A toggle whose tap is described by data.
  @inlinable
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
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let open = builder.openControl(view.action, view.payload, isOn: view.isOn, role: nil)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
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
