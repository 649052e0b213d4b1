import FlowEngine

extension EventVerb {
  /// `done`: ends a list that is asked for item by item.
  package static let done = EventVerb("done", sends: .done)
}
