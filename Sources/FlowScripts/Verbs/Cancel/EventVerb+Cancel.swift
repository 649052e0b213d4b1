import FlowEngine

extension EventVerb {
  /// `cancel`: ends the flow.
  static let cancel = EventVerb("cancel", sends: .cancel)
}
