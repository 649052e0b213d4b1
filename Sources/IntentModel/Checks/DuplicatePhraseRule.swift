import SnippetFoundation

/// Two shortcuts with one phrase: it is asked which was meant, or the first one is taken.
enum DuplicatePhraseRule: AppRule {
  static let id = "duplicate-phrase"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    var phrases = SamePhrases()
    for (number, shortcut) in app.catalog.shortcuts.enumerated() {
      for phrase in shortcut.phrases {
        let phrase = TranslatedPhrase(parts: phrase, isOwn: true, isOfCode: true)
        phrases.add(phrase, of: shortcut, number)
      }
    }
    return phrases.shared.map(error(about:)) + phrases.repeated.map(warning(about:))
      + app.phraseLanguages.flatMap { findings(in: app, $0) }
  }

  /// What is one phrase in a language, and more in the code.
  private static func findings(in app: CheckedApp, _ language: String) -> [AppFinding] {
    var phrases = SamePhrases()
    for (number, shortcut) in app.catalog.shortcuts.enumerated() {
      for phrase in app.phrases(of: shortcut, in: language) {
        phrases.add(phrase, of: shortcut, number)
      }
    }
    return phrases.shared.filter { same in
      same.contains(where: \.phrase.isOwn) && !same.allSatisfy(\.phrase.isOfCode)
    }.map { error(about: $0, where: "In '\(language)', ") }
  }

  private static func error(
    about same: [SamePhrases.One],
    where place: String
  ) -> AppFinding {
    error(
      listed(Set(same.map(\.intent)).sorted(), "and"),
      "\(place)'\(same[0].phrase.parts.template)' is a phrase of "
        + "\(Set(same.map(\.shortcut)).count) shortcuts, so that nobody can tell which is meant. "
        + "Give each its own."
    )
  }

  private static func error(about same: [SamePhrases.One]) -> AppFinding {
    error(about: same, where: "")
  }

  private static func warning(about same: [SamePhrases.One]) -> AppFinding {
    warning(
      same[0].intent,
      "'\(same[0].phrase.parts.template)' is there \(same.count) times. Keep one."
    )
  }
}

/// Phrases by what they are, letter case and punctuation aside.
private struct SamePhrases {
  struct One {
    let phrase: TranslatedPhrase
    let intent: String
    let shortcut: Int
  }

  private var all: [String: [One]] = [:]

  mutating func add(_ phrase: TranslatedPhrase, of shortcut: AppShortcut, _ number: Int) {
    let intent = type(of: shortcut.intent).persistentIdentifier
    let one = One(phrase: phrase, intent: intent, shortcut: number)
    all[plain(phrase.parts.template), default: []].append(one)
  }

  /// Those of several shortcuts.
  var shared: [[One]] { all.values.filter { Set($0.map(\.shortcut)).count > 1 } }

  /// Those that one shortcut has several times.
  var repeated: [[One]] {
    all.values.filter { $0.count > 1 && Set($0.map(\.shortcut)).count == 1 }
  }
}
