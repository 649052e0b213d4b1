import FlowScripts
import SnippetFoundation

/// A kept conversation: a flow file, its lines compared row by row with what a test did and saw.
///
/// A person may edit the file: comments, settings and empty lines between steps stay as they are, rows may have holes
/// (`~ `) or be any (`...`), and both are kept when the file is written anew.
struct TranscriptFile {
  private struct Line {
    var text: String
    /// What is compared; nil: it is layout, a comment or a setting.
    var row: ExpectedRow?
  }

  private let lines: [Line]
  private let captures: FlowCaptures

  init(_ text: String) {
    var rest = text.components(separatedBy: "\n")
    if rest.last == "" { rest.removeLast() }
    var lines: [Line] = []
    var names: [String: String] = [:]
    for (index, line) in rest.enumerated() {
      let next = rest[(index + 1)...].first { !$0.isEmpty }
      lines.append(Line(text: line, row: TranscriptFile.row(line, before: next)))
      if line.hasPrefix("@let "), let equals = line.firstRange(of: " = ") {
        let name = line[..<equals.lowerBound].dropFirst(5)
        names[String(name)] = String(line[equals.upperBound...])
      }
    }
    self.lines = lines
    captures = FlowCaptures(declared: names)
  }

  /// What a line stands for; an empty one is a row of output only with more output below it.
  private static func row(_ line: String, before next: String?) -> ExpectedRow? {
    if line == "..." { return .anything }
    if line.hasPrefix("~ "), let pattern = try? FlowPattern(String(line.dropFirst(2))) {
      return .pattern(FlowPattern(parts: [.text("  ")] + pattern.parts))
    }
    if line.isEmpty {
      let isInside = next.map { $0.hasPrefix("  ") || $0.hasPrefix("~ ") || $0 == "..." } ?? false
      return isInside ? .literal("") : nil
    }
    if line.hasPrefix("#") || line.hasPrefix("@") || line.hasPrefix("==") || line.hasPrefix(":") {
      return nil
    }
    return .literal(line)
  }

  private var rows: [ExpectedRow] { lines.compactMap(\.row) }

  /// The rows of a transcript that are compared.
  private static func compared(_ text: String) -> [String] {
    let lines = TranscriptFile(text).lines
    return lines.filter { $0.row != nil }.map(\.text)
  }

  /// Whether a transcript is as the file says.
  func fits(_ transcript: String) -> Bool {
    var attempt = captures
    return attempt.match(rows, TranscriptFile.compared(transcript))
  }

  /// The difference to a transcript, as rows to read.
  func difference(to transcript: String) -> String {
    Diff(expected: rows, actual: TranscriptFile.compared(transcript), captures: captures).text
  }

  /// The file as a transcript has it: what fits stays as it is written.
  ///
  /// nil where a row with holes fits nothing any more, unless those may go too.
  func updated(by transcript: String, replacingPatterns: Bool) -> String? {
    let actual = TranscriptFile.compared(transcript)
    let places = lines.indices.filter { lines[$0].row != nil }
    var attempt = captures
    let pairs = Alignment.of(rows, actual) { attempt.fits($0, $1) }
    var kept = Set(lines.indices)
    var added: [Int: [String]] = [:]
    var anchor = (places.first ?? lines.count) - 1
    for pair in pairs {
      switch pair {
      case .same(let index, _), .taken(let index, _): anchor = places[index]
      case .missing(let index):
        anchor = places[index]
        if case .pattern? = lines[anchor].row, !replacingPatterns { return nil }
        kept.remove(anchor)
      case .extra(let index): added[anchor, default: []].append(actual[index])
      }
    }
    var result = added[-1] ?? []
    for index in lines.indices {
      if kept.contains(index) { result.append(lines[index].text) }
      result += added[index] ?? []
    }
    return result.joined(separator: "\n") + "\n"
  }
}
