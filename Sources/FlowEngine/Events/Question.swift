import IntentModel
import SnippetFoundation

/// Something a person is asked, as data.
package struct Question: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A parameter's value; its property name, and whether any text at all is a value.
    case value(parameter: String, takesAnyText: Bool)
    /// Yes or no, with the words of the two buttons.
    case confirmation(accept: String, deny: String, isDestructive: Bool)
    /// One of the options.
    case choice
  }

  package struct Option: Sendable, Equatable {
    package var title: String
    package var subtitle: String?
    /// The character of its symbol.
    package var glyph: String?
    /// What stands above it and its like.
    package var section: String?
    package var isDestructive = false
    /// Whether what it destroys can be taken back.
    package var canBeUndone = false

    package init(
      title: String,
      subtitle: String? = nil,
      glyph: String? = nil,
      section: String? = nil,
      isDestructive: Bool = false,
      canBeUndone: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle
      self.glyph = glyph
      self.section = section
      self.isDestructive = isDestructive
      self.canBeUndone = canBeUndone
    }

    /// Whether a person is told that it cannot be undone.
    var isFinal: Bool { isDestructive && !canBeUndone }
  }

  /// Numbers questions of one conversation; an answer to any other is refused.
  package var number: Int {
    get { facts.number }
    set { facts.number = newValue }
  }
  package var kind: Kind {
    get { facts.kind }
    set { facts.kind = newValue }
  }
  package var prompt: String {
    get { facts.prompt }
    set { facts.prompt = newValue }
  }
  package var options: [Option] {
    get { facts.options }
    set { facts.options = newValue }
  }
  /// What a valid answer looks like, such as `a whole number from 1 to 12`; put together when it is read.
  package var hint: String { facts.makeHint() }
  /// 1 for the first try.
  package var attempt: Int {
    get { facts.attempt }
    set { facts.attempt = newValue }
  }
  package var attempts: Int {
    get { facts.attempts }
    set { facts.attempts = newValue }
  }
  /// What is typed for an answer is kept nowhere: not in a history, not in a recording.
  package var isSecret: Bool {
    get { facts.isSecret }
    set { if newValue != facts.isSecret { facts.isSecret = newValue } }
  }
  /// Whether a text of several lines is one answer: a paste is not parted.
  package var takesLines: Bool {
    get { facts.takesLines }
    set { if newValue != facts.takesLines { facts.takesLines = newValue } }
  }
  /// Whether an answer may be none of the options.
  package var takesOthers: Bool {
    get { facts.takesOthers }
    set { if newValue != facts.takesOthers { facts.takesOthers = newValue } }
  }
  /// Whether it asks if a value was meant that nobody named: only a person can know.
  package var isGuess: Bool {
    get { facts.isGuess }
    set { if newValue != facts.isGuess { facts.isGuess = newValue } }
  }

  private var storage: Storage

  package init(
    number: Int,
    kind: Kind,
    prompt: String,
    options: [Option] = [],
    hint: @escaping @Sendable @autoclosure () -> String = "",
    attempt: Int = 1,
    attempts: Int = 3
  ) {
    storage = Storage(
      Facts(
        number: number,
        kind: kind.labelled,
        prompt: prompt,
        options: options.labelled,
        makeHint: hint,
        attempt: attempt,
        attempts: attempts
      )
    )
  }

  /// What is in a question.
  private struct Facts: Sendable {
    var number: Int
    var kind: Kind
    var prompt: String
    var options: [Option]
    let makeHint: @Sendable () -> String
    var attempt: Int
    var attempts: Int
    var isSecret = false
    var takesLines = false
    var takesOthers = false
    var isGuess = false
  }

  /// Where it is: a question is handed on far more often than it is changed.
  private final class Storage: @unchecked Sendable {  // changed by who alone has it
    var facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private var facts: Facts {
    _read { yield storage.facts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      yield &storage.facts
    }
  }

  package static func == (one: Question, other: Question) -> Bool {
    one.storage === other.storage
      || one.number == other.number && one.kind == other.kind && one.prompt == other.prompt
        && one.options == other.options && one.attempt == other.attempt
        && one.attempts == other.attempts
  }
}

extension Question.Kind {
  /// The same with words on both buttons, neither of which says what the other one does.
  fileprivate var labelled: Question.Kind {
    guard case .confirmation(let accept, let deny, let isDestructive) = self else { return self }
    let isMisleading = Question.isYes(accept.trimmed.withoutStops) == false
    let isMisled = Question.isYes(deny.trimmed.withoutStops) == true
    return .confirmation(
      accept: accept.isBlank || isMisleading ? "Continue" : accept,
      deny: deny.isBlank || isMisled ? "Cancel" : deny,
      isDestructive: isDestructive
    )
  }
}

extension [Question.Option] {
  /// The same with `Option 2` for a title of which nothing can be seen.
  fileprivate var labelled: [Question.Option] {
    guard contains(where: { $0.title.isBlank }) else { return self }
    return enumerated().map { place, option in
      var option = option
      if option.title.isBlank { option.title = "Option \(place + 1)" }
      return option
    }
  }
}

extension Question {
  /// As many options as are shown; any of the others can be typed, and have their numbers.
  static let mostShown = 50

  /// What stands below the options that are shown; nil: they are all.
  var rest: String? {
    let more = options.count - Self.mostShown
    guard more > 0 else { return nil }
    return "... \(more) more: type a name, or a number up to \(options.count)"
  }

  /// The options as they are typed: of two with one title the first is `Old Mill #1`.
  package var typedOptions: [String] {
    var places: [String: Int] = [:]
    let counts = Dictionary(options.map { ($0.title, 1) }, uniquingKeysWith: +)
    return options.map { option in
      guard counts[option.title] != 1 else { return option.title }
      places[option.title, default: 0] += 1
      return "\(option.title) #\(places[option.title] ?? 1)"
    }
  }

  /// What can be picked by its words: the options, or the buttons.
  var typedAnswers: [String] {
    if case .confirmation(let accept, let deny, _) = kind { [accept, deny] } else { typedOptions }
  }

  /// What always agrees where yes or no is asked, unless the denying button has the word.
  static let agreements = ["yes", "y"]
  /// What always refuses there.
  static let refusals = ["no", "n"]
}

extension Question {
  /// Whether words agree or refuse in the usual ways, where nothing on show, and no word of the app's, is one of them.
  ///
  /// nil: they do neither.
  static func isYes(_ words: String) -> Bool? {
    var word = words.lowercased()
    if word.utf8.contains(UInt8(ascii: ",")) {
      word = word.replacingOccurrences(of: ", ", with: " ")
    }
    if YesNoWords.refuses(word) || word == "never mind" || word == "nevermind" { return false }
    return YesNoWords.agrees(word) ? true : nil
  }
}

extension String {
  /// The words without full stops and exclamation marks behind them; what is nothing else stays.
  var withoutStops: String {
    let bare = endsAsStop ? dropLast(stopsAtEnd).trimmed : trimmed
    return bare.isEmpty ? self : bare
  }

  /// Whether the last byte is that of a stop: without it there is no character to look at.
  private var endsAsStop: Bool {
    utf8.last.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "!") } ?? false
  }

  private var stopsAtEnd: Int { reversed().prefix { $0 == "." || $0 == "!" }.count }
}
