import IntentModel
import SnippetFoundation
import Snippets

// Questions: asked for a parameter or by a suspended perform, and what an answer does.
extension FlowMachine {
  /// The question that a person's answer belongs to: the top run's, once it was asked.
  var openQuestion: OpenQuestion? {
    guard let question = runs.last?.question, !question.isWaitingForSnippet else { return nil }
    return question
  }

  /// Asks for a parameter; its options are fetched first.
  mutating func ask(
    slot position: Int,
    of index: Int,
    prompt: String? = nil,
    options: [ParameterOption]? = nil,
    was: String? = nil
  ) {
    if let was { runs[index].slots[position].was = was }
    let slot = runs[index].slots[position]
    if options == nil, slot.options == nil, slot.parameter.hasOptions {
      runs[index].slots[position].prompt = prompt
      let work = Action.Work.options(slot.parameter, of: runs[index].intent)
      return start(
        .options(slot: position),
        for: runs[index].id,
        work
      )
    }
    runs[index].slots[position].prompt = nil
    let known = options ?? slot.options ?? []
    open(
      OpenQuestion(
        question: question(
          about: slot.parameter,
          prompt: prompt ?? slot.prompt ?? nextPrompt(slot),
          options: known,
          was: slot.was
        ),
        purpose: .parameter(slot: position),
        options: known,
        parameter: slot.parameter
      ),
      in: index
    )
  }

  mutating func listed(_ id: Int, _ result: Result<[ParameterOption], Failure>) {
    guard let call = finish(id, as: "the options"), let index = index(ofRun: call.run)
    else { return }
    if case .success(let options) = result { recordOptions(options.count, call) }
    switch (result, call.kind) {
    case (.success(let options), .options(let slot)):
      runs[index].slots[slot].options = options
      ask(slot: slot, of: index)
    case (.success(let options), .optionsFor(let request)):
      guard case .value(var value) = request.kind else { return }
      value.options = options
      ask(value, request, index)
    case (.failure(let failure), .optionsFor(let request)):
      reply(.failed(failure.message), to: request, in: index)
    case (.failure(let failure), _): fail(run: index, failure)
    default: break
    }
  }

  private mutating func question(
    about parameter: any AnyIntentParameter,
    prompt: String?,
    options: [ParameterOption],
    was: String? = nil
  ) -> Question {
    var suffix = was.map { " (was \(visible($0)))" } ?? ""
    if prompt == nil, parameter.isList { suffix = " (\(parameter.sizeWords))" + suffix }
    return Question(
      number: number(),
      kind: .value(parameter: parameter.name, takesAnyText: parameter.takesAnyText),
      prompt: (prompt ?? parameter.prompt) + suffix,
      options: options.map { Question.Option($0) },
      hint: parameter.hint,
      attempts: settings.attempts
    )
  }

  /// Puts a question to a run and, unless its snippet comes first, to the person.
  mutating func open(_ question: OpenQuestion, in index: Int) {
    var question = question
    question.question.isSecret = isSecret(question.parameter, of: runs[index])
    runs[index].question = question
    if !question.isWaitingForSnippet { emit(.asked(question.question)) }
  }

  /// A suspended perform asks.
  ///
  /// Its budget stands still until it is answered.
  mutating func open(_ request: Request) {
    guard let call = calls.firstIndex(where: { $0.id == request.call }) else {
      return late(request)
    }
    if let snippet = snippetIntent(of: calls[call]) {
      let what = SnippetAsked(asked: request.words)
      record("refused: \(snippet) asked \(request.words)")
      return actions.append(.reply(request: request.id, .failed(what.message)))
    }
    if mayNotAsk(calls[call]) {
      let message = "It asked \(request.words), which only perform() can."
      return actions.append(.reply(request: request.id, .failed(message)))
    }
    guard let index = index(ofRun: calls[call].run) else { return late(request) }
    calls[call].pause(at: now)
    if runs[index].question != nil { return runs[index].queued.append(request) }
    put(request, to: index)
  }

