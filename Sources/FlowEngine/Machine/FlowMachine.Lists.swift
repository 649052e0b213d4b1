import IntentModel
import SnippetFoundation

// Parameters that hold several values: "a, b and c" at once, or one at a time until "done".
extension FlowMachine {
  /// Puts values into the list of a slot, and asks for another or goes on.
  ///
  /// Several at once are the whole list where nothing was given before; so is what an invocation or a correction gives.
  mutating func gather(_ value: any Sendable, slot: Int, from source: TextSource, in index: Int) {
    let parameter = runs[index].slots[slot].parameter
    let before = source == .answer ? runs[index].slots[slot].collected : []
    let new = elements(of: value) ?? [value]
    let all: [any Sendable]
    do {
      all = try parameter.adding(new, to: before)
    } catch {
      let rejection = error.hidden(runs[index].slots[slot].isSecret)
      return refuse(list: rejection, slot: slot, from: source, in: index)
    }
    // What came with this answer alone: the list may have begun before.
    if source == .answer { lastAnswer = (parameter.name, new) }
    let least = parameter.size?.min ?? 1
    // Where perform asks which of several it is, one pick is the answer.
    let isPick = runs[index].question?.isNarrowed == true && all.count >= least
    let isWhole = source != .answer || (before.isEmpty && (new.count > 1 || isPick))
    if all.count >= least, isWhole || all.count == parameter.size?.max {
      return keep(all, slot: slot, from: source, in: index)
    }
    if isWhole {
      return refuse(list: tooFew(all.count, parameter), slot: slot, from: source, in: index)
    }
    runs[index].slots[slot].collected = all
    runs[index].slots[slot].was = nil
    ask(slot: slot, of: index)
  }

  /// The list is complete: "done".
  mutating func finishList() {
    guard let index = runs.indices.last, let open = openQuestion, open.suggestion == nil,
      case .parameter(let slot) = open.purpose, let parameter = open.parameter, parameter.isList
    else {
      return note(isSettled ? .text("There is nothing to end or to put away.") : .busy)
    }
    let collected = runs[index].slots[slot].collected
    guard collected.count >= parameter.size?.min ?? 1 else {
      return reject(tooFew(collected.count, parameter).words, in: index)
    }
    keep(collected, slot: slot, from: .answer, in: index)
  }

  /// Takes the value of a list that was given last off again; false if there is none.
  mutating func takeBackFromList(_ open: OpenQuestion, in index: Int) -> Bool {
    guard case .parameter(let slot) = open.purpose, !runs[index].slots[slot].collected.isEmpty
    else { return false }
    let last = runs[index].slots[slot].collected.removeLast()
    let isSecret = runs[index].slots[slot].isSecret
    let was =
      isSecret ? secretText : title(of: last, by: runs[index].slots[slot].parameter, in: index)
    ask(slot: slot, of: index, was: was)
    return true
  }

  /// What is asked for the next value of a list; nil before the first one.
  func nextPrompt(_ slot: Slot, in index: Int) -> String? {
    guard !slot.collected.isEmpty else { return nil }
    let parameter = slot.parameter
    let isEnough = slot.collected.count >= parameter.size?.min ?? 1
    let count =
      parameter.size == nil ? "" : " (\(slot.collected.count) so far; \(parameter.sizeWords))"
    let titles =
      slot.isSecret
      ? slot.collected.map { _ in secretText }.joined(separator: ", ")
      : title(of: slot.collected as [any Sendable], by: parameter, in: index)
        .onOneLine
    let isOption = slot.options?.contains { ListEnd.isDone($0.title) } == true
    let another = isOption ? "Another, or /done?" : "Another, or done?"
    return "\(titles). \(isEnough ? another : "Another?")\(count)"
  }

  /// Whether a word that ends a list does so where an option has that name: once the option is in the list.
  func endsList(_ text: String, of open: OpenQuestion, in index: Int) -> Bool {
    guard case .parameter(let slot) = open.purpose, open.parameter?.isList == true,
      ListEnd.isDone(text)
    else { return false }
    let collected = runs[index].slots[slot].collected
    return open.options.contains { option in
      same(option.title, text) && collected.contains { isSame($0, option.value) }
    }
  }

  /// Whether words that name no option say that a list is complete: those that always do, and any no to "Another?".
  func saysDone(_ text: String, to open: OpenQuestion, in index: Int) -> Bool {
    guard open.parameter?.isList == true, open.suggestion == nil else { return false }
    if ListEnd.isDone(text) { return true }
    guard case .parameter(let slot) = open.purpose, !runs[index].slots[slot].collected.isEmpty,
      open.wider == nil
    else { return false }
    guard ListEnd.refusesMore(text) else { return false }
    return !open.options.contains { option in option.synonyms.contains { same($0, text) } }
  }

  mutating func keep(
    _ values: [any Sendable],
    slot: Int,
    from source: TextSource,
    in index: Int
  ) {
    runs[index].slots[slot].collected = []
    settle(values, slot: slot, from: source, in: index)
  }

  private func tooFew(_ count: Int, _ parameter: any AnyIntentParameter) -> ParameterRejection {
    ParameterRejection(
      text: "",
      reason: count == 0 ? "Nothing was named yet" : "That makes only \(count)",
      expected: "Name \(parameter.sizeWords)"
    )
  }

  private mutating func refuse(
    list rejection: ParameterRejection,
    slot: Int,
    from source: TextSource,
    in index: Int
  ) {
    switch source {
    case .answer: reject(rejection.words, in: index)
    case .invocation, .handed:
      let name = runs[index].slots[slot].parameter.name
      note(.wrongValue(parameter: name, reason: rejection.sentences))
      ask(slot: slot, of: index)
    case .correction:
      note(.text(rejection.sentences))
      corrected(index)
    }
  }
}
