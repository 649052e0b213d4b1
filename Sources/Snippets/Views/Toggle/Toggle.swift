/// A control that is on or off.
///
/// A toggle of a binding is drawn disabled, and the tree warns of it: in a snippet or a widget only an intent can be
/// run (`Toggle(isOn:intent:)`). Renders as: `[x] Oat milk`, off `[ ] Oat milk`, disabled `(x) Oat milk`, partly on
/// `(/) Extras`; with numbers `[2: x] Oat milk`. Where there is no column beside the mark the label is below it.
@frozen
public nonisolated struct Toggle<Label: View>: PrimitiveView {
  @usableFromInline let action: ControlAction
  @usableFromInline let payload: (any Sendable)?
  @usableFromInline let isOn: Bool
  @usableFromInline var isMixed = false
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

  /// A toggle of several values: on if all are, partly on if some are.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let states = sources.map { $0[keyPath: isOn].wrappedValue }
    let isMixed = states.contains(true) && states.contains(false)
    self.init(isOn: .constant(!states.isEmpty && !states.contains(false)), label: label)
    self.isMixed = isMixed
  }

  /// Appends the control's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.drawsTogglesElsewise || view.isMixed { return lowerElsewise(view, &builder) }
    let open = builder.openControl(view.action, view.payload, isOn: view.isOn, role: nil)
    Label._lower(view.label, &builder)
    builder.closeControl(open)
  }

  /// In another control's label only the words are drawn; an app's style draws the label and more.
  @MainActor @usableFromInline
  static func lowerElsewise(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.environment.isInControl { return Label._lower(view.label, &builder) }
    let (action, payload) = (view.action, view.payload)
    if builder.isIn(.labelsHidden) {
      let name = builder.words(of: view.label)
      var control = builder.beginControl(
        action,
        payload,
        isOn: view.isOn,
        role: nil,
        isMixed: view.isMixed
      )
      builder.spokenLabel = name
      control.index = builder.open(control.node)
      builder.text("")
      return builder.closeControl(control)
    }
    builder.styledControl(
      action,
      payload,
      isOn: view.isOn,
      role: nil,
      isMixed: view.isMixed,
      view.label
    ) {
      let configuration = ToggleStyleConfiguration(
        isOn: .constant(view.isOn),
        isMixed: view.isMixed,
        label: $1
      )
      return $0.draw(.toggle, configuration)
    }
  }
}

extension TreeBuilder {
  @inlinable @inline(__always)
  var drawsTogglesElsewise: Bool {
    environment.isInControl || isIn([.toggleStyle, .labelsHidden])
  }
}