  private mutating func put(_ request: Request, to index: Int) {
    switch request.kind {
    case .confirmation(let confirmation): confirm(confirmation, request, index)
    case .value(let value):
      if value.options == nil, value.parameter.hasOptions {
        let work = Action.Work.options(value.parameter, of: runs[index].intent)
        return start(.optionsFor(request), for: runs[index].id, work)
      }
      let isNarrowed = value.options != nil
      let narrowing = value.parameter.disambiguationPrompt ?? "Which one?"
      ask(value, request, index, prompt: isNarrowed ? narrowing : nil)
      runs[index].question?.isNarrowed = isNarrowed
    case .choice(let choice):
      let options = choice.options.map {
        Question.Option(title: $0.titleText, isDestructive: $0.style == .destructive)
      }
      let question = Question(
        number: number(),
        kind: .choice,
        prompt: choice.dialog.map { speak($0, besideView: choice.content != nil) } ?? "Which one?",
        options: options,
        hint: "one of the choices",
        attempts: settings.attempts
      )
      open(OpenQuestion(question: question, purpose: .request(request)), in: index)
      if let content = choice.content { showBeside(content, in: index) }
    case .valueConfirmation(let value):
      let prompt =
        value.dialog.map { speak($0, besideView: value.content != nil) }
        ?? "Did you mean \(value.display.titleText)?"
      open(
        OpenQuestion(
          question: yesOrNo(prompt, accept: "Yes", deny: "No"),
          purpose: .request(request)
        ),
        in: index
      )
      if let content = value.content { showBeside(content, in: index) }
    case .foreground(let prompt, let asks): bringToFront(prompt, asks: asks, request, index)
    }
  }

  private mutating func ask(
    _ value: ValueRequest,
    _ request: Request,
    _ index: Int,
    prompt: String? = nil
  ) {
    let options = value.options ?? []
    let prompt = value.dialog.map { speak($0, besideView: false) } ?? prompt
    open(
      OpenQuestion(
        question: question(about: value.parameter, prompt: prompt, options: options),
        purpose: .request(request),
        options: options,
        parameter: value.parameter
      ),
      in: index
    )
  }

  private mutating func confirm(
    _ confirmation: ConfirmationRequest,
    _ request: Request,
    _ index: Int
  ) {
    let action = confirmation.actionName
    let isBesideView = confirmation.content != nil
    let spoken = confirmation.dialog.map { speak($0, besideView: isBesideView) }
    let prompt = (confirmation.showsDialog ? spoken : nil) ?? "\(visible(action.acceptLabel))?"
    var open = OpenQuestion(
      question: yesOrNo(
        prompt,
        accept: action.acceptLabel,
        deny: action.denyLabel,
        isDestructive: action.isDestructive
      ),
      purpose: .request(request)
    )
    open.isWaitingForSnippet = confirmation.content != nil
    self.open(open, in: index)
    let target = Target.confirmation(run: runs[index].id)
    switch confirmation.content {
    case .intent(let intent)?:
      refresh(intent, as: target, title: IntentWords.title(of: intent), isNew: true)
    case .view(let content)?:
      draw(content, as: target, isInteractive: false, title: runs[index].title)
    case nil: break
    }
  }

  /// Puts a yes or no to the person for something that is no request for a value.
  mutating func put(_ question: Question, for purpose: OpenQuestion.Purpose, in index: Int) {
    open(OpenQuestion(question: question, purpose: purpose), in: index)
  }

  mutating func yesOrNo(
    _ prompt: String,
    accept: String,
    deny: String,
    isDestructive: Bool = false
  ) -> Question {
    Question(
      number: number(),
      kind: .confirmation(accept: accept, deny: deny, isDestructive: isDestructive),
      prompt: prompt,
      hint: "yes or no",
      attempts: settings.attempts
    )
  }

  /// A static view above a question that was just put: drawn first, then asked.
  private mutating func showBeside(_ content: SnippetContent, in index: Int) {
    if case .emit(.asked)? = actions.last { actions.removeLast() }
    runs[index].question?.isWaitingForSnippet = true
    draw(
      content,
      as: .confirmation(run: runs[index].id),
      isInteractive: false,
      title: runs[index].title
    )
  }

