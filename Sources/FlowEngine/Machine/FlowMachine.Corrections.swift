import IntentModel
import SnippetFoundation
import Snippets

// Second thoughts: a step back, another value for a parameter, and what comes after too many wrong answers.
extension FlowMachine {
  /// Goes back to what was answered last: what is asked of several that fit, a question of perform, a parameter.
  ///
  /// A parameter's value is forgotten, but shown with the question.
  mutating func back() {
    guard isSettled else { return note(.busy) }
    guard let index = runs.indices.last, let open = openQuestion else {
      return note(.nothingBefore)
    }
    if takeBackFromList(open, in: index) || widen(open, in: index)
      || backInPerform(open, in: index)
    {
      return
    }
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
    let words = argument.split(whereSeparator: \.isWhitespace)
    let names = runs[index].spokenNames
    guard words.count > 1 else { return note(.howToSet(names)) }
    guard let named = runs[index].slot(namedBy: words) else {
      return note(.unknownParameter(String(words[0]), names: names))
    }
    guard leave(open, in: index) else { return }
    let parameter = runs[index].slots[named.slot].parameter
    let value = argument[words[named.words].startIndex...].trimmed
    understand(value, from: .correction, slot: named.slot, by: parameter, in: index)
  }

  /// `change size to small`, where no value is asked for: the same as `/set size small`; false: it is something else.
  mutating func corrects(_ text: String, in index: Int) -> Bool {
    guard runs[index].question?.parameter == nil, !isPhrase(text),
      let argument = runs[index].correction(in: text)
    else { return false }
    set(argument)
    return true
  }

  /// What a correction in words begins with.
  static let correctingVerbs: Set<String> = ["change", "make", "set", "switch"]

  /// A parameter's value was corrected, or could not be: what is missing is asked for, or perform begins.
  mutating func corrected(_ index: Int) { advance(index) }

  /// Takes the question off.
  ///
  /// A suspended perform is given up, and begun again later, unless it has had an effect.
  mutating func leave(_ open: OpenQuestion, in index: Int) -> Bool {
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
      giveUp(calls.remove(at: position).id)
    }
    putValuesBack(in: index)
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
    guard let asked = runs[index].asked, asked.attempt > asked.attempts,
      let open = runs[index].question
    else { return false }
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
      same(text, deny) || Question.isYes(text.withoutStops) == false
    {
      answer(false)
    } else {
      note(.tooManyTries(prompt: open.question.prompt))
    }
    return true
  }
}

extension FlowMachine.Run {
  /// What the parameters are called where a person is told: by their titles, of two with one title by their names.
  fileprivate var spokenNames: [String] {
    let titles = slots.map(\.parameter.title.trimmed)
    return slots.indices.map { place in
      let title = titles[place]
      let isOther = titles.indices.contains { $0 != place && titles[$0].isSame(as: title) }
      return title.isEmpty || isOther ? slots[place].parameter.name : title
    }
  }

  /// What stands behind `/set` for a correction in words; nil: it is none.
  fileprivate func correction(in text: String) -> String? {
    var words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, FlowMachine.correctingVerbs.contains(words[0].lowercased()) else {
      return nil
    }
    words.removeFirst()
    if slot(namedBy: words) == nil, ["my", "the"].contains(words[0].lowercased()) {
      words.removeFirst()
    }
    guard let named = slot(namedBy: words) else { return nil }
    let name = words[..<named.words].joined(separator: " ")
    let behind = words[named.words...]
    let value =
      behind.count > 1 && ["into", "to"].contains(behind.first?.lowercased() ?? "")
      ? behind.dropFirst() : behind
    return value.first.map { "\(name) \(text[$0.startIndex...])" }
  }

  /// The parameter that words begin with, by its title or its name, and how many words that are: the longest first, and
  /// always with a value behind it; nil: none.
  func slot(namedBy words: [Substring]) -> (slot: Int, words: Int)? {
    let longest = slots.map { $0.parameter.title.split(whereSeparator: \.isWhitespace).count }.max()
    for count in (1..<max(min(words.count, (longest ?? 0) + 1), 2)).reversed()
    where count < words.count {
      let said = words[..<count].joined(separator: " ")
      let isTitle = { (slot: FlowMachine.Slot) in
        slot.parameter.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          .isSame(as: said)
      }
      if let slot = slots.firstIndex(where: isTitle)
        ?? slots.firstIndex(where: { $0.parameter.name.isSame(as: said) })
      {
        return (slot, count)
      }
    }
    return nil
  }
}
