@testable import Snippets

/// A button with an intent behind it.
@MainActor
func intent<L: View>(
  role: ButtonRole? = nil,
  @ViewBuilder label: () -> L
) -> Button<L> {
  let action = ControlAction(kind: .intent, identifier: "pay")
  return Button(_action: action, payload: "pay", role: role, label: label())
}
