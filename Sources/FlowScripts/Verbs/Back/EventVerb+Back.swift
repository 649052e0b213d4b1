import FlowEngine

extension EventVerb {
  /// `back`: to the parameter that was answered before.
  static let back = EventVerb("back", sends: .back)
}
