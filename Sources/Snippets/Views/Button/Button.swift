/// A labelled control.
///
/// A button with a closure is drawn disabled, and the tree warns of it: in a snippet or a widget only an intent can be
/// tapped (`Button(intent:)`). A style of the app's decides what stands around the label, never whether it can be seen
/// to be a button. Several views in its label without a stack stand side by side. Renders as: `[Place Order]`, disabled
/// `(Place Order)`; with numbers `[1: Place Order]` and `(1: Place Order)`; one that destroys something `[! Cancel Order]`,
/// with numbers `[1: ! Cancel Order]`. One without words is `[]` on a row, and in front of another view it is around that:
/// `[Title of a card]`.
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
    if builder.drawsButtonsElsewise { return lowerElsewise(view, &builder) }
    let open = builder.openControl(view.action, view.payload, isOn: nil, role: view.role)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
  }

  /// In another control's label only the words are drawn; an app's style draws the label and more.
  @MainActor @usableFromInline
  static func lowerElsewise(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.environment.isInControl { return Label._lower(view.label, &builder) }
    builder.styledControl(view.action, view.payload, isOn: nil, role: view.role, view.label) {
      let configuration = PrimitiveButtonStyleConfiguration(role: view.role, label: $1)
      return $0.draw(.button, configuration)
    }
  }
}

extension TreeBuilder {
  @inlinable @inline(__always)
  var drawsButtonsElsewise: Bool { environment.isInControl || isIn(.buttonStyle) }
}
