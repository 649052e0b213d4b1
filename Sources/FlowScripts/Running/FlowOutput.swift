package import FlowEngine
import Snippets

/// What events show, as flow files compare it.
package enum FlowOutput {
  /// The rows of a step's events: no blanks at the end of a row, no empty rows at the end.
  package static func rows(of events: [FlowEvent]) -> [String] {
    var rows = events.flatMap { $0.lines(.plain) }.flatMap { row in
      row.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        row.lastIndex { !$0.isWhitespace }.map { String(row[...$0]) } ?? ""
      }
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
