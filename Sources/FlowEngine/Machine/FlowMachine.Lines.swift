import IntentModel
import SnippetFoundation
import Snippets

// What a person typed, understood in a fixed order; the first reading that fits wins.
extension FlowMachine {
  mutating func take(_ input: FlowInput) {
    turnIsOpen = true
    if isOver { return }
    if beganAt == nil { beganAt = now }
    lastInput = now
    lastAnswer = nil
    silentSince = now
    switch input {
    case .line(let line): take(line: line)
    case .tap(let label): tap(label)
    case .confirm: answer(true)
    case .decline: answer(false)
    case .cancel: cancelFlow()
    case .back: back()
    case .done: if !putAway() { finishList() }
    case .then(let name): then(name)
    case .reload(let name): reload(named: name)
    case .interrupt:
      if runs.isEmpty, calls.isEmpty { note(.howToLeave) } else { cancelFlow() }
    case .endOfInput: endOfInput()
    case .resize(let columns): resize(columns)
    case .lock: lock()
    case .openURL(let url): open(.url(url))
    case .continueActivity(let activity): open(.activity(activity))
    case .appearance(let scheme): appear(scheme)
    case .locale(let identifier): localize(identifier)
    case .chain(let intent, let given, let names):
      take(.run(intent, given: given))
      if !runs.isEmpty { chain = names }
    case .run(let intent, let given):
      if let top = runs.last, !top.isAsking { return note(.busy) }
      begin(intent, origin: runs.isEmpty ? .invoked : .digression, given: given)
    }
  }

  private mutating func take(line: String) {
    let text = line.trimmed
    takeWhatMayBeSecret(text)
    if text.hasPrefix("/"), text.count > 1, !isPath(text) { return command(text) }
    guard isSettled else { return whileRunning(text) }
    if let open = openQuestion { return answer(open, line: line, text: text) }
    if text.isEmpty { return }
    if let position = exact(text, on: current), isAlive(position) || !isPhrase(text) {
      return press(position)
    }
    if bareWord(text) { return }
    if isYesOrNo(text) { return note(.nothingToConfirm) }
    if pressByPrefix(text) { return }
    say(text)
  }

  /// Whether a question is answered with a path: where a file is asked for, by any line that is no command; where any
  /// text is, by one whose first word has a slash that no command has.
  private func isPath(_ text: String) -> Bool {
    guard let parameter = openQuestion?.parameter else { return false }
    let word = text.prefix { $0 != " " }.lowercased()
    if parameter.takesPath {
      return !Self.commands.contains(word) && !Self.terminalCommands.contains(word)
    }
    return parameter.takesAnyText && word.dropFirst().contains("/")
  }

  /// The app's code runs: only leaving and cancelling do something.
  private mutating func whileRunning(_ text: String) {
    switch text.narrowed.lowercased() {
    case "cancel", "quit", "help", "?": _ = bareWord(text)
    default: note(.busy)
    }
  }

  private mutating func answer(_ open: OpenQuestion, line: String, text: String) {
    let index = runs.count - 1
    if afterTheLimit(text, in: index) { return }
    if endsList(text, of: open, in: index) { return finishList() }
    switch picked(text, of: open) {
    case .one(let position) where mayChoose(position, by: text, open):
      return choose(position, of: open)
    case .several(let positions): return say(positions, areCalled: text, open, in: index)
    case .one, .none: break
    }
    if case .phrases = open.purpose { return answerOffer(open, text, line: line) }
    if saysDone(text, to: open, in: index) { return finishList() }
    if case .confirmation = open.question.kind { return answerConfirmation(open, text) }
    if open.isNarrowed {
      if bareWord(text) { return }
      if let position = open.parameter?.option(text, among: open.options) {
        return choose(position)
      }
      return text.isEmpty ? notAnAnswer(text, nil, in: index) : notOnShow(text, of: open, in: index)
    }
    if let parameter = open.parameter, parameter.takesAnyText, !text.isEmpty {
      return understand(line, from: .answer, slot: slot(of: open), by: parameter, in: index)
    }
    if bareWord(text) { return }
    if let parameter = open.parameter {
      if open.isPartial, isNumeral(text) { return notOnShow(text, of: open, in: index) }
      return understand(text, from: .answer, slot: slot(of: open), by: parameter, in: index)
    }
    notAnAnswer(text, nil, in: index)
  }

  private func slot(of open: OpenQuestion) -> Int? {
    if case .parameter(let slot) = open.purpose { slot } else { nil }
  }

  /// No value of the question: an option by its beginning, a phrase, or a wrong answer.
  mutating func notAnAnswer(_ text: String, _ rejection: ParameterRejection?, in index: Int) {
    guard let open = runs[index].question else { return }
    let options = open.question.options
    let byPrefix = options.indices.filter { isPrefix(text, of: options[$0].title) }
    if byPrefix.count == 1, !options[byPrefix[0]].isDestructive { return choose(byPrefix[0]) }
    if byPrefix.count > 1 {
      let typed = open.question.typedOptions
      return note(.ambiguous(line: text, candidates: byPrefix.map { typed[$0] }))
    }
    if !text.isEmpty {
      if corrects(text, in: index) { return }
      if digressions >= Self.mostDigressions, isPhrase(text) { return note(.tooMuchIsOpen(text)) }
      if digress(text) { return }
    }
    let reason =
      rejection.map(\.words)
      ?? FlowNotice.wrongAnswer(
        hidesAnswers(of: index) && !text.isEmpty ? secretText : text,
        expected: open.shown
      ).text
    reject(reason, in: index)
  }

