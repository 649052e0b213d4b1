import IntentModel
import SnippetFoundation

// What perform asked and was told: it is put away where a step goes back, and said again up to the question gone back to.
extension FlowMachine {
  /// A question of perform that a person answered.
  struct Answered: Sendable {
    let asked: Asked
    let reply: Reply
    /// The answer in words; nil for a yes or no.
    let words: String?
  }

  /// What makes two questions of perform the same one.
  struct Asked: Sendable, Equatable {
    enum Kind: Sendable { case confirmation, value, choice, valueConfirmation, foreground }

    let kind: Kind
    /// The property whose value is asked for.
    var parameter = ""
    var dialog: String?
    var options: [String] = []
  }

  /// Remembers what a person told perform.
  mutating func remember(_ reply: Reply, to request: Request, in index: Int) {
    var words: String?
    switch (reply, request.kind) {
    case (.failed, _), (_, .foreground): return
    case (.value(let value), .value(let asked)):
      words =
        isSecret(asked.parameter, of: runs[index])
        ? secretText : title(of: value, by: asked.parameter, in: index)
    case (.chosen(let position), .choice(let choice)): words = choice.options[position].titleText
    default: break
    }
    runs[index].told.append(Answered(asked: request.asked, reply: reply, words: words))
  }

  /// Goes back to the question of perform that was answered last: perform begins again, and is told what it was told
  /// before that question; false if it had no answer yet.
  mutating func backInPerform(_ open: OpenQuestion, in index: Int) -> Bool {
    guard case .request = open.purpose, let last = runs[index].told.last else { return false }
    let before = runs[index].told.dropLast()
    guard leave(open, in: index) else { return true }
    runs[index].retold = Array(before)
    runs[index].goneBackTo = last
    record("back to \(last.asked.parameter.isEmpty ? "what was asked" : last.asked.parameter)")
    advance(index)
    return true
  }

  /// Tells perform what it was told before, where it asks the same again; false where a person is to be asked.
  ///
  /// Nothing is agreed to but by a person: a confirmation is asked again, and all that follows it.
  mutating func retell(_ request: Request, in index: Int) -> Bool {
    if case .foreground = request.kind { return false }
    guard let next = runs[index].retold.first else { return false }
    guard next.asked == request.asked, next.asked.kind != .confirmation else {
      runs[index].retold = []
      return false
    }
    runs[index].retold.removeFirst()
    runs[index].told.append(next)
    if case .value(let value) = request.kind,
      let slot = runs[index].slots.firstIndex(where: { $0.parameter === value.parameter })
    {
      runs[index].slots[slot].reply = next.words
    }
    record("told again: \(next.words ?? "yes or no")")
    actions.append(.reply(request: request.id, next.reply))
    return true
  }

  /// What a question of perform was answered with before the step back to it, once.
  mutating func takeWas(_ request: Request, in index: Int) -> String? {
    guard let last = runs[index].goneBackTo else { return nil }
    runs[index].goneBackTo = nil
    return last.asked == request.asked ? last.words : nil
  }

  /// Remembers what the parameters hold when perform begins, and forgets what the one before was told.
  mutating func rememberValues(of index: Int) {
    var values = runs[index].slots.indices.map { runs[index].slots[$0].parameter.currentValue }
    // What this very event gives is on its way.
    for place in actions.indices {
      let (parameter, value): (any AnyIntentParameter, (any Sendable)?)
      switch actions[place] {
      case .assign(let assigned, let new): (parameter, value) = (assigned, new)
      case .clear(let cleared): (parameter, value) = (cleared, nil)
      default: continue
      }
      guard let slot = runs[index].slots.firstIndex(where: { $0.parameter === parameter })
      else { continue }
      values[slot] = value
    }
    runs[index].values = values
    runs[index].told = []
  }

  /// An abandoned perform: what it assigned is put back to what it began with.
  mutating func putValuesBack(in index: Int) {
    for (slot, value) in zip(runs[index].slots.indices, runs[index].values) {
      let parameter = runs[index].slots[slot].parameter
      actions.append(value.map { .assign(parameter, $0) } ?? .clear(parameter))
      runs[index].slots[slot].reply = nil
      runs[index].slots[slot].isUnfetched = value != nil && parameter.isFetched
    }
    runs[index].values = []
    runs[index].told = []
    runs[index].retold = []
    runs[index].goneBackTo = nil
  }

  /// Perform begins again by an error of its own: it finds what it assigned, and so does who reviews the values.
  mutating func keepReplies(in index: Int) {
    for slot in runs[index].slots.indices {
      guard let reply = runs[index].slots[slot].reply else { continue }
      runs[index].slots[slot].text = reply
      runs[index].slots[slot].reply = nil
      runs[index].slots[slot].isSet = runs[index].slots[slot].parameter.isSet
    }
  }
}

extension FlowMachine.Request {
  /// What is asked, to be compared with what was asked before.
  fileprivate var asked: FlowMachine.Asked {
    switch kind {
    case .confirmation(let asked):
      FlowMachine.Asked(kind: .confirmation, dialog: asked.dialog?.full)
    case .value(let asked):
      FlowMachine.Asked(
        kind: .value,
        parameter: asked.parameter.name,
        dialog: asked.dialog?.full,
        options: asked.options?.map(\.title) ?? []
      )
    case .choice(let asked):
      FlowMachine.Asked(
        kind: .choice,
        dialog: asked.dialog?.full,
        options: asked.options.map(\.titleText)
      )
    case .valueConfirmation(let asked):
      FlowMachine.Asked(
        kind: .valueConfirmation,
        parameter: asked.parameter.name,
        dialog: asked.dialog?.full,
        options: [asked.display.titleText]
      )
    case .foreground: FlowMachine.Asked(kind: .foreground)
    }
  }
}
