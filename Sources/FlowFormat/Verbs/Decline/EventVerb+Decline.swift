import FlowEngine

extension EventVerb {
  /// `decline`: says no to the confirmation that is open; the flow goes on as the app decides.
  package static let decline = EventVerb("decline", sends: .decline)
}
