import IntentModel
import SnippetFoundation
import Snippets

// Snippets: drawn, drawn again, tapped.
extension FlowMachine {
  /// The snippet whose controls can be pressed now.
  var current: ShownSnippet? {
    guard let top = runs.indices.last else { return result }
    return runs[top].isAsking ? runs[top].question?.snippet : nil
  }

  func shown(at target: Target) -> ShownSnippet? {
    switch target {
    case .result: result
    case .confirmation(let run): index(ofRun: run).flatMap { runs[$0].question?.snippet }
    }
  }

  /// Performs a snippet intent and draws its view.
  mutating func refresh(_ intent: any AppIntent, as target: Target, title: String, isNew: Bool) {
    let draft = Call.Draft(
      source: .intent(intent),
      isInteractive: true,
      isCovered: isNew && isCovered(target),
      title: title,
      refreshing: intent,
      isNew: isNew
    )
    supersede(at: target)
    record(.draw, .intent(isNew ? .show : .refresh, title, type(of: intent)))
    start(
      .draw(target, draft),
      for: owner(of: target),
      .refresh(intent, renderSettings(isInteractive: !draft.isCovered))
    )
  }

  /// Whether a question stands in front of what is shown next as a result.
  ///
  /// Its controls can be pressed once the question is answered: till then a number is an answer.
  private func isCovered(_ target: Target) -> Bool { target == .result && !isVisible(target) }

  /// Draws the view that a run's perform returned.
  ///
  /// The mission's form is interactive, an ordinary intent's is not.
  mutating func draw(_ content: SnippetContent, of run: Run, as target: Target) {
    let isSnippetIntent = isRefreshed(run.intent)
    let keepsControls = isSnippetIntent || keepsItsView(run.intent)
    let stood = run.isTap ? shown(at: target)?.refreshing : nil
    let draft = Call.Draft(
      source: isSnippetIntent ? .intent(IntentModel.copy(run.intent)) : .view(content),
      isInteractive: keepsControls,
      title: run.title,
      refreshing: isSnippetIntent ? IntentModel.copy(run.intent) : stood,
      isNew: true,
      kept: keepsItsView(run.intent) ? type(of: run.intent) : nil
    )
    draw(content, draft, as: target)
  }

  mutating func draw(
    _ content: SnippetContent,
    as target: Target,
    isInteractive: Bool,
    title: String
  ) {
    let draft = Call.Draft(
      source: .view(content),
      isInteractive: isInteractive,
      title: title,
      isNew: true
    )
    draw(content, draft, as: target)
  }

  mutating func draw(_ content: SnippetContent, _ draft: Call.Draft, as target: Target) {
    supersede(at: target)
    let draft = draft.covered(draft.isNew && isCovered(target))
    start(
      .draw(target, draft),
      for: owner(of: target),
      .draw(content, renderSettings(isInteractive: draft.isInteractive && !draft.isCovered))
    )
  }

  private func owner(of target: Target) -> Int? {
    if case .confirmation(let run) = target { run } else { nil }
  }

  /// After a tap without a view of its own: the snippet intent is performed again.
  ///
  /// False where a kept view stays.
  mutating func refreshAgain(_ shown: ShownSnippet, at target: Target) -> Bool {
    if pending(at: target)?.isNew == true { return true }
    guard let intent = shown.refreshing else { return false }
    refresh(intent, as: target, title: shown.title, isNew: false)
    return true
  }

  mutating func drew(_ id: Int, _ result: Result<Drawing, Failure>) {
    guard let call = finish(id, as: "a snippet"), case .draw(let target, let draft) = call.kind
    else { return }
    switch result {
    case .success(let drawing):
      record(.draw, .call(.drew, draft.title, time(of: call), count: nil))
      put(drawing, draft, at: target)
    case .failure(let failure):
      recordThrown(draft.title, call, as: .draw)
      drawFailed(failure.message, draft, at: target)
    }
    if call.isOutdated { refreshOutdated(at: target) }
  }

  private mutating func put(_ drawing: Drawing, _ draft: Call.Draft, at target: Target) {
    let shown = ShownSnippet(drawing, draft)
    switch target {
    case .result: result = shown
    case .confirmation(let run):
      guard let index = index(ofRun: run), runs[index].hasQuestion else { return }
      runs[index].question?.snippet = shown
      runs[index].question?.isWaitingForSnippet = false
    }
    guard draft.isNew || isVisible(target) else { return }
    var picture = shown.picture
    picture.isToBeAgreedTo = draft.isNew && owner(of: target) != nil
    emit(.showed(picture))
    askAgainIfThrough()
  }

  /// The last good view stays; a confirmation that never had one ends its request.
  mutating func drawFailed(_ message: String, _ draft: Call.Draft, at target: Target) {
    note(.snippetFailed(intent: draft.title, message: message))
    if case .confirmation(let run) = target, let index = index(ofRun: run),
      let open = runs[index].question, open.isWaitingForSnippet,
      case .request(let request) = open.purpose
    {
      return reply(.failed(message), to: request, in: index)
    }
    askAgainIfThrough()
  }

  /// Whether a control of the current snippet does something; one that does not hides no intent of its name.
  func isAlive(_ position: Int) -> Bool {
    guard let snippet = current else { return false }
    let action = snippet.resolved.actions[position]
    return action is URL || snippet.isInteractive && action is any AppIntent
  }

  /// Presses a control of the current snippet.
  mutating func press(_ position: Int) {
    guard let snippet = current else { return }
    let control = snippet.resolved.tree.controls[position]
    if let url = snippet.resolved.actions[position] as? URL {
      guard control.isEnabled else { return note(.disabledControl(label: control.label)) }
      record("tap \(control.label)")
      return open(.url(url))
    }
    guard snippet.isInteractive else { return note(.staticControl(label: control.label)) }
    guard control.isEnabled else { return note(.disabledControl(label: control.label)) }
    guard let intent = snippet.resolved.actions[position] as? any AppIntent else {
      return note(.staticControl(label: control.label))
    }
    let target = runs.indices.last.map { Target.confirmation(run: runs[$0].id) } ?? .result
    record(.answer, .about(.tap, control.isPrivate ? secretText : control.label))
    let tapped = IntentModel.copy(intent)
    if let isOn = control.isOn { turn(tapped, on: !isOn) }
    begin(tapped, origin: .tapped(target))
  }

  /// A toggle gives an intent that sets a value what it is turned to, where the view did not.
  private func turn(_ intent: any AppIntent, on isOn: Bool) {
    guard intent is any SetValueIntent else { return }
    parameters(of: intent).first { $0.name == "value" && !$0.isSet }?.set(isOn)
  }
}

extension FlowMachine.Failure {
  /// The words for a call that only has a message to give.
  var message: String {
    switch self {
    case .declined: "It was declined."
    case .cancelled: "It was cancelled."
    case .needsValue(let parameter, _, _):
      SnippetAsked(asked: "for a value of '\(parameter.name)'").message
    case .restart: SnippetAsked(asked: "to begin again").message
    case .needsForeground: SnippetAsked(asked: "for the app in front").message
    case .busy: "Too many calls are stuck."
    case .gone(_, let rejection): rejection.message
    case .failed(let message): message
    }
  }
}
