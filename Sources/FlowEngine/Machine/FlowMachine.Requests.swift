import IntentModel
import IntentViews
import SnippetFoundation
import Snippets

// Requests: what a suspended perform asks, and how it is told.
extension FlowMachine {
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
    if !runs[index].retold.isEmpty, retell(request, in: index) { return }
    if takesBack(request, in: index) { return }
    if isAsking(index) || !runs[index].queued.isEmpty {
      return runs[index].queued.append(request)
    }
    calls[call].pause(at: now)
    put(request, to: index)
  }

  mutating func put(_ request: Request, to index: Int) {
    switch request.kind {
    case .confirmation(let confirmation): confirm(confirmation, request, index)
    case .value(let value):
      if value.options == nil, value.parameter.hasOptions {
        let work = Action.Work.options(value.parameter, of: runs[index].intent)
        return start(.optionsFor(request), for: runs[index].id, work)
      }
      let isNarrowed = value.options != nil
      let narrowing = value.parameter.disambiguationPrompt ?? Self.whichOne
      ask(value, request, index, prompt: isNarrowed ? narrowing : nil)
      runs[index].question?.isNarrowed = isNarrowed
    case .choice(let choice):
      let canBeUndone = runs[index].intent is any UndoableIntent
      let options = choice.options.map {
        Question.Option(
          title: $0.titleText,
          isDestructive: $0.style == .destructive,
          canBeUndone: canBeUndone
        )
      }
      let prompt = speak(choice.dialog, besideView: choice.view != nil) ?? Self.whichOne
      let was = takeWas(request, in: index).map { " (was \(visible($0)))" } ?? ""
      let question = Question(
        number: number(),
        kind: .choice,
        prompt: prompt + was,
        options: options,
        hint: "one of the choices",
        attempts: settings.attempts
      )
      open(OpenQuestion(question: question, purpose: .request(request)), in: index)
      if let view = choice.view { showBeside(view, in: index) }
    case .valueConfirmation(let value):
      let isHidden = isSecret(value.parameter, of: runs[index])
      if isHidden { secrets.learn(value.display.titleText) }
      let prompt =
        speak(value.dialog, besideView: value.view != nil)
        ?? "Did you mean \(isHidden ? secretText : value.display.titleText)?"
      open(
        OpenQuestion(
          question: yesOrNo(prompt, accept: "Yes", deny: "No"),
          purpose: .request(request)
        ),
        in: index
      )
      if let view = value.view { showBeside(view, in: index) }
    case .foreground(let prompt, let asks): bringToFront(prompt, asks: asks, request, index)
    }
  }

  mutating func ask(
    _ value: ValueRequest,
    _ request: Request,
    _ index: Int,
    prompt: String? = nil
  ) {
    let options = value.options ?? []
    if options.isEmpty, value.parameter.isChosenOnly {
      return reply(.failed(Self.nothingToChoose(for: value.parameter)), to: request, in: index)
    }
    let prompt = speak(value.dialog, besideView: false) ?? prompt
    open(
      OpenQuestion(
        question: question(
          about: value.parameter,
          prompt: prompt,
          options: options,
          was: takeWas(request, in: index)
        ),
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
    let spoken = speak(confirmation.dialog, besideView: isBesideView)
    var question = yesOrNo(
      (confirmation.showsDialog ? spoken : nil) ?? "",
      accept: action.acceptLabel,
      deny: action.denyLabel,
      isDestructive: action.isDestructive && !(runs[index].intent is any UndoableIntent)
    )
    if question.prompt.isEmpty, case .confirmation(let accept, _, _) = question.kind {
      question.prompt = "\(visible(accept))?"
    }
    var open = OpenQuestion(question: question, purpose: .request(request))
    open.isWaitingForSnippet = confirmation.content != nil
    self.open(open, in: index)
    let target = Target.confirmation(run: runs[index].id)
    switch confirmation.content {
    case .intent(let intent)?:
      refresh(intent, as: target, title: IntentWords.title(of: intent), isNew: true)
    case .view(let view)?:
      draw(view.content, as: target, isInteractive: false, title: runs[index].title)
    case nil: break
    }
  }

  /// A static view above a question that was just put: drawn first, then asked.
  mutating func showBeside(_ view: any UndrawnView, in index: Int) {
    if case .emit(.asked)? = actions.last { actions.removeLast() }
    runs[index].question?.isWaitingForSnippet = true
    draw(
      view.content,
      as: .confirmation(run: runs[index].id),
      isInteractive: false,
      title: runs[index].title
    )
  }

  /// Ends a request; the call that made it goes on.
  mutating func reply(_ reply: Reply, to request: Request, in index: Int) {
    runs[index].question = nil
    remember(reply, to: request, in: index)
    actions.append(.reply(request: request.id, reply))
    goOn(after: request, in: index)
  }
}
