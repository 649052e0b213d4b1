package import Snapshots
import SnippetFoundation
import Snippets

/// The difference between expected and actual rows, as rows to read.
///
/// **Shape** `-` is expected and not there, `+` is there and not expected; a line number in its own
/// text; three rows of context; `^` under the part of a row that differs, and behind it the blanks in that part that look
/// like others, as `U+202F`, or the letters spelt otherwise than in a row that looks the same, as `U+0065 U+0301`; controls as their pictures, `␉` and `␛`; trailing blanks as `·`.
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
    let pairs = RowAlignment.of(expected, actual, captures)
    let entries = Diff.entries(of: pairs, expected, actual)
    let known = Diff.known(to: pairs, expected, actual, captures)
    lines = Diff.render(entries) + known
  }

  /// The names in rows that are not there and have values by then: `{{id}} is 'O-1' already`, each once.
  private static func known(
    to pairs: [RowAlignment.Pair],
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
        for words in captured.words(of: pattern.names) where !found.contains(words) {
          found.append(words)
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
    /// What in it cannot be told from other blanks, or not be seen at all.
    var unseen: [String] = []
  }

  private static func entries(
    of pairs: [RowAlignment.Pair],
    _ expected: [ExpectedRow],
    _ actual: [String]
  ) -> [Entry] {
    var entries: [Entry] = []
    var removed: [Entry] = []
    var added: [Entry] = []
    func flush() {
      for index in 0..<min(removed.count, added.count) {
        let (left, right) = marks(removed[index].text, added[index].text)
        removed[index].mark = left.columns
        removed[index].unseen = left.unseen
        added[index].mark = right.columns
        added[index].unseen = right.unseen
      }
      nameLookalikes(&removed, &added)
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

  private typealias Mark = (columns: Range<Int>?, unseen: [String])

  /// The parts of two rows that differ; no columns where they have nothing in common or no part of one is there.
  private static func marks(_ left: String, _ right: String) -> (Mark, Mark) {
    let left = Array(left)
    let right = Array(right)
    func isSame(_ one: Character, _ two: Character) -> Bool { one.utf8.elementsEqual(two.utf8) }
    let head = zip(left, right).prefix { isSame($0, $1) }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { isSame($0, $1) }.count
    guard head + tail > 0 else { return ((nil, []), (nil, [])) }
    func part(_ text: [Character]) -> String { String(text[head..<(text.count - tail)]) }
    func mark(_ text: [Character], beside other: [Character]) -> Mark {
      let start = columns(of: String(text[..<head]))
      let range = start..<(start + columns(of: part(text)))
      let others = UnseenScalars.names(in: part(other))
      let unseen = UnseenScalars.names(in: part(text)).filter { !others.contains($0) }
      return (range.isEmpty && unseen.isEmpty ? nil : range, unseen)
    }
    return (mark(left, beside: right), mark(right, beside: left))
  }

  /// Rows that look like one of the other side, though they differ, have named what cannot be seen in them.
  private static func nameLookalikes(_ removed: inout [Entry], _ added: inout [Entry]) {
    let isPlain = (removed + added).allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
    if isPlain || removed.isEmpty || added.isEmpty { return }
    func name(_ entries: inout [Entry], beside others: [Entry]) {
      let texts = Set(others.map { Array($0.text.utf8) })
      let looks = Set(others.map { UnseenScalars.look(of: $0.text) })
      for index in entries.indices where entries[index].unseen.isEmpty {
        let text = entries[index].text
        guard looks.contains(UnseenScalars.look(of: text)), !texts.contains(Array(text.utf8))
        else { continue }
        let unseen = UnseenScalars.names(in: text)
        let twin = others.first { $0.text == text }
        entries[index].unseen =
          unseen.isEmpty
          ? twin.map { UnseenScalars.spelling(of: text, beside: $0.text) } ?? [] : unseen
      }
    }
    name(&removed, beside: added)
    name(&added, beside: removed)
  }

  private static func render(_ entries: [Entry]) -> [String] {
    var shown = [Bool](repeating: false, count: entries.count)
    for index in entries.indices where entries[index].sign != " " {
      for near in max(0, index - 3)...min(entries.count - 1, index + 3) { shown[near] = true }
    }
    guard shown.contains(true) else { return [] }
    var lines: [String] = []
    var last = -1
    for index in entries.indices where shown[index] {
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
    let text = ShownText.row(entry.text)
    let row = "\(entry.sign)\(gutter)" + (text.isEmpty ? "" : "  \(text)")
    let blanks = String(repeating: " ", count: 7 + (entry.mark?.lowerBound ?? 0))
    let carets = String(repeating: "^", count: entry.mark?.count ?? 0)
    let below = ([carets] + entry.unseen).filter { !$0.isEmpty }
    return below.isEmpty ? [row] : [row, blanks + below.joined(separator: " ")]
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
