import FlowScripts
import SnippetFoundation

/// Rows as a test writes them: those that begin with `~ ` have holes, `...` alone is any rows.
enum ExpectedRows {
  static func of(_ text: String) -> [ExpectedRow] {
    text.isEmpty ? [] : text.components(separatedBy: "\n").map { row($0) }
  }

  private static func row(_ text: String) -> ExpectedRow {
    if text == "..." { return .anything }
    if text.hasPrefix("~ "), let pattern = try? FlowPattern(String(text.dropFirst(2))) {
      return .pattern(pattern)
    }
    return .literal(text)
  }
}
