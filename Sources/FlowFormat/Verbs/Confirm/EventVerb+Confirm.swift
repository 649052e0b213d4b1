import FlowEngine

extension EventVerb {
  /// `confirm`: says yes to the confirmation that is open.
  package static let confirm = EventVerb("confirm", sends: .confirm)
}
