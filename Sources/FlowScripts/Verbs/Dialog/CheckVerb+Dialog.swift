import FlowEngine

extension CheckVerb {
  /// `dialog full ~ Order {{*}} placed.`: a sentence that the step said, in full.
  static let dialog = CheckVerb(
    "dialog",
    usage: "dialog full ~ TEXT",
    parse: full
  ) { text, scene in
    let said = scene.events.compactMap { event in
      if case .said(let sentence) = event { sentence } else { nil }
    }
    return text.verdict(among: said, of: "dialog", &scene.captures)
  }

  @Sendable private static func full(_ text: String) -> CheckedText? {
    let (form, rest) = FlowParser.split(text)
    return form == "full" ? CheckedText(rest) : nil
  }
}
