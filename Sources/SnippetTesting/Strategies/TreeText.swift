import SnippetFoundation
import Snippets

/// A tree as JSON that can be reviewed: what is drawn where, and the views that it comes from.
///
/// **Shape** the size; `drawn`, a piece of text at a time with its row and column, from 1, and its style; `views`, each with
/// its kind, its text, its room and what is in it; `controls` and `spoken` as a tree has them. Names sorted.
enum TreeText {
  static func json(of tree: ViewTree) throws -> String {
    try String(json: Readable(tree.record), isIndented: true)
  }

  private struct Readable: Encodable {
    var columns, rows, width: Int
    var drawn: [Piece]
    var views: [Part]
    var controls: [ViewTree.Control]?
    var spoken: [Spoken]?

    init(_ tree: ViewTree.Record) {
      let bytes = Array(tree.text.utf8)
      (columns, rows, width) = (tree.columns, tree.rows, tree.width)
      (controls, spoken) = (tree.controls, tree.spoken?.map(Spoken.init))
      drawn = tree.runs.map { Piece($0, bytes) }
      // Every snippet stands in a column, which is not the view's own.
      let parts = Part.all(in: 0..<tree.nodes.count, of: tree.nodes, bytes)
      views = parts.count == 1 ? parts[0].views ?? parts : parts
    }
  }

  private struct Spoken: Encodable {
    var first, end: Int
    var words: String
    var isValue: Bool
    var isTitle: Bool?

    init(_ note: ViewTree.Record.Note) {
      (first, end, words, isValue) = (note.first, note.end, note.words, note.isValue ?? false)
      isTitle = note.isTitle
    }
  }

  private struct Piece: Encodable {
    var row, column: Int
    var text: String
    var style: String?

    init(_ run: ViewTree.Record.Run, _ bytes: [UInt8]) {
      (row, column) = (Int(run.row) + 1, Int(run.column) + 1)
      style = words(style: run.style)
      text =
        run.character.map { String(repeating: $0, count: Int(run.columns)) }
        ?? TreeText.text(at: run.offset ?? 0, run.bytes ?? 0, bytes)
    }
  }

  private struct Part: Encodable {
    var kind: String
    var text: String?
    var style: String?
    var spacing: Int32?
    var insets: String?
    var views: [Part]?

    private init(_ node: ViewTree.Record.Node, _ bytes: [UInt8], _ views: [Part]) {
      kind = node.kind
      self.views = views.isEmpty ? nil : views
      style = words(style: node.style)
      let values = (node.values ?? []) + [0, 0, 0, 0]
      switch kind {
      case "text": text = TreeText.text(at: Int(values[0]), Int(values[1]), bytes)
      case "row", "column": spacing = (1...10_000).contains(values[0]) ? values[0] : nil
      case "padding":
        let sides = zip(["leading", "trailing", "top", "bottom"], values)
        insets = sides.filter { $1 != 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
      default: break
      }
    }

    /// A view's own views lie behind it, up to its end.
    static func all(
      in range: Range<Int>,
      of nodes: [ViewTree.Record.Node],
      _ bytes: [UInt8]
    ) -> [Part] {
      var parts: [Part] = []
      var index = range.lowerBound
      while index < range.upperBound {
        let end = min(max(index + 1, nodes[index].end), range.upperBound)
        parts.append(Part(nodes[index], bytes, all(in: (index + 1)..<end, of: nodes, bytes)))
        index = end
      }
      return parts
    }
  }

  private static func text(at offset: Int, _ count: Int, _ bytes: [UInt8]) -> String {
    let start = min(max(0, offset), bytes.count)
    let end = min(max(start, start + count), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A style's names, with its colour as a number in hexadecimals; nil where it has none.
  private static func words(style: String?) -> String? {
    guard let style, let bits = UInt64(style.dropFirst(2), radix: 16) else { return nil }
    let names: [(Style, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.strikethrough, "strikethrough"),
    ]
    var words = names.filter { bits & $0.0.bits != 0 }.map(\.1)
    let colour = bits &>> 16 & 0xFFFF_FFFF
    if colour != 0 { words.append("colour \(String(colour, radix: 16))") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
