import FlowEngine

extension EventVerb {
  /// `confirm`: says yes to the confirmation that is open.
  static let confirm = EventVerb("confirm", sends: .confirm)
}
