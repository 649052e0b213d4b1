import IntentModel
import SnippetFoundation
import Snippets

// Answers: what was typed or chosen becomes a value, a refusal or another question.
extension FlowMachine {
  /// A text was understood, or was not.
  mutating func understood(
    _ id: Int,
    _ result: Result<ParameterResolution, Failure>,
    _ titles: [TitledValue]
  ) {
    guard let call = finish(id, as: "the value"), let index = index(ofRun: call.run),
      case .understand(let text, let source, let slot) = call.kind
    else { return }
    runs[index].titles += titles
    let asked = slot.map { runs[index].slots[$0].parameter } ?? runs[index].askedParameter
    recordMatches(result, of: isSecret(slot, in: index) ? secretText : text, call, for: asked)
    switch result {
    case .failure(let failure): fail(run: index, failure)
    case .success(let resolution): understood(resolution, text, from: source, slot: slot, in: index)
    }
  }

  mutating func understood(
    _ resolution: ParameterResolution,
    _ text: String,
    from source: TextSource,
    slot: Int?,
    in index: Int
  ) {
    switch resolution.hidden(isSecret(slot, in: index)) {
    case .value(let value): accept(value, slot: slot, from: source, in: index)
    case .ambiguous(let options): narrow(options, slot: slot, in: index)
    case .near(let option, let rejection):
      let asked = runs[index].askedParameter ?? slot.map { runs[index].slots[$0].parameter }
      guard source != .correction, let asked else {
        return refused(text, rejection.guessing(option), from: source, slot: slot, in: index)
      }
      suggest(option, rejection, slot: slot, by: asked, in: index)
    case .rejected(let rejection):
      refused(text, rejection, from: source, slot: slot, in: index)
    }
  }

  private mutating func refused(
    _ text: String,
    _ rejection: ParameterRejection,
    from source: TextSource,
    slot: Int?,
    in index: Int
  ) {
    switch source {
    case .answer: notAnAnswer(text, rejection.offering(runs[index].question), in: index)
    case .invocation:
      let parameter = slot.map { runs[index].slots[$0].parameter.name } ?? ""
      note(.wrongValue(parameter: parameter, reason: rejection.sentences))
      if let slot { ask(slot: slot, of: index) }
    case .correction:
      note(.text(rejection.sentences))
      corrected(index)
    case .handed:
      let parameter = slot.map { runs[index].slots[$0].parameter.name } ?? ""
      note(.handedNotTaken(parameter: parameter, reason: rejection.sentences))
      if let slot { ask(slot: slot, of: index) }
    }
  }

  /// Several things fit: asks which of them.
  mutating func narrow(_ options: [ParameterOption], slot: Int?, in index: Int) {
    if let slot {
      let prompt = narrowing(options, by: runs[index].slots[slot].parameter)
      let wider = runs[index].question.map { Wider($0) }
      ask(slot: slot, of: index, prompt: prompt, options: options)
      runs[index].question?.isPartial = true
      runs[index].question?.wider = wider
      return
    }
    guard var open = runs[index].question, let parameter = open.parameter else { return }
    open.wider = Wider(open)
    open.question = question(
      about: parameter,
      prompt: narrowing(options, by: parameter),
      options: options
    )
    open.options = options
    open.isPartial = true
    self.open(open, in: index)
  }

  /// What is asked where several things fit: a resolver's words, the parameter's, or ours.
  private func narrowing(
    _ options: [ParameterOption],
    by parameter: any AnyIntentParameter
  ) -> String {
    options.first?.question?.prompt ?? parameter.disambiguationPrompt ?? Self.whichOne
  }

  /// A value for the open question, or for the slot a text came for.
  mutating func accept(
    _ value: any Sendable,
    slot: Int?,
    from source: TextSource = .answer,
    in index: Int
  ) {
    if let request = runs[index].openRequest {
      var value = value
      let parameter = runs[index].askedParameter
      if parameter?.isList == true, let values = elements(of: value) {
        guard values.count == 1 else { return reject("One is asked for. Name one", in: index) }
        value = values[0]
      }
      if let parameter { replied(value, for: parameter, in: index) }
      return reply(.value(value), to: request, in: index)
    }
    guard let slot else { return }
    if runs[index].slots[slot].parameter.isList {
      return gather(value, slot: slot, from: source, in: index)
    }
    settle(value, slot: slot, from: source, in: index)
  }

  /// Perform asked for a value of one of its parameters, or to confirm one, and has it: for the trace and for what is
  /// reviewed.
  ///
  /// A value that was only confirmed is in the parameter if the app puts it there.
  private mutating func replied(
    _ value: any Sendable,
    for parameter: any AnyIntentParameter,
    isKept: Bool = true,
    in index: Int
  ) {
    var text = title(of: value, by: parameter, in: index)
    lastAnswer = (parameter.name, value)
    if let slot = runs[index].slots.firstIndex(where: { $0.parameter === parameter }) {
      if runs[index].slots[slot].isSecret { learn(value, of: parameter, in: index) }
      if runs[index].slots[slot].isSecret { text = secretText }
      if isKept || runs[index].slots[slot].shown == nil { runs[index].slots[slot].reply = text }
    }
    record(.answer, .answered(parameter.name, text))
  }

