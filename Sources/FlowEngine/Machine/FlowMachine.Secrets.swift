import IntentModel
import SnippetFoundation
import Snippets

// Secrets: what was given for parameters that the app names so, and what is hidden of them.
extension FlowMachine {
  /// Texts that nothing may hold which is kept: no trace, no log, no recording, no error message.
  struct Secrets: Sendable {
    /// The longest first.
    private var texts: [String] = []

    private static let most = 2000

    /// Remembers a text.
    mutating func learn(_ text: String) { learn([text]) }

    var isEmpty: Bool { texts.isEmpty }

    /// Remembers texts; where they are too many, the shortest are forgotten.
    mutating func learn(_ all: [String]) {
      var known = Set(texts)
      for text in all {
        for shown in [text.trimmed, visible(text.trimmed)]
        where !shown.isBlank && known.insert(shown).inserted {
          texts.append(shown)
        }
      }
      texts.sort { $0.count > $1.count }
      texts.removeLast(max(0, texts.count - Self.most))
    }

    /// The same with `•••` for each secret in it: anywhere from four letters on, a shorter one only as a word.
    func hidden(in text: String) -> String {
      texts.reduce(text) { Self.hide($1, in: $0) }
    }

    private static func hide(_ secret: String, in text: String) -> String {
      guard text.contains(secret) else { return text }
      var (result, rest) = ("", text[...])
      while let place = rest.range(of: secret) {
        let isWord = ![text[..<place.lowerBound].last, text[place.upperBound...].first]
          .contains { $0?.isLetter == true || $0?.isNumber == true }
        result += rest[..<place.lowerBound]
        result += secret.count >= 4 || isWord ? secretText : secret
        rest = rest[place.upperBound...]
      }
      return result + rest
    }

    /// The same for what an entry of the trace says.
    func hidden(in content: TraceContent) -> TraceContent {
      switch content {
      case .intent(let word, let title, let type): .intent(word, hidden(in: title), type)
      case .answered(let name, let text, let taken):
        .answered(hidden(in: name), hidden(in: text), taken: taken.map { hidden(in: $0) })
      default:
        .written(hidden(in: content.line), content.facts.mapValues { hidden(in: $0) })
      }
    }

    private func hidden(in fact: TraceEntry.Fact) -> TraceEntry.Fact {
      switch fact {
      case .text(let text): .text(hidden(in: text))
      case .number: fact
      case .object(let members): .object(members.mapValues { $0.map { hidden(in: $0) } })
      }
    }
  }

  /// Remembers a secret parameter's value by what is shown of it, and by the ways in which an app usually writes it; of a
  /// list, each of its elements.
  mutating func learn(
    _ value: any Sendable,
    of parameter: any AnyIntentParameter,
    in index: Int
  ) {
    for one in elements(of: value) ?? [value] {
      let shown = title(of: one, by: parameter, in: index)
      secrets.learn([shown] + SecretSpellings(locale: settings.locale).of(one))
    }
  }

  /// What the trace keeps of what is asked: nothing where perform's own words may hold a secret that is no text.
  ///
  /// A date or a number can be written in more ways than anybody knows.
  func kept(_ words: String) -> String {
    guard app.hasSecrets, let run = runs.last, run.asksInItsOwnWords else { return words }
    let holdsSecret = run.slots.contains {
      $0.isSecret && $0.parameter.kind != .string && ($0.isSet || $0.reply != nil)
    }
    return holdsSecret ? secretText : words
  }

  /// What a message says of what is asked: without any secret.
  func told(_ prompt: String) -> String { kept(secrets.hidden(in: prompt)) }

  /// Whether a slot, or what is being asked for, is a secret.
  func isSecret(_ slot: Int?, in index: Int) -> Bool {
    slot.map { runs[index].slots[$0].isSecret }
      ?? (runs[index].question?.question.isSecret == true)
  }

  /// Whether a parameter is one that the intent names a secret.
  func isSecret(_ parameter: (any AnyIntentParameter)?, of run: Run) -> Bool {
    guard let parameter else { return false }
    return run.slots.contains { $0.isSecret && $0.parameter === parameter }
  }

  /// The same of the run at a place.
  func isSecret(_ parameter: (any AnyIntentParameter)?, of index: Int) -> Bool {
    guard let parameter else { return false }
    return runs[index].slots.indices.contains {
      runs[index].slots[$0].isSecret && runs[index].slots[$0].parameter === parameter
    }
  }

  /// Whether a wrong answer to an open question is not quoted: it may be a secret that nobody asked for.
  func hidesAnswers(of index: Int) -> Bool {
    guard let question = runs[index].question?.question else { return false }
    if question.isSecret { return true }
    if case .value = question.kind { return false }
    return runs[index].slots.contains(where: \.isSecret)
  }

