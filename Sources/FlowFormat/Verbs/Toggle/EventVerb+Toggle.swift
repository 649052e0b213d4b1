import FlowEngine
import Snippets

extension EventVerb {
  /// `toggle LABEL`: switches a toggle of the snippet on show.
  ///
  /// A button of that label is not pressed: the step says that there is no such toggle.
  package static let toggle = EventVerb("toggle", usage: "toggle LABEL", parse: someText) {
    label,
    driver in
    let controls = driver.view.snippet?.tree.controls ?? []
    let named = controls.filter { $0.label == label }
    let toggles = controls.filter { $0.kind == .toggle }.map(\.label)
    guard named.isEmpty || named.contains(where: { $0.kind == .toggle }) else {
      let notice = FlowNotice.nothingToTap(label: label, controls: toggles)
      return FlowDriver.Turn(events: [.noted(notice)], ending: .complete)
    }
    return await driver.send(.tap(label))
  }
}