  /// The slot has its value; what is missing next is asked for.
  mutating func settle(
    _ value: any Sendable,
    slot: Int,
    from source: TextSource,
    in index: Int
  ) {
    let parameter = runs[index].slots[slot].parameter
    let called = calls.count
    if source != .correction {
      runs[index].answered.removeAll { $0 == slot }
      runs[index].answered.append(slot)
      if source == .answer, lastAnswer == nil { lastAnswer = (parameter.name, value) }
    }
    runs[index].question = nil
    actions.append(.assign(parameter, value))
    runs[index].slots[slot].isSet = true
    runs[index].slots[slot].isUnfetched = parameter.isFetched
    runs[index].slots[slot].was = nil
    if runs[index].slots[slot].isSecret { learn(value, of: parameter, in: index) }
    runs[index].slots[slot].reply = nil
    runs[index].slots[slot].text = title(of: value, by: parameter, in: index)
    let text = runs[index].slots[slot].text ?? ""
    record(.answer, .answered(parameter.name, text, taken: taken(value, slot, in: index)))
    doubt(whatDependsOn: parameter.name, in: index)
    advance(index)
    wasAnsweredAlone =
      source == .answer && parameter.kind.isPlain && calls.count == called && isQuestionOpen
  }

  /// What the options are called that a value was taken from, and every element of a list: for the trace.
  private func taken(_ value: any Sendable, _ position: Int, in index: Int) -> [String] {
    if runs[index].slots[position].isSecret { return [] }
    let (parameter, options) = (
      runs[index].slots[position].parameter, runs[index].slots[position].options
    )
    let isList = parameter.isList
    if options == nil, !isList { return [] }
    let known = options ?? []
    func taken(_ value: any Sendable) -> String {
      known.indices.first { isSame(known[$0].value, value) }.map { known[$0].title }
        ?? title(of: value, by: parameter, in: index)
    }
    return isList ? (elements(of: value) ?? [value]).map(taken) : [taken(value)]
  }

  /// Says why an answer was wrong and asks again; gives up after too many.
  mutating func reject(_ reason: String, in index: Int) {
    guard var open = runs[index].question else { return }
    open.question.attempt += 1
    runs[index].question = open
    if open.question.attempt > open.question.attempts {
      note(.text(reason))
      return note(.tooManyTries(prompt: open.question.prompt))
    }
    emit(.rejected(reason: reason, question: open.question))
  }

  /// What a confirmation is answered with.
  mutating func answer(_ yes: Bool) {
    guard let index = runs.indices.last, let open = openQuestion,
      case .confirmation = open.question.kind
    else {
      return note(isSettled ? .nothingToConfirm : .busy)
    }
    if let suggestion = open.suggestion { return answer(suggestion, yes, in: index) }
    if case .phrases(let matches, _) = open.purpose {
      return yes ? pick(matches[0], in: index) : refuseOffer()
    }
    record(yes ? "confirmed" : "declined")
    if case .continuation(let wish) = open.purpose {
      return continueInFront(yes, wish, in: index)
    }
    if case .unlock = open.purpose { return unlocked(yes, in: index) }
    guard case .request(let request) = open.purpose else { return }
    if case .foreground(let prompt, _) = request.kind, yes {
      self.open(for: index, because: prompt)
    }
    if case .valueConfirmation(let asked) = request.kind {
      if yes { replied(asked.value, for: asked.parameter, isKept: false, in: index) }
      return reply(.answered(yes), to: request, in: index)
    }
    reply(yes ? .accepted(open.snippet?.value) : .declined, to: request, in: index)
  }

  /// An option, by its place in the list.
  mutating func choose(_ position: Int) {
    guard let open = openQuestion else { return }
    choose(position, of: open)
  }

  /// An option of the open question.
  mutating func choose(_ position: Int, of open: OpenQuestion) {
    guard let index = runs.indices.last else { return }
    switch open.purpose {
    case .request(let request):
      if case .choice(let choice) = request.kind {
        let isCancel = choice.options[position].style == .cancel
        record("chose \(kept(choice.options[position].titleText))")
        return reply(isCancel ? .cancelled : .chosen(position), to: request, in: index)
      }
      accept(open.options[position].value, slot: nil, in: index)
    case .parameter(let slot):
      accept(open.options[position].value, slot: slot, in: index)
    case .phrases(let matches, _): pick(matches[position], in: index)
    case .continuation, .unlock: break
    }
  }
}
