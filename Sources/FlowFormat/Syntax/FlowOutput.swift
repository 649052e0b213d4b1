package import FlowEngine
import SnippetFoundation
import Snippets

/// What events show, as flow files compare it.
package enum FlowOutput {
  /// The rows of a step's events: no blanks at the end of a row, no empty rows at the end.
  ///
  /// `change` rewrites each row before.
  package static func rows(
    of events: [FlowEvent],
    changedBy change: (String) -> String = { $0 }
  ) -> [String] {
    var rows: [String] = []
    for event in events {
      for row in event.lines(.plain) {
        if row.holds(UInt8(ascii: "\n")) {
          for part in row.split(separator: "\n", omittingEmptySubsequences: false) {
            rows.append(withoutBlanks(atTheEndOf: change(String(part))))
          }
        } else {
          rows.append(withoutBlanks(atTheEndOf: change(row)))
        }
      }
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private static func withoutBlanks(atTheEndOf row: String) -> String {
    guard row.endsInBlank else { return row }
    return row.lastIndex { !$0.isWhitespace }.map { String(row[...$0]) } ?? ""
  }
}
