import FlowEngine

extension EventVerb {
  /// `then INTENT`: the last value goes on to the next intent.
  package static let then = EventVerb("then", usage: "then INTENT") {
    someText($0).map { .then($0) }
  }
}
