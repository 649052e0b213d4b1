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

extension FlowMachine {
  /// Takes back the answer that several fitted, or that was nearly one: what was asked before is asked again.
  ///
  /// False where nothing was narrowed.
  mutating func widen(_ open: OpenQuestion, in index: Int) -> Bool {
    if let suggestion = open.suggestion {
      takeBack(suggestion, in: index)
      return true
    }
    if let wider = open.wider {
      runs[index].question = wider.question
      askAgain()
      return true
    }
    guard open.isPartial, case .parameter(let slot) = open.purpose else { return false }
    runs[index].question = nil
    if runs[index].slots[slot].isSet { advance(index) } else { ask(slot: slot, of: index) }
    return true
  }
}

extension ParameterRejection {
  /// The same, where a question shows some of what can be chosen: with what it shows.
  func offering(_ open: FlowMachine.OpenQuestion?) -> ParameterRejection {
    guard let open, open.isPartial || open.isNarrowed else { return self }
    var rejection = self
    rejection.expected = "Type \(open.offer)"
    return rejection
  }
}

extension FlowMachine.OpenQuestion {
  /// What is shown to choose from, for a sentence that begins with "Type".
  var offer: String {
    let titles = question.typedOptions
    guard (1...5).contains(titles.count), let last = titles.last else {
      return "one of the \(titles.count), or its number"
    }
    return titles.count == 1 ? last : "\(titles.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// The question, with the hint of what it takes: where only its options are answers, these.
  var shown: Question {
    guard isNarrowed, !question.options.isEmpty else { return question }
    let offer = offer
    return Question(
      number: question.number,
      kind: question.kind,
      prompt: question.prompt,
      options: question.options,
      hint: offer,
      attempt: question.attempt,
      attempts: question.attempts
    )
  }
}
