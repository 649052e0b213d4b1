import IntentModel
import SnippetFoundation
import Snippets

// Second thoughts: a step back, another value for a parameter, and what comes after too many wrong answers.
extension FlowMachine {
  /// Goes back to the parameter that was answered last; its value is forgotten, but shown with the question.
  mutating func back() {
    guard isSettled else { return note(.busy) }
    guard let index = runs.indices.last, let open = openQuestion else {
      return note(.nothingBefore)
    }
    if takeBackFromList(open, in: index) { return }
    guard let slot = runs[index].answered.last else { return note(.nothingBefore) }
    guard leave(open, in: index) else { return }
    runs[index].answered.removeLast()
    let was = runs[index].slots[slot].text
    forget(slot, in: index)
    record("back to \(runs[index].slots[slot].parameter.name)")
    ask(slot: slot, of: index, was: was)
  }

  /// Gives a parameter of the run another value; what is asked now is asked again afterwards.
  mutating func set(_ argument: String) {
    guard isSettled else { return note(.busy) }
    guard let index = runs.indices.last, let open = openQuestion else {
      return note(.nothingToSet)
    }
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    let names = runs[index].slots.map(\.parameter.name)
    guard words.count == 2 else { return note(.howToSet(names)) }
    guard let slot = names.firstIndex(where: { same($0, words[0]) }) else {
      return note(.unknownParameter(words[0], names: names))
    }
    guard leave(open, in: index) else { return }
    let parameter = runs[index].slots[slot].parameter
    understand(words[1], from: .correction, slot: slot, by: parameter, in: index)
  }

  /// A parameter's value was corrected, or could not be: what is missing is asked for, or perform begins.
  mutating func corrected(_ index: Int) { advance(index) }

  /// Takes the question off.
  ///
  /// A suspended perform is given up, and begun again later, unless it has had an effect.
  private mutating func leave(_ open: OpenQuestion, in index: Int) -> Bool {
    guard case .request(let request) = open.purpose else {
      runs[index].question = nil
      return true
    }
    if let effect = runs[index].effects.last {
      note(.pastEffect(effect))
      return false
    }
    runs[index].question = nil
    for other in [request] + runs[index].queued {
      actions.append(.reply(request: other.id, .cancelled))
    }
    runs[index].queued = []
    if let position = calls.firstIndex(where: { $0.id == request.call }) {
      actions.append(.cancelTask(calls.remove(at: position).id))
    }
    return true
  }

  private mutating func forget(_ slot: Int, in index: Int) {
    actions.append(.clear(runs[index].slots[slot].parameter))
    runs[index].slots[slot].isSet = false
    runs[index].slots[slot].text = nil
    runs[index].slots[slot].collected = []
    // What can be chosen later may depend on this.
    for other in runs[index].slots.indices { runs[index].slots[other].options = nil }
  }

  /// An effect of the app was committed: no step goes back past it.
  ///
  /// One of a call that was given up counts, but belongs to no run.
  mutating func committed(_ effect: String, by id: Int?) {
    let call = calls.first { $0.id == id }
    if let id, call == nil, let note = callNotes[id], note.givenUp != nil {
      return warn(.late(what: "late: effect \(effect) of \(note.title), which had been given up"))
    }
    record(.effect, "effect \(effect)")
    if let index = call.flatMap({ index(ofRun: $0.run) }) ?? runs.indices.last {
      runs[index].effects.append(effect)
    }
  }

  /// What a person types when the tries are used up: to go on, to hear what is valid, or to stop.
  ///
  /// A value is still taken; nothing is agreed to, or picked, by who only types on.
  mutating func afterTheLimit(_ text: String, in index: Int) -> Bool {
    guard let open = runs[index].question, open.question.attempt > open.question.attempts else {
      return false
    }
    switch text.lowercased() {
    case "keep", "k", "keep trying":
      runs[index].question?.question.attempt = 1
      askAgain()
      return true
    case "explain", "e":
      note(help())
      return true
    default: break
    }
    if case .value = open.question.kind { return false }
    if Self.bareWords.contains(text.lowercased()) {
      _ = bareWord(text)
    } else if case .confirmation(_, let deny, _) = open.question.kind,
      same(text, deny) || Question.refusals.contains(text.lowercased())
    {
      answer(false)
    } else {
      note(.tooManyTries(prompt: open.question.prompt))
    }
    return true
  }
}