  /// Questions that may wait while others are answered.
  private static let mostDigressions = 3

  private var digressions: Int { runs.count { $0.origin == .digression } }

  static let bareWords: Set<String> = ["cancel", "back", "help", "?", "quit", "exit"]

  /// The words that always mean the same, where no label on show has them.
  mutating func bareWord(_ text: String) -> Bool {
    let word = text.narrowed.lowercased()
    switch word {
    case "cancel": cancelFlow()
    case "back": back()
    case "help", "?": note(help())
    case "quit", "exit": endOfInput()
    case "done": return putAway()
    default: return word.hasPrefix("help ") && explains(text)
    }
    return true
  }

  private func isYesOrNo(_ text: String) -> Bool {
    let word = text.narrowed.lowercased()
    return Question.agreements.contains(word) || Question.refusals.contains(word)
  }

  func same(_ one: String, _ other: String) -> Bool {
    one.isSame(as: other)
  }

  func isPrefix(_ text: String, of label: String) -> Bool {
    !text.isBlank && label.lowercased().hasPrefix(text.lowercased())
  }

  /// Presses the one control that begins so, unless it destroys something.
  mutating func pressByPrefix(_ text: String) -> Bool {
    guard let snippet = current else { return false }
    let controls = snippet.controls
    let candidates = controls.indices.filter { isPrefix(text, of: controls[$0].label) }
    if candidates.isEmpty || !candidates.contains(where: isAlive) && isPhrase(text) { return false }
    if candidates.count > 1 {
      note(.ambiguous(line: text, candidates: candidates.map { controls[$0].label }))
    } else if controls[candidates[0]].role == .destructive,
      !controls[candidates[0]].action.canBeUndone
    {
      note(.destructiveNeedsLabel(label: controls[candidates[0]].label))
    } else {
      press(candidates[0])
    }
    return true
  }

  /// A tap by an event rather than by typing: a control, an option, or a button of a confirmation.
  private mutating func tap(_ label: String) {
    guard isSettled else { return note(.busy) }
    if let open = openQuestion {
      switch picked(label, of: open) {
      case .one(let position): return choose(position)
      case .several(let positions):
        return say(positions, areCalled: label, open, in: runs.count - 1)
      case .none: break
      }
      if case .confirmation(let accept, let deny, _) = open.question.kind {
        if same(label, deny) { return answer(false) }
        if same(label, accept) { return answer(true) }
      }
    }
    let controls = current?.controls ?? []
    if let position = exact(label, on: current) { return press(position) }
    let answers = openQuestion?.question.typedAnswers ?? []
    note(.nothingToTap(label: label, controls: answers + controls.map(\.shownName)))
  }
}

extension FlowMachine.ShownSnippet {
  var controls: [ViewTree.Control] { resolved.tree.controls }
}

extension ViewTree.Control {
  /// What it is called where its name alone is written: its words, else those of the symbol that it draws.
  package var shownName: String { label.isBlank ? spokenName ?? label : label }
}

extension FlowMachine.Run {
  var isAsking: Bool { question?.isWaitingForSnippet == false }

  /// Whether something is asked, or will be once its snippet is drawn.
  var hasQuestion: Bool {
    @inline(never) get { question?.isWaitingForSnippet != nil }
  }

  /// Whether the options of what is asked are fetched once more.
  var isListedAnew: Bool { question?.isListedAnew == true }

  // Functions of their own: what they give is taken out of the run in its place, which else is copied for it.

  /// What is asked, as the person sees it.
  var asked: Question? {
    @inline(never) get { question?.question }
  }

  /// What perform asked that is open.
  var openRequest: FlowMachine.Request? {
    @inline(never) get {
      if case .request(let request)? = question?.purpose { request } else { nil }
    }
  }

  /// The parameter that an answer is understood by.
  var askedParameter: (any AnyIntentParameter)? {
    @inline(never) get { question?.parameter }
  }
}

extension FlowInput {
  /// What flows and messages call it.
  package var name: String {
    switch self {
    case .line: "a line"
    case .tap: "tap"
    case .confirm: "confirm"
    case .decline: "decline"
    case .cancel: "cancel"
    case .back: "back"
    case .then(let name): "then \(name)"
    case .reload(let name): "reload \(name)"
    case .done: "done"
    case .interrupt: "key C-c"
    case .endOfInput: "eof"
    case .resize: "resize"
    case .lock: "lock"
    case .openURL: "url"
    case .continueActivity: "activity"
    case .appearance: "appearance"
    case .locale: "locale"
    case .chain, .run: "run"
    }
  }
}
