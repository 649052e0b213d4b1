import FlowEngine

extension EventVerb {
  /// `back`: returns to the previous parameter.
  static let back = EventVerb("back", sends: .back)
}
