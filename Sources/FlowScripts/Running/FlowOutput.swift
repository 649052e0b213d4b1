package import FlowEngine
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
    var rows = events.flatMap { $0.lines(.plain) }.flatMap { row in
      row.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        let row = change(String(row))
        return row.lastIndex { !$0.isWhitespace }.map { String(row[...$0]) } ?? ""
      }
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
