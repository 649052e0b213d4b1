import IntentModel
import SnippetFoundation

// "Did you mean Latte?": an answer with a slip is asked about, never taken unasked.
extension FlowMachine {
  /// An option that was nearly named, and the question that it was an answer to.
  ///
  /// A class, since few questions have one and all would have its room.
  final class Suggestion: Sendable {
    let option: ParameterOption
    let rejection: ParameterRejection
    /// nil: the text came with the invocation.
    let question: Question?

    init(option: ParameterOption, rejection: ParameterRejection, question: Question?) {
      self.option = option
      self.rejection = rejection
      self.question = question
    }
  }

  /// Asks whether the option was meant.
  mutating func suggest(
    _ option: ParameterOption,
    _ rejection: ParameterRejection,
    slot: Int?,
    by parameter: any AnyIntentParameter,
    in index: Int
  ) {
    let prompt = option.question?.prompt ?? "Did you mean \(option.title)?"
    var asked = yesOrNo(prompt, accept: "Yes", deny: "No")
    asked.isGuess = true
    if var open = runs[index].question {
      open.suggestion = Suggestion(option: option, rejection: rejection, question: open.question)
      open.question = asked
      runs[index].question = open
      emit(.asked(asked))
    } else if let slot {
      var open = OpenQuestion(
        question: asked,
        purpose: .parameter(slot: slot),
        parameter: parameter
      )
      open.suggestion = Suggestion(option: option, rejection: rejection, question: nil)
      self.open(open, in: index)
    } else {
      return
    }
    if let view = option.question?.view { showBeside(view, in: index) }
  }

  /// Yes takes the option; no is for the resolver that asked to answer, else a wrong answer to the question before.
  mutating func answer(_ suggestion: Suggestion, _ yes: Bool, in index: Int) {
    guard let open = putBack(suggestion, in: index) else { return }
    let slot: Int? = if case .parameter(let slot) = open.purpose { slot } else { nil }
    if yes { return accept(suggestion.option.value, slot: slot, in: index) }
    if let declined = suggestion.option.question?.declined, let parameter = open.parameter {
      let source: TextSource = suggestion.question == nil ? .invocation : .answer
      let text = suggestion.rejection.text
      return understand(
        text,
        from: source,
        slot: slot,
        by: parameter,
        in: index,
        declined: declined + 1
      )
    }
    if suggestion.question != nil { return reject(suggestion.rejection.words, in: index) }
    note(.text(suggestion.rejection.sentences))
    if let slot { ask(slot: slot, of: index) }
  }

  /// Anything but yes and no is an answer to the question before.
  mutating func pass(_ suggestion: Suggestion, _ line: String, in index: Int) {
    guard let open = putBack(suggestion, in: index) else { return }
    if suggestion.question != nil { return take(.line(line)) }
    guard case .parameter(let slot) = open.purpose, let parameter = open.parameter else { return }
    understand(line, from: .invocation, slot: slot, by: parameter, in: index)
  }

  /// Neither yes nor no: the answer that was nearly one is taken back.
  mutating func takeBack(_ suggestion: Suggestion, in index: Int) {
    guard let open = putBack(suggestion, in: index) else { return }
    if suggestion.question != nil { return askAgain() }
    if case .parameter(let slot) = open.purpose { ask(slot: slot, of: index) }
  }

  /// The question that stood before the suggestion; it is open again, or none is.
  private mutating func putBack(_ suggestion: Suggestion, in index: Int) -> OpenQuestion? {
    guard var open = runs[index].question else { return nil }
    open.suggestion = nil
    if let question = suggestion.question {
      open.question = question
      runs[index].question = open
    } else {
      runs[index].question = nil
    }
    return open
  }
}
