import SnippetFoundation

/// A phrase without the app's name: Apple's systems do not hear it.
enum PhraseWithoutAppNameRule: AppRule {
  static let id = "phrase-without-app-name"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.shortcuts.flatMap(findings(of:)) + app.inEachLanguage(findings)
  }

  private static func findings(of shortcut: AppShortcut) -> [AppFinding] {
    let intent = type(of: shortcut.intent).persistentIdentifier
    let without = shortcut.phrases.filter { !$0.contains(.applicationName) }
    if without.isEmpty { return [] }
    if without.count == shortcut.phrases.count {
      return [
        error(
          intent,
          "No phrase of its shortcut has '\\(.applicationName)', so nobody can say one. "
            + "Write it into each phrase."
        )
      ]
    }
    return without.map { phrase in
      warning(
        intent,
        "'\(phrase.template)' has no '\\(.applicationName)', and cannot be said. "
          + "Write it into the phrase."
      )
    }
  }

  private static func findings(
    in language: String,
    of shortcut: AppShortcut,
    _ phrases: [TranslatedPhrase]
  ) -> [AppFinding] {
    let intent = type(of: shortcut.intent).persistentIdentifier
    let without = phrases.filter { !$0.parts.contains(.applicationName) }
    if without.count == phrases.count {
      return [
        error(
          intent,
          "In '\(language)', no phrase of its shortcut has '${applicationName}', so nobody can say "
            + "one. Write it into each translation."
        )
      ]
    }
    return without.filter { $0.isOwn && !$0.isOfCode }.map { phrase in
      warning(
        intent,
        "In '\(language)', '\(phrase.parts.template)' has no '${applicationName}', and cannot be "
          + "said. Write it into the translation."
      )
    }
  }
}
