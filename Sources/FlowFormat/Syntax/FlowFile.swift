import Snapshots

/// A flow file: every line as written, and the cases they spell.
///
/// Lossless: `text` is what was parsed, byte for byte.
package struct FlowFile: Sendable, Equatable {
  /// Bytes that a file has at the most; a larger one is refused before it is read.
  package static let largest = SnapshotStore.largest

  /// As given by who asked for the file; messages quote it.
  package var path: String
  package var lines: [FlowLine]
  package var endsWithNewline: Bool
  /// Settings above the first case.
  package var settings: [FlowSetting]
  package var cases: [FlowCase]
  /// Whether it was found in a folder rather than named: then it may be another app's.
  package var isFromFolder = false

  /// The file as written.
  package var text: String {
    lines.map(\.text).joined(separator: "\n") + (endsWithNewline ? "\n" : "")
  }

  /// The file's name without folders and `.flow`: the first part of its snapshots' names.
  package var name: String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    let last = String(path[(end ?? path.startIndex)...])
    return last.hasSuffix(".flow") ? String(last.dropLast(5)) : last
  }

  package func location(line: Int, column: Int = 1) -> FlowLocation {
    FlowLocation(path: path, line: line, column: column)
  }

  /// Where a case stands and what it is called: no other is called so.
  package func place(of flowCase: FlowCase) -> String {
    "\(path):\(flowCase.line) \(flowCase.title)"
  }
}
