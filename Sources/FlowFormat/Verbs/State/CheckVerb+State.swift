import FlowEngine

extension CheckVerb {
  /// `state confirming`: one of idle, asking, confirming, choosing and running.
  static let state = CheckVerb(
    "state",
    usage: "state idle, asking, confirming, choosing or running",
    choices: ["idle", "asking", "confirming", "choosing", "running"],
    parse: ConversationView.Phase.init(rawValue:)
  ) { phase, scene in
    let actual = scene.view.phase
    if actual == phase { return .holds }
    return .differs(
      expected: phase.rawValue,
      actual: actual.rawValue,
      rewritten: actual.rawValue
    )
  }
}
