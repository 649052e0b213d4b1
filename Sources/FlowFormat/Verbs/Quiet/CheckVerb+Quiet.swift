import FlowEngine

extension CheckVerb {
  /// `quiet`: the step brought no reply.
  static let quiet = CheckVerb(
    "quiet",
    usage: "quiet",
    parse: noText
  ) { _, scene in
    if scene.rows.isEmpty { return .holds }
    return .differs(
      expected: "no reply",
      actual: scene.rows.joined(separator: "\n"),
      rewritten: nil
    )
  }
}
