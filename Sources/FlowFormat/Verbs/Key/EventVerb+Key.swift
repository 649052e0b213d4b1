import FlowEngine

extension EventVerb {
  /// `key C-c`, `key C-d`: a key on an empty line.
  package static let key = EventVerb(
    "key",
    usage: "key C-c",
    choices: ["C-c", "C-d"],
    sends: input
  )

  @Sendable private static func input(of name: String) -> FlowInput? {
    switch name {
    case "C-c": .interrupt
    case "C-d": .endOfInput
    default: nil
    }
  }
}
