import FlowEngine
import IntentModel
import SnippetFoundation

/// A list of texts as a person types it: what would part it, or end it, stands in quotes.
enum TypedList {
  static func line(_ texts: [String], in locale: Locale) -> String {
    texts.map { text in
      let isPlain =
        ListText.isOne(text, in: locale) && !(texts.count == 1 && isAnythingElse(text))
      return isPlain ? text : "\"\(text)\""
    }.joined(separator: ", ")
  }

  /// Whether a text alone ends a list, or is a command.
  private static func isAnythingElse(_ text: String) -> Bool {
    ListEnd.may(be: text) || text.hasPrefix("/")
  }
}
