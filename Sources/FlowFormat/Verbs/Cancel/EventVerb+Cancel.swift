import FlowEngine

extension EventVerb {
  /// `cancel`: ends the flow.
  package static let cancel = EventVerb("cancel", sends: .cancel)
}
