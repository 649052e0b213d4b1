import SnippetFoundation

/// Two shortcuts with one phrase: it is asked which was meant, or the first one is taken.
enum DuplicatePhraseRule: AppRule {
  static let id = "duplicate-phrase"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    var phrases: [String: [(template: String, intent: String, shortcut: Int)]] = [:]
    for (number, shortcut) in app.catalog.shortcuts.enumerated() {
      let intent = type(of: shortcut.intent).persistentIdentifier
      for phrase in shortcut.phrases {
        phrases[plain(phrase.template), default: []].append((phrase.template, intent, number))
      }
    }
    return phrases.values.filter { $0.count > 1 }.map { same in
      let template = same[0].template
      if Set(same.map(\.shortcut)).count == 1 {
        return warning(same[0].intent, "'\(template)' is there \(same.count) times. Keep one.")
      }
      let intents = listed(Array(Set(same.map(\.intent))).sorted())
      return error(
        intents,
        "'\(template)' is a phrase of \(same.count) shortcuts, so that nobody can tell which is "
          + "meant. Give each its own."
      )
    }
  }
}
