import IntentModel
import SnippetFoundation
import Snippets

/// Intents, values and errors of an app in words.
enum IntentWords {
  /// What the intent is called.
  static func title(of intent: any AppIntent) -> String {
    type(of: intent).title.resolved
  }

  /// A value as a person reads it: an entity, a case or a list by titles, anything else as the person's locale writes it.
  static func of(_ value: any Sendable) -> String {
    if isAbsent(value) { return "Nothing." }
    if let values = value as? [any Sendable] {
      return values.isEmpty ? "Nothing." : values.map(of).joined(separator: ", ")
    }
    if let display = displayRepresentation(of: value) { return display.titleText }
    if let union = value as? any _IntentValueRepresentable { return of(union.asIntentValue) }
    return writtenText(value) ?? "\(value)"
  }

  /// The rows that show a value alone: a list numbered, anything else on one row with its subtitle.
  static func lines(of value: any Sendable) -> [String] {
    if isAbsent(value) { return ["Nothing was found."] }
    guard let values = value as? [any Sendable] else { return [titled(value).asAppText] }
    if values.isEmpty { return ["Nothing was found."] }
    return values.enumerated().map { "[\($0 + 1)] \(titled($1).withoutMarks)" }
  }

  private static func titled(_ value: any Sendable) -> String {
    let display = displayRepresentation(of: value)
    let subtitle = (display?.subtitle).map { " (\($0.resolved))" } ?? ""
    let glyph = (display?.image?.systemName).map { symbolGlyph($0) + " " } ?? ""
    return glyph + of(value) + subtitle
  }

  /// What an error says to people: the app's own words first.
  static func of(_ error: any Error) -> String {
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      return error.localizedStringResource.resolvedOnOneLine
    case let error as any LocalizedError:
      if let words = error.errorDescription { return words }
      return SystemErrorWords.of(error) ?? "\(type(of: error)): \(error)"
    case _ where type(of: error) is NSError.Type: return error.localizedDescription
    default: return SystemErrorWords.of(error) ?? "\(type(of: error)): \(error)"
    }
  }
}

extension DisplayRepresentation {
  /// The title in words.
  var titleText: String { title.resolved }
}

extension IntentChoiceOption {
  /// The title in words.
  var titleText: String { title.resolved }
}

/// Whether an intent is Apple's kind of snippet intent: performed for each refresh.
func isRefreshed(_ intent: any AppIntent) -> Bool { intent is any SnippetIntent }

/// Whether an intent is in the mission's form: declared to show a snippet, performed once, its view kept.
func keepsItsView(_ intent: any AppIntent) -> Bool {
  !isRefreshed(intent) && isMissionSnippetForm(type(of: intent))
}