  /// A text was understood, or was not.
  mutating func understood(_ id: Int, _ result: Result<ParameterResolution, Failure>) {
    guard let call = finish(id, as: "the value"), let index = index(ofRun: call.run),
      case .understand(let text, let source, let slot) = call.kind
    else { return }
    recordMatches(result, of: isSecret(slot, in: index) ? secretText : text, call)
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
      let asked = runs[index].question?.parameter ?? slot.map { runs[index].slots[$0].parameter }
      guard source != .correction, let asked else {
        return refused(text, rejection, from: source, slot: slot, in: index)
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
    case .answer: notAnAnswer(text, rejection, in: index)
    case .invocation:
      let parameter = slot.map { runs[index].slots[$0].parameter.name } ?? ""
      note(.wrongValue(parameter: parameter, reason: rejection.words + "."))
      if let slot { ask(slot: slot, of: index) }
    case .correction:
      note(.text(rejection.words + "."))
      corrected(index)
    }
  }

  /// Several things fit: asks which of them.
  private mutating func narrow(_ options: [ParameterOption], slot: Int?, in index: Int) {
    if let slot {
      let prompt = runs[index].slots[slot].parameter.disambiguationPrompt
      return ask(slot: slot, of: index, prompt: prompt ?? "Which one?", options: options)
    }
    guard var open = runs[index].question, let parameter = open.parameter else { return }
    open.question = question(
      about: parameter,
      prompt: parameter.disambiguationPrompt ?? "Which one?",
      options: options
    )
    open.options = options
    self.open(open, in: index)
  }

  /// A value for the open question, or for the slot a text came for.
  mutating func accept(
    _ value: any Sendable,
    slot: Int?,
    from source: TextSource = .answer,
    in index: Int
  ) {
    let open = runs[index].question
    if case .request(let request)? = open?.purpose {
      guard open?.parameter?.isList == true, let values = value as? [any Sendable] else {
        return reply(.value(value), to: request, in: index)
      }
      guard values.count == 1 else { return reject("One is asked for. Name one", in: index) }
      return reply(.value(values[0]), to: request, in: index)
    }
    guard let slot else { return }
    if runs[index].slots[slot].parameter.isList {
      return gather(value, slot: slot, from: source, in: index)
    }
    settle(value, slot: slot, in: index)
  }

  /// The slot has its value; what is missing next is asked for.
  mutating func settle(_ value: any Sendable, slot: Int, in index: Int) {
    let open = runs[index].question
    if open != nil { runs[index].answered.append(slot) }
    runs[index].question = nil
    let parameter = runs[index].slots[slot].parameter
    actions.append(.assign(parameter, value))
    runs[index].slots[slot].isSet = true
    runs[index].slots[slot].was = nil
    runs[index].slots[slot].text = parameter.display(value).titleText
    record(.answer, .answered(parameter.name, runs[index].slots[slot].text ?? ""))
    doubt(whatDependsOn: parameter.name, in: index)
    advance(index)
  }

  /// Ends a request; the call that made it goes on where nothing else is asked.
  mutating func reply(_ reply: Reply, to request: Request, in index: Int) {
    runs[index].question = nil
    actions.append(.reply(request: request.id, reply))
    if !runs[index].queued.isEmpty { return put(runs[index].queued.removeFirst(), to: index) }
    if let call = calls.firstIndex(where: { $0.id == request.call }) { calls[call].resume(at: now) }
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

  /// After something came between: the pending question once more.
  mutating func askAgain() {
    guard let open = openQuestion else { return }
    emit(.asked(open.question))
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
    if case .valueConfirmation = request.kind {
      return reply(.answered(yes), to: request, in: index)
    }
    reply(yes ? .accepted(open.snippet?.value) : .declined, to: request, in: index)
  }

  /// An option, by its place in the list.
  mutating func choose(_ position: Int) {
    guard let index = runs.indices.last, let open = openQuestion else { return }
    switch open.purpose {
    case .request(let request):
      if case .choice(let choice) = request.kind {
        let isCancel = choice.options[position].style == .cancel
        record("chose \(choice.options[position].titleText)")
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
