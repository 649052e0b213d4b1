import SnippetFoundation
import Snippets

/// A tree as JSON that can be reviewed: one node, one run a row.
enum TreeText {
  /// Returns the JSON; read back it is the same tree.
  static func json(of tree: ViewTree) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(tree), as: UTF8.self)
    return joiningNumbers(text)
  }

  /// Puts lists of numbers, which the encoder writes a number a row, on one row each.
  private static func joiningNumbers(_ text: String) -> String {
    var rows: [Substring] = []
    var list: (head: Substring, numbers: [Substring])?
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = row.drop { $0 == " " }
      if let open = list {
        if words.first.map({ $0 == "-" || $0.isNumber }) == true {
          list?.numbers.append(words)
          continue
        }
        list = nil
        if words.hasPrefix("]"), !open.numbers.isEmpty {
          rows.append(open.head + open.numbers.joined(separator: " ") + words)
          continue
        }
        rows.append(open.head)
        rows += open.numbers
      }
      if row.hasSuffix("[") { list = (row, []) } else { rows.append(row) }
    }
    if let open = list { rows += [open.head] + open.numbers }
    return rows.joined(separator: "\n")
  }
}
