import SnippetFoundation
import Snippets

/// A tree as JSON that can be reviewed: what is drawn where, and the views that it comes from.
///
/// **Shape** the size; `drawn`, a piece of text at a time with its row and column, from 1, and its style; `views`, each with
/// its kind, its text, its room and what is in it; `controls` and `spoken` as a tree has them. Names sorted.
enum TreeText {
  static func json(of tree: ViewTree) throws -> String {
    let numbers = try JSONDecoder().decode(Numbers.self, from: JSONEncoder().encode(tree))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Readable(numbers)), as: UTF8.self)
  }

  /// A tree as it encodes itself.
  private struct Numbers: Decodable {
    var columns, rows, width: Int
    var text: String
    var nodes, runs: [[Int64]]
    var controls: [ViewTree.Control]
    var spoken: [Spoken]?
  }

  private struct Spoken: Codable {
    var first, end: Int
    var words: String
    var isValue: Bool
  }

  private struct Readable: Encodable {
    var columns, rows, width: Int
    var drawn: [Piece]
    var views: [Part]
    var controls: [ViewTree.Control]?
    var spoken: [Spoken]?

    init(_ tree: Numbers) {
      let bytes = Array(tree.text.utf8)
      (columns, rows, width) = (tree.columns, tree.rows, tree.width)
      (controls, spoken) = (tree.controls.isEmpty ? nil : tree.controls, tree.spoken)
      drawn = tree.runs.map { Piece($0, bytes) }
      // Every snippet stands in a column, which is not the view's own.
      let parts = Part.all(in: 0..<tree.nodes.count, of: tree.nodes, bytes)
      views = parts.count == 1 ? parts[0].views ?? parts : parts
    }
  }

  private struct Piece: Encodable {
    var row, column: Int64
    var text: String
    var style: String?

    init(_ run: [Int64], _ bytes: [UInt8]) {
      (row, column) = (run[0] + 1, run[1] + 1)
      style = words(style: run[5])
      // Less than no bytes: one character, as often as there are columns.
      let letter = run[3] < 0 ? UInt32(exactly: run[2]).flatMap(Unicode.Scalar.init) : nil
      text =
        letter.map { String(repeating: String($0), count: Int(run[4])) }
        ?? TreeText.text(at: run[2], run[3], bytes)
    }
  }

  private struct Part: Encodable {
    var kind: String
    var text: String?
    var style: String?
    var spacing: Int64?
    var insets: String?
    var views: [Part]?

    private init(_ node: [Int64], _ bytes: [UInt8], _ views: [Part]) {
      let kind = UInt8(exactly: node[0]).flatMap(Node.Kind.init(rawValue:))
      self.kind = kind.map { "\($0)" } ?? "\(node[0])"
      self.views = views.isEmpty ? nil : views
      style = words(style: node[4])
      switch kind {
      case .text: text = TreeText.text(at: node[5], node[6], bytes)
      case .row, .column: spacing = (1...10_000).contains(node[5]) ? node[5] : nil
      case .padding:
        let sides = zip(["leading", "trailing", "top", "bottom"], node[5...])
        insets = sides.filter { $1 != 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
      default: break
      }
    }

    /// A view's own views lie behind it, up to its end.
    static func all(in range: Range<Int>, of nodes: [[Int64]], _ bytes: [UInt8]) -> [Part] {
      var parts: [Part] = []
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(max(index + 1, Int(nodes[index][3])), range.upperBound)
        parts.append(Part(nodes[index], bytes, all(in: (index + 1)..<end, of: nodes, bytes)))
        index = end
      }
      return parts
    }
  }

  private static func text(at offset: Int64, _ count: Int64, _ bytes: [UInt8]) -> String {
    let start = min(max(0, Int(offset)), bytes.count)
    let end = min(max(start, start + Int(count)), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A style's names, with its colour as a number in hexadecimals; nil where it has none.
  private static func words(style: Int64) -> String? {
    let bits = UInt64(bitPattern: style)
    let names: [(Style, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strikethrough, "strikethrough"),
    ]
    var words = names.filter { bits & $0.0.bits != 0 }.map(\.1)
    let colour = bits >> 16 & 0xFFFF_FFFF
    if colour != 0 { words.append("colour \(String(colour, radix: 16))") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
