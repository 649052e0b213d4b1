import Foundation
import SnippetFoundation

/// A phrase of a shortcut as a person of one language can say it.
struct TranslatedPhrase: Sendable {
  let parts: [PhrasePart]
  /// Whether a table has it in just that language; else it is of the source, or of a language beside.
  let isOwn: Bool
  /// Whether the code has it too, so that what is wrong with it is said of the code.
  let isOfCode: Bool
}

extension CheckedApp {
  /// The languages that phrases may be translated into.
  var phraseLanguages: [String] { tables.languages(of: StringsTables.ofPhrases) }

  /// What a person of a language can say of a shortcut: its translations, those of the code where it has none.
  func phrases(of shortcut: AppShortcut, in language: String) -> [TranslatedPhrase] {
    let locale = Locale(identifier: language)
    let words = shortcut.phrases.compactMap {
      tables.words($0.template, in: StringsTables.ofPhrases, locale: locale)
    }
    let translated = words.flatMap { words in
      words.texts.map { text in
        let parts = [PhrasePart](template: text)
        return TranslatedPhrase(
          parts: parts,
          isOwn: words.language == language,
          isOfCode: shortcut.phrases.contains(parts)
        )
      }
    }
    guard translated.isEmpty else { return translated }
    return shortcut.phrases.map { TranslatedPhrase(parts: $0, isOwn: false, isOfCode: true) }
  }

  /// Looks at each shortcut in each language that has something of its own for it.
  func inEachLanguage(
    _ look: (_ language: String, AppShortcut, [TranslatedPhrase]) -> [AppFinding]
  ) -> [AppFinding] {
    phraseLanguages.flatMap { language in
      catalog.shortcuts.flatMap { shortcut -> [AppFinding] in
        let phrases = phrases(of: shortcut, in: language)
        return phrases.contains(where: \.isOwn) ? look(language, shortcut, phrases) : []
      }
    }
  }
}
