import SnippetFoundation
import Snippets

/// The difference between expected and actual rows, as rows to read.
///
/// **Shape** `-` is expected and not there, `+` is there and not expected; a line number in its own
/// text; three rows of context; `^` under the part of a row that differs; trailing blanks as `·`.
package struct Diff: Sendable, Equatable, Codable {
  package var lines: [String]
  package var isEmpty: Bool { lines.isEmpty }
  package var text: String { lines.joined(separator: "\n") }

  /// The difference between two texts of rows.
  package init(expected: String, actual: String) {
    let expected = Diff.rows(of: expected).map { ExpectedRow.literal($0) }
    self.init(expected: expected, actual: Diff.rows(of: actual), captures: FlowCaptures())
  }

  /// What stands between newlines; of "\r\n", which Swift takes as one character, the first is part of the row.
  static func rows(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The difference between what a step expects and what it showed.
  package init(expected: [ExpectedRow], actual: [String], captures: FlowCaptures) {
    let pairs = Alignment.of(expected, actual, captures)
    let entries = Diff.entries(of: pairs, expected, actual)
    let known = Diff.known(to: pairs, expected, actual, captures)
    lines = Diff.render(entries) + known
  }

  /// The names in rows that are not there and have values by then: `{{id}} is 'O-1' already`, each once.
  private static func known(
    to pairs: [Alignment.Pair],
    _ expected: [ExpectedRow],
    _ actual: [String],
    _ captures: FlowCaptures
  ) -> [String] {
    var captured = captures
    var found: [String] = []
    for pair in pairs {
      switch pair {
      case .same(let row, let place):
        if case .pattern(let pattern) = expected[row] { _ = captured.match(pattern, actual[place]) }
      case .missing(let row):
        guard case .pattern(let pattern) = expected[row] else { continue }
        for name in pattern.names {
          guard let value = captured.values[name] else { continue }
          let words = "{{\(name)}} is '\(visible(value))' already"
          if !found.contains(words) { found.append(words) }
        }
      default: break
      }
    }
    return found
  }

  private struct Entry {
    var sign: Character
    var number: Int?
    var text: String
    /// Columns to mark below the row.
    var mark: Range<Int>?
  }

  private static func entries(
    of pairs: [Alignment.Pair],
    _ expected: [ExpectedRow],
    _ actual: [String]
  ) -> [Entry] {
    var entries: [Entry] = []
    var removed: [Entry] = []
    var added: [Entry] = []
    func flush() {
      for index in 0..<min(removed.count, added.count) {
        let (left, right) = marks(removed[index].text, added[index].text)
        removed[index].mark = left
        added[index].mark = right
      }
      let paired = removed.count == added.count
      entries += paired ? zip(removed, added).flatMap { [$0, $1] } : removed + added
      removed = []
      added = []
    }
    for pair in pairs {
      switch pair {
      case .same(_, let index):
        flush()
        entries.append(Entry(sign: " ", number: index + 1, text: actual[index]))
      case .missing(let index):
        removed.append(Entry(sign: "-", number: index + 1, text: expected[index].shown))
      case .extra(let index):
        added.append(Entry(sign: "+", number: index + 1, text: actual[index]))
      case .taken(_, let range):
        flush()
        entries += range.map { Entry(sign: " ", number: $0 + 1, text: actual[$0]) }
      }
    }
    flush()
    return entries
  }

  /// The parts of two rows that differ; nil where they have nothing in common or no part of one is there.
  private static func marks(_ left: String, _ right: String) -> (Range<Int>?, Range<Int>?) {
    let left = Array(left)
    let right = Array(right)
    func isSame(_ one: Character, _ two: Character) -> Bool { one.utf8.elementsEqual(two.utf8) }
    let head = zip(left, right).prefix { isSame($0, $1) }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { isSame($0, $1) }.count
    guard head + tail > 0 else { return (nil, nil) }
    func mark(_ text: [Character]) -> Range<Int>? {
      let start = columns(of: String(text[..<head]))
      let range = start..<(start + columns(of: String(text[head..<(text.count - tail)])))
      return range.isEmpty ? nil : range
    }
    return (mark(left), mark(right))
  }

  private static func render(_ entries: [Entry]) -> [String] {
    let changed = entries.indices.filter { entries[$0].sign != " " }
    guard !changed.isEmpty else { return [] }
    let shown = entries.indices.filter { index in
      changed.contains { abs($0 - index) <= 3 }
    }
    var lines: [String] = []
    var last = -1
    for index in shown {
      if index > last + 1 { lines.append("  ...") }
      last = index
      lines += rows(of: entries[index])
    }
    if last < entries.count - 1 { lines.append("  ...") }
    return lines
  }

  private static func rows(of entry: Entry) -> [String] {
    let number = entry.number.map(String.init) ?? ""
    let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
    let text = Diff.withVisibleBlanks(entry.text)
      .replacing("\r", with: "\u{240D}")
    let row = "\(entry.sign)\(gutter)" + (text.isEmpty ? "" : "  \(text)")
    guard let mark = entry.mark else { return [row] }
    let blanks = String(repeating: " ", count: 7 + mark.lowerBound)
    return [row, blanks + String(repeating: "^", count: mark.count)]
  }

  /// A row whose trailing blanks can be seen.
  package static func withVisibleBlanks(_ text: String) -> String {
    let blanks = text.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return String(text.dropLast(blanks)) + String(repeating: "·", count: blanks)
  }
}

extension ExpectedRow {
  /// The row as a diff shows it.
  package var shown: String {
    switch self {
    case .literal(let text): text
    case .pattern(let pattern): "~ " + pattern.source
    case .anything: "..."
    }
  }
}

extension FlowPattern {
  /// The pattern as written.
  package var source: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .any: "{{*}}"
      case .regex(let regex): "{{re:\(regex)}}"
      case .name(let name): "{{\(name)}}"
      }
    }.joined()
  }
}
