import FlowEngine

extension EventVerb {
  /// `then INTENT`: the last value goes on to the next intent.
  package static let then = EventVerb("then", usage: "then INTENT", parse: someText) {
    name,
    driver in
    await driver.send(.then(name))
  }
}
