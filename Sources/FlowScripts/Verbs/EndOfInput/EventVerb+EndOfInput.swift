import FlowEngine

extension EventVerb {
  /// `eof`: the input ends.
  static let endOfInput = EventVerb("eof", sends: .endOfInput)
}
