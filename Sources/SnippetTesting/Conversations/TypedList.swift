import FlowEngine

/// A list of texts as a person types it: what would part it, or end it, stands in quotes.
enum TypedList {
  static func line(_ texts: [String]) -> String {
    texts.map { isPlain($0, isAlone: texts.count == 1) ? $0 : "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Whether a text is one value of a list as it is.
  private static func isPlain(_ text: String, isAlone: Bool) -> Bool {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let isParted =
      text.contains { $0 == "," || $0 == ";" } || words.contains { $0 == "and" || $0 == "&" }
    return !isParted && !(isAlone && (ListEnd.may(be: text) || text.hasPrefix("/")))
  }
}
