import IntentModel
import SnippetFoundation
import Snippets

// What a person says: a phrase begins a flow, several are offered, an unsure one is asked about.
extension FlowMachine {
  /// A line while nothing is asked.
  mutating func say(_ text: String) {
    if text.lowercased().hasPrefix("then ") {
      let name = text.dropFirst(5).trimmed
      if lastValue != nil || descriptor(named: name) != nil { return then(name) }
    }
    if isUndo(text) { return undo() }
    let reading = app.phrasebook.read(text)
    if case .one(let match) = reading, match.confidence == 1, match.slots.isEmpty {
      return begin(match, origin: .invoked)
    }
    // Before a phrase with a parameter: one of free text would be any text.
    if acceptSuggestion(text) { return }
    switch reading {
    case .one(let match): begin(match, origin: .invoked)
    case .several(let matches): tellApart(matches, said: text, origin: .invoked)
    case .unsure(let matches):
      guard let first = matches.first else { return }
      standIn(for: first, said: text, origin: .invoked)
      offer(matches, for: text, prompt: "Did you mean one of these?", in: runs.count - 1)
    case .none(let near):
      let controls = current?.isInteractive == true ? current?.controls.map(\.label) ?? [] : []
      note(unknown(text, nearest: Array((nearest(text, in: controls, limit: 2) + near).prefix(3))))
    }
  }

  /// A line that answers no question: a flow of its own, after which the question is asked again.
  ///
  /// Only a phrase without slips: what has some is rather a wrong answer. False if it is none.
  mutating func digress(_ text: String) -> Bool {
    switch app.phrasebook.read(text) {
    case .one(let match) where match.confidence == 1: begin(match, origin: .digression)
    case .several(let matches) where matches.allSatisfy { $0.confidence == 1 }:
      tellApart(matches, said: text, origin: .digression)
    default: return false
    }
    return true
  }

  /// Whether a line that answers no question would be a flow of its own.
  func isPhrase(_ text: String) -> Bool {
    switch app.phrasebook.read(text) {
    case .one(let match): match.confidence == 1
    case .several(let matches): matches.allSatisfy { $0.confidence == 1 }
    case .unsure, .none: false
    }
  }

  /// Puts a run in the place of the one that a line will begin.
  mutating func standIn(for match: PhraseMatch, said text: String, origin: Origin) {
    runs.append(
      Run(
        id: number(),
        intent: match.intent,
        title: text.quotable,
        origin: origin,
        slots: [],
        given: [:]
      )
    )
  }

  /// Asks which phrase was meant, or whether the one was; none runs by itself.
  mutating func offer(
    _ matches: [PhraseMatch],
    for text: String,
    prompt: String,
    in index: Int
  ) {
    guard let first = matches.first else { return }
    let question =
      matches.count == 1
      ? yesOrNo("Did you mean '\(first.phrase.quotable)'?", accept: "Yes", deny: "No")
      : Question(
        number: number(),
        kind: .choice,
        prompt: prompt,
        options: options(matches),
        hint: "one of these, or something else",
        attempts: settings.attempts
      )
    record("offer \(matches.map(\.phrase).joined(separator: " | "))")
    open(OpenQuestion(question: question, purpose: .phrases(matches, said: text)), in: index)
  }

  /// The phrases; where two have the same words, with what tells them apart.
  private func options(_ matches: [PhraseMatch]) -> [Question.Option] {
    let alike = Dictionary(grouping: matches.indices) { matches[$0].phrase.quotable }
    var subtitles: [Int: String] = [:]
    for places in alike.values where places.count > 1 {
      for (place, words) in zip(places, difference(of: places.map { matches[$0] })) {
        subtitles[place] = words
      }
    }
    return matches.indices.map {
      Question.Option(title: matches[$0].phrase.quotable, subtitle: subtitles[$0])
    }
  }

  /// What tells phrases with the same words apart: what stands for their values, what the intents are for, or their types.
  private func difference(of matches: [PhraseMatch]) -> [String] {
    let types = matches.map { type(of: $0.intent) }
    let ways = [
      { matches.map(meaning(of:)) }, { types.map { purpose(of: $0) ?? $0.persistentIdentifier } },
    ]
    for way in ways {
      let words = way()
      if Set(words).count == words.count { return words.map(\.quotable) }
    }
    return types.map { IntentDescriptor($0).qualifiedName }
  }

  private func meaning(of match: PhraseMatch) -> String {
    let parameters = IntentModel.parameters(of: match.intent)
    let titles = match.slots.compactMap { slot in
      parameters.first { $0.name == slot.name }?.titleText
    }
    return ([IntentWords.title(of: match.intent)] + titles).joined(separator: ": ")
  }

  /// The intent's description; nil: it has none.
  private func purpose(of type: any AppIntent.Type) -> String? {
    let text = declaredDescription(of: type)?.descriptionText.resolvedOnOneLine
    return text.flatMap { $0.isBlank ? nil : $0 }
  }

  /// An answer to an offer; anything but yes, no and the words that always count is said anew.
  mutating func answerOffer(_ open: OpenQuestion, _ text: String, line: String) {
    let isYesOrNo = open.question.options.isEmpty
    switch text.lowercased() {
    case "none", "none of these": return refuseOffer()
    case "": return askAgain()
    default: break
    }
    switch Question.isYes(text.withoutStops) {
    case true? where isYesOrNo: return answer(true)
    case false?: return refuseOffer()
    default: break
    }
    if bareWord(text) { return }
    drop(run: runs.count - 1)
    take(.line(line))
  }

  /// Runs what was offered and picked.
  mutating func pick(_ match: PhraseMatch, in index: Int) {
    let origin = runs[index].origin
    drop(run: index)
    begin(match, origin: origin)
  }

  /// None of what was offered was meant.
  mutating func refuseOffer() {
    guard let index = runs.indices.last, case .phrases(_, let said)? = runs[index].question?.purpose
    else { return }
    drop(run: index)
    note(unknown(said, nearest: []))
    askAgain()
  }

  private func unknown(_ text: String, nearest: [String]) -> FlowNotice {
    .unknownPhrase(
      line: text,
      nearest: nearest,
      examples: Array(app.phrasebook.examples.prefix(5))
    )
  }

  private mutating func begin(_ match: PhraseMatch, origin: Origin) {
    let given = Dictionary(match.slots.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    actions.append(.said(type(of: match.intent)))
    begin(match.intent, origin: origin, given: given)
  }
}
