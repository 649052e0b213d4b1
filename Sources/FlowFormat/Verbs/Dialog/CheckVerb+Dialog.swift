import FlowEngine
import SnippetFoundation

extension CheckVerb {
  /// `dialog full ~ Order {{*}} placed.`: a sentence that the step said, in full or for beside a view.
  ///
  /// Its lines stand on the check's one, with a blank between.
  static let dialog = CheckVerb(
    "dialog",
    usage: "dialog full|supporting ~ TEXT",
    choices: ["full", "supporting"],
    parse: checked
  ) { checked, scene in
    let said = scene.events.compactMap { event -> String? in
      guard case .spoke(let full, let supporting) = event else { return nil }
      return (checked.form == .full ? full : supporting)?.onOneLine
    }
    return checked.text.verdict(among: said.map(scene.filtered), of: "dialog", &scene.captures)
  }

  private enum Form: String { case full, supporting }

  @Sendable private static func checked(_ text: String) -> (form: Form, text: CheckedText)? {
    let (word, rest) = FlowParser.split(text)
    guard let form = Form(rawValue: word), let text = CheckedText(rest) else { return nil }
    return (form, text)
  }
}
