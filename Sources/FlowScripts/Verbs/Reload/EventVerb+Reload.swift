import FlowEngine

extension EventVerb {
  /// `reload INTENT`: what the app does with `reload()`.
  package static let reload = EventVerb("reload", usage: "reload INTENT", parse: someText) {
    name,
    driver in
    await driver.send(.reload(name))
  }
}
