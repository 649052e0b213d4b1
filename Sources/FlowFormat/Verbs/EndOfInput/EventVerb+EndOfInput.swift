import FlowEngine

extension EventVerb {
  /// `eof`: the input ends.
  package static let endOfInput = EventVerb("eof", sends: .endOfInput)
}
