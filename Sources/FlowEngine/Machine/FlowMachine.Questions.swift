import IntentModel
import SnippetFoundation
import Snippets

// Questions: a parameter is asked for, a question is put to the person.
extension FlowMachine {
  /// The question that a person's answer belongs to: the top run's, once it was asked.
  var openQuestion: OpenQuestion? {
    guard let top = runs.indices.last, runs[top].isAsking else { return nil }
    return runs[top].question
  }

  /// Whether there is one.
  var isQuestionOpen: Bool { runs.indices.last.map { runs[$0].isAsking } ?? false }

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
      if let known = slot.parameter.optionsAtOnce {
        let call = call(.options(slot: position), for: runs[index].id)
        recordOptions(known.count, call)
        runs[index].slots[position].options = known
        return ask(slot: position, of: index)
      }
      let work = Action.Work.options(slot.parameter, of: runs[index].intent)
      return start(
        .options(slot: position),
        for: runs[index].id,
        work
      )
    }
    runs[index].slots[position].prompt = nil
    let known = options ?? slot.options ?? []
    if known.isEmpty, slot.parameter.isChosenOnly { return offerNothing(slot: position, of: index) }
    open(
      OpenQuestion(
        question: question(
          about: slot.parameter,
          prompt: prompt ?? slot.prompt ?? nextPrompt(slot, in: index),
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
    switch result {
    case .success(let options): recordOptions(options.count, call)
    case .failure: recordThrown("options", call)
    }
    switch (result, call.kind) {
    case (.success(let options), .options(let slot)):
      runs[index].slots[slot].options = options
      if askAgain(in: index, among: options) { return }
      ask(slot: slot, of: index)
    case (.success(let options), .optionsFor(let request)):
      guard case .value(var value) = request.kind else { return }
      if askAgain(in: index, among: options) { return }
      value.options = options
      ask(value, request, index)
    case (.failure(let failure), .optionsFor(let request)):
      reply(.failed(failure.message), to: request, in: index)
    case (.failure(let failure), _): fail(run: index, failure)
    default: break
    }
  }

  mutating func question(
    about parameter: any AnyIntentParameter,
    prompt: String?,
    options: [ParameterOption],
    was: String? = nil
  ) -> Question {
    var suffix = was.map { " (was \(visible($0)))" } ?? ""
    if prompt == nil, parameter.isList {
      suffix = " (\(parameter.sizeWords))" + suffix
    } else if prompt == nil, options.isEmpty, let range = parameter.rangeWords {
      suffix = " (\(range))" + suffix
    }
    let locale = settings.hasOwnWays ? settings.locale : nil
    var question = Question(
      number: number(),
      kind: .value(parameter: parameter.name, takesAnyText: parameter.takesAnyText),
      prompt: (prompt ?? options.first?.listPrompt ?? parameter.prompt) + suffix,
      options: options.indices.map { Question.Option(options, at: $0) },
      hint: locale.map { Localization.withTaken($0) { parameter.hint } } ?? parameter.hint,
      attempts: settings.attempts
    )
    question.takesLines = parameter.takesLines
    question.takesOthers = !parameter.allowsOnlyOptions && parameter.kind != .boolean
    return question
  }

  /// Puts a question to a run and, unless its snippet comes first or another run is above, to the person.
  mutating func open(_ question: OpenQuestion, in index: Int) {
    let isSecret = isSecret(question.parameter, of: index)
    runs[index].question = question
    if isSecret != question.question.isSecret {
      runs[index].question?.question.isSecret = isSecret
    }
    guard !question.isWaitingForSnippet, index == runs.count - 1,
      let asked = runs[index].asked
    else { return }
    emit(.asked(asked))
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

  /// After something came between: the pending question once more.
  mutating func askAgain() {
    guard let top = runs.indices.last, runs[top].isAsking,
      let question = runs[top].asked
    else { return }
    if !digressed.isEmpty, isBack(), let open = openQuestion, listsAnew(open) { return }
    emit(.asked(question))
  }

  /// Asks again what is open, unless more of what covered it is still to come, which then asks.
  mutating func askAgainIfThrough() {
    guard openings.isEmpty, !isHandling, pending(at: .result)?.isNew != true else { return }
    askAgain()
  }

  /// Fetches what the open question can be answered with once more, since what came between may have changed it; false
  /// where no code of the app says what that is.
  private mutating func listsAnew(_ open: OpenQuestion) -> Bool {
    guard let index = runs.indices.last, let parameter = open.parameter, parameter.isListedByCode,
      open.suggestion == nil, !open.isPartial, !open.isNarrowed
    else { return false }
    let kind: Call.Kind
    switch open.purpose {
    case .parameter(let slot): kind = .options(slot: slot)
    case .request(let request):
      guard case .value = request.kind else { return false }
      kind = .optionsFor(request)
    case .phrases, .continuation, .unlock: return false
    }
    runs[index].question?.isListedAnew = true
    start(kind, for: runs[index].id, .options(parameter, of: runs[index].intent))
    return true
  }

  /// Asks again what was open while its options were fetched; false where nothing was, or there is nothing to choose.
  private mutating func askAgain(in index: Int, among options: [ParameterOption]) -> Bool {
    guard runs[index].isListedAnew, var open = runs[index].question else { return false }
    if options.isEmpty, open.parameter?.isChosenOnly == true {
      runs[index].question = nil
      return false
    }
    open.isListedAnew = false
    open.options = options
    open.question.options = options.indices.map { Question.Option(options, at: $0) }
    self.open(open, in: index)
    return true
  }

  /// Names the intent that asks again, where another one that came over it has ended; returns whether one has.
  private mutating func isBack() -> Bool {
    guard let top = runs.last else { return false }
    let ended = digressed.contains { digression in
      digression.over == top.id && !runs.contains { $0.id == digression.run }
    }
    let alive = Set(runs.map(\.id))
    digressed.removeAll { digression in
      !alive.contains(digression.over)
        || (digression.over == top.id && !alive.contains(digression.run))
    }
    if ended { note(.text("Back to \(top.title.quotable):")) }
    return ended
  }
}
