import IntentModel
import SnippetFoundation
import Snippets

// What a line says where yes or no is asked: who refuses is never taken to agree.
extension FlowMachine {
  /// What a person types where yes or no is asked.
  ///
  /// In this order: the question's own buttons, denying first; `yes`, and whatever usually refuses; a control on show; the
  /// app's other words, denying first; what people usually say; the beginning of the denying button. Nothing at all, and
  /// the beginning of the accepting button, agree to nothing.
  mutating func answerConfirmation(_ open: OpenQuestion, _ typed: String) {
    let index = runs.count - 1
    let text = typed.narrowed
    guard case .confirmation(let accept, let deny, _) = open.question.kind, !text.isBlank else {
      return notAnAnswer("", nil, in: index)
    }
    let (word, bare) = (text.lowercased(), text.withoutStops)
    let isBare = bare == text
    if refuses(text, deny) || !isBare && refuses(bare, deny) { return answer(false) }
    let accepting = accept.trimmed
    if same(text, accepting) || !isBare && same(bare, accepting), bare.lowercased() != "cancel" {
      return answer(true)
    }
    let isOption = open.suggestion != nil && open.options.contains { same($0.title, text) }
    if !isOption, let yes = alwaysSays(bare, to: open) { return answer(yes) }
    if let position = exact(text, on: open.snippet) { return press(position) }
    if let yes = otherWord(text, of: open) ?? (isBare ? nil : otherWord(bare, of: open)) {
      return answer(yes)
    }
    if !isOption, let yes = Question.isYes(bare) { return answer(yes) }
    if let suggestion = open.suggestion, !Self.bareWords.contains(word) {
      return pass(suggestion, typed, in: index)
    }
    if bareWord(text) || beginning(text, of: open, accept, deny) { return }
    notAnAnswer(typed, nil, in: index)
  }

  /// Whether these are the words of the denying button, or always refuse.
  private func refuses(_ words: String, _ deny: String) -> Bool {
    same(words, deny.trimmed) || Question.refusals.contains(words.lowercased())
  }

  /// What words say whatever a control on show is called; what the app has them say comes first.
  private func alwaysSays(_ words: String, to open: OpenQuestion) -> Bool? {
    if Question.agreements.contains(words.lowercased()) {
      return otherWord(words, of: open) ?? true
    }
    return Question.isYes(words) == false ? false : nil
  }

  /// What a word says that the app counts but does not show; nil: nothing.
  ///
  /// A word that means something else everywhere does not agree.
  private func otherWord(_ text: String, of open: OpenQuestion) -> Bool? {
    guard case .request(let request) = open.purpose, case .confirmation(let asked) = request.kind
    else { return nil }
    let (accepting, denying) = (
      asked.actionName.acceptAlternatives, asked.actionName.denyAlternatives
    )
    if denying.contains(where: { same($0.trimmed, text) }) { return false }
    let word = text.lowercased()
    if Self.bareWords.contains(word) || word == "done" { return nil }
    return accepting.contains { same($0.trimmed, text) } ? true : nil
  }

  /// A label by its beginning: the denying button, a control, or several to name; false: none of them.
  private mutating func beginning(
    _ text: String,
    of open: OpenQuestion,
    _ accept: String,
    _ deny: String
  ) -> Bool {
    let controls = (open.snippet?.controls ?? []).map(\.label)
    let labels = ([accept, deny] + controls).filter { isPrefix(text, of: $0) }
    if labels == [accept, deny] {
      note(.text("'\(text.quotable)' could be \(accept) or \(deny). Type yes or no."))
      return true
    }
    if labels.count > 1 {
      note(.ambiguous(line: text, candidates: labels))
      return true
    }
    if isPrefix(text, of: deny) {
      answer(false)
      return true
    }
    return pressByPrefix(text)
  }

  /// Whether an option may be picked by these words: not one that destroys, by a word that refuses.
  func mayChoose(_ position: Int, by text: String, _ open: OpenQuestion) -> Bool {
    guard open.question.options[position].isDestructive else { return true }
    let word = text.lowercased()
    return !Question.refusals.contains(word) && word != "cancel"
  }
}
