import IntentModel
import SnippetFoundation

/// The words that say that a list is complete.
package enum ListEnd {
  /// Whether a text may end a list, rather than be one of its values.
  package static func may(be text: String) -> Bool { isDone(text) || refusesMore(text) }

  /// Whether a text always ends one.
  static func isDone(_ text: String) -> Bool {
    ["done", "that's all", "thats all", "that is all", "nothing else"].contains(text.lowercased())
  }

  /// Whether a text is a no to "Another?".
  static func refusesMore(_ text: String) -> Bool {
    let word = text.withoutStops.lowercased().replacingOccurrences(of: ", ", with: " ")
    return YesNoWords.refuses(word) || refusals.contains(word)
  }

  private static let refusals: Set<String> = [
    "no more", "no others", "none", "nothing", "nothing more", "that's it", "thats it",
    "that is it",
  ]
}
