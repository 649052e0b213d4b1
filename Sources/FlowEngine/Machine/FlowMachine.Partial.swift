import IntentModel
import SnippetFoundation

// Questions that show some of what can be chosen: of several that fit, which one.
extension FlowMachine {
  /// A number that no option on show has: it picks none that is not on show, whatever its identifier is.
  mutating func notOnShow(_ text: String, of open: OpenQuestion, in index: Int) {
    let shown = hidesAnswers(of: index) ? secretText : text.quotable
    let rejection = ParameterRejection(
      text: text,
      reason: "'\(shown)' is not one of the choices",
      expected: ""
    )
    notAnAnswer(text, rejection.offering(open), in: index)
  }
}

extension ParameterRejection {
  /// The same, where a question shows some of what can be chosen: with what it shows.
  func offering(_ open: FlowMachine.OpenQuestion?) -> ParameterRejection {
    guard let open, open.isPartial else { return self }
    let titles = open.question.options.map(\.title)
    var rejection = self
    rejection.expected =
      titles.count <= 5
      ? "Type \(titles.dropLast().joined(separator: ", ")) or \(titles.last ?? "")"
      : "Type one of the \(titles.count), or its number"
    return rejection
  }
}