  /// A question ends that nobody answered: what is typed next may have been meant for it.
  mutating func end(_ question: Question) {
    if question.isSecret { wasAskedForSecret = true }
  }

  /// Remembers what may have been meant for a question that had just ended.
  mutating func takeWhatMayBeSecret(_ text: String) {
    guard wasAskedForSecret else { return }
    if mayBeSecret(text) { secrets.learn(text) }
    wasAskedForSecret = false
  }

  private func mayBeSecret(_ text: String) -> Bool {
    wasAskedForSecret && !text.hasPrefix("/") && !Self.bareWords.contains(text.lowercased())
      && !isPhrase(text)
  }

  /// Whether a line that is typed now holds a secret, or may: no history may keep it.
  func isSecret(line: String) -> Bool {
    if mayBeSecret(line.trimmed) { return true }
    let given = line.split(whereSeparator: \.isWhitespace)
    let words = given.map { $0.lowercased() }
    let isAsked = openQuestion?.question.isSecret == true
    guard let name = words.first else { return isAsked }
    let mayCorrect = Self.correctingVerbs.contains(name) && !isAsked
    if name == "/set" || (mayCorrect && openQuestion?.parameter == nil) {
      guard words.count > 2 else { return words.count > 1 && isAsked }
      guard let run = runs.last, let named = run.slot(namedBy: Array(given.dropFirst())) else {
        return app.hasSecrets
      }
      return run.slots[named.slot].isSecret
    }
    if Self.commands.contains(name) || Self.terminalCommands.contains(name) {
      return isAsked && words.count > 1
    }
    if isAsked { return true }
    if name.hasPrefix("/"), words.count > 1 { return app.hasSecrets }
    // As on the command line, where nobody would read it here.
    if app.hasSecrets, words.contains(where: { $0.hasPrefix("--") && $0.count > 2 }) { return true }
    guard let open = openQuestion, hidesAnswers(of: runs.count - 1) else { return false }
    return !isWord(line.trimmed, of: open)
  }

  /// Whether a line is one of the words that a confirmation or a choice knows.
  private func isWord(_ text: String, of open: OpenQuestion) -> Bool {
    if let number = Int(text), (1...99).contains(number) { return true }
    var words = open.question.options.map(\.title) + (open.snippet?.controls ?? []).map(\.label)
    if case .confirmation(let accept, let deny, _) = open.question.kind { words += [accept, deny] }
    if case .request(let request) = open.purpose, case .confirmation(let asked) = request.kind {
      words += asked.actionName.acceptAlternatives + asked.actionName.denyAlternatives
    }
    if Question.isYes(text.withoutStops) != nil { return true }
    words += Self.bareWords
    words += ["done", "keep", "k", "explain", "e"]
    return words.contains { same($0.trimmed, text) }
  }

  /// Commands that are the terminal's.
  static let terminalCommands: Set<String> = [
    "/record", "/replay", "/save", "/resume", "/accessible",
  ]
}

extension FlowMachine.Run {
  /// Whether what is asked now was put into words while perform ran.
  fileprivate var asksInItsOwnWords: Bool {
    switch question?.purpose {
    case .request, .continuation: true
    case .parameter: restarts > 0
    case .unlock, .phrases, nil: false
    }
  }
}

extension ParameterRejection {
  /// The same without what was typed: what is quoted of it, and in an app's own words all of it.
  func hidden(_ isSecret: Bool) -> ParameterRejection {
    guard isSecret else { return self }
    var hidden = self
    hidden.text = secretText
    if text.isEmpty { return hidden }
    // A long text is quoted by its beginning, and one of several lines by what can be seen of it.
    let parts = [text, String(text.prefix(40))].flatMap { [visible($0), $0] }
    for (part, rest) in parts.flatMap({ [($0, "'"), ($0, "...'")] }) {
      hidden.reason = hidden.reason.replacingOccurrences(
        of: "'\(part)\(rest)",
        with: "'\(secretText)\(rest)"
      )
    }
    if hidden.reason != reason { return hidden }
    for part in parts {
      hidden.reason = hidden.reason.replacingOccurrences(of: part, with: secretText)
    }
    return hidden
  }
}

extension ParameterResolution {
  /// The same without the text of a secret.
  func hidden(_ isSecret: Bool) -> ParameterResolution {
    guard isSecret else { return self }
    return switch self {
    case .value, .ambiguous: self
    case .near(_, let rejection), .rejected(let rejection): .rejected(rejection.hidden(true))
    }
  }
}
