import FlowFormat
import Snapshots
import SnippetFoundation

/// Rows as a test writes them: those that begin with `~ ` have holes, `...` alone is any rows.
enum ExpectedRows {
  static func of(_ text: String) -> [ExpectedRow] {
    text.isEmpty ? [] : text.components(separatedBy: "\n").map { row($0) }
  }

  /// What keeps a row with holes from being read as one; nil: nothing does.
  static func mistake(in text: String) -> String? {
    for (index, row) in text.components(separatedBy: "\n").enumerated() where row.hasPrefix("~ ") {
      do throws(FlowPattern.Malformed) {
        let pattern = try FlowPattern(String(row.dropFirst(2)))
        guard let name = pattern.names.first else { continue }
        return
          "row \(index + 1): '{{\(name)}}' is declared by no @let here. Write {{re:REGEX}} or {{*}}"
      } catch {
        return "row \(index + 1), column \(3 + error.offset): \(error.reason.words)"
      }
    }
    return nil
  }

  private static func row(_ text: String) -> ExpectedRow {
    if text == "..." { return .anything }
    if text.hasPrefix("~ "), let pattern = try? FlowPattern(String(text.dropFirst(2))) {
      return .pattern(pattern)
    }
    return .literal(text)
  }
}
