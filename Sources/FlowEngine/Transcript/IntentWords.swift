import IntentModel
import SnippetFoundation
import Snippets

/// Intents, values and errors of an app in words.
enum IntentWords {
  /// What the intent is called.
  static func title(of intent: any AppIntent) -> String {
    titleText(of: type(of: intent))
  }

  /// A value as a person reads it: an entity, a case or a list by titles, anything else as the person's locale writes it.
  static func of(_ value: any Sendable) -> String { shownText(value) }

  /// What shows a value alone: a list numbered, anything else in one row; nothing where there is none.
  static func shown(_ value: any Sendable) -> [ShownValue] {
    if isAbsent(value) { return [] }
    guard let values = elements(of: value) else { return [titled(value)] }
    return values.enumerated().map { titled($1, number: $0 + 1) }
  }

  private static func titled(_ value: any Sendable, number: Int? = nil) -> ShownValue {
    let display = displayRepresentation(of: value)
    return ShownValue(
      number: number,
      glyph: display?.image?.systemName.map { symbolGlyph($0) },
      title: of(value),
      subtitle: (display?.subtitle)?.resolved
    )
  }

  /// What an error says to people: the app's own words first.
  static func of(_ error: any Error) -> String {
    if let words = ownWords(of: error), !words.isBlank { return words }
    return SystemErrorWords.of(error) ?? "\(type(of: error)): \(error)"
  }

  private static func ownWords(of error: any Error) -> String? {
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      error.localizedStringResource.resolvedOnOneLine
    case let error as any LocalizedError: error.errorDescription
    case _ where type(of: error) is NSError.Type: error.localizedDescription
    default: nil
    }
  }
}

/// What an error of an app's code says to people, wherever it is told.
package func errorWords(_ error: any Error) -> String { IntentWords.of(error) }

extension DisplayRepresentation {
  /// The title in words.
  var titleText: String { title.resolved }
}

extension IntentChoiceOption {
  /// The title in words.
  var titleText: String { title.resolved }
}

/// Whether an intent is Apple's kind of snippet intent: performed for each refresh.
func isRefreshed(_ intent: any AppIntent) -> Bool {
  type(of: intent) is any SnippetIntent.Type
}

/// Whether an intent is in the mission's form: declared to show a snippet, performed once, its view kept.
func keepsItsView(_ intent: any AppIntent) -> Bool {
  !isRefreshed(intent) && isMissionSnippetForm(type(of: intent))
}
