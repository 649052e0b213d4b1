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
    var rows = events.flatMap { $0.lines(.plain) }.flatMap { row in
      parts(of: row).map { withoutBlanks(atTheEndOf: change($0)) }
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private static func parts(of row: String) -> [String] {
    row.holds(UInt8(ascii: "\n"))
      ? row.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) : [row]
  }

  private static func withoutBlanks(atTheEndOf row: String) -> String {
    guard row.endsInBlank else { return row }
    return row.lastIndex { !$0.isWhitespace }.map { String(row[...$0]) } ?? ""
  }
}
