import FlowEngine

extension EventVerb {
  /// `back`: to the parameter that was answered before.
  package static let back = EventVerb("back", sends: .back)
}
