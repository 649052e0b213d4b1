import FlowEngine

extension EventVerb {
  /// `toggle LABEL`: switches a toggle of the snippet on show.
  static let toggle = EventVerb("toggle", usage: "toggle LABEL", parse: someText) { label, driver in
    await driver.send(.tap(label))
  }
}
