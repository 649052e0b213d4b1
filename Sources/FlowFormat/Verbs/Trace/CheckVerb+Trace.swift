import FlowEngine

extension CheckVerb {
  /// `trace ~ {{*}}late result{{*}}`: a line of the conversation's trace.
  package static let trace = CheckVerb(
    "trace",
    usage: "trace ~ TEXT",
    parse: CheckedText.init(_:)
  ) { text, scene in
    text.verdict(among: scene.view.trace.map(scene.filtered), of: "trace", &scene.captures)
  }
}
