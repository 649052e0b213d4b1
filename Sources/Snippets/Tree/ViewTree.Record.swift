import SnippetFoundation

extension ViewTree {
  /// A tree as it is written: names for what has one, numbers for the rest.
  ///
  /// What each field means is said in the article on trees as JSON; a number that is 0 is left out.
  package struct Record: Codable, Equatable, Sendable {
    /// The format's version that is written and read.
    package static let version = 1

    package var version = Record.version
    package var columns: Int
    package var rows: Int
    package var width: Int
    package var text: String
    package var nodes: [Node]
    package var runs: [Run]
    package var controls: [Control]?
    package var spoken: [Note]?
    package var notices: [Notice]?
  }
}

extension ViewTree.Record {
  /// A node: its kind by name, and where what is in it ends.
  package struct Node: Codable, Equatable, Sendable {
    package var kind: String
    package var end: Int
    package var flags: UInt8?
    package var priority: Int16?
    package var style: String?
    /// The node's own numbers, without the zeros at their end.
    package var values: [Int32]?
  }

  /// Characters that stand together: bytes of the text, or one character as often as there are columns.
  ///
  /// A character in no columns keeps the direction of what follows, or ends that.
  package struct Run: Codable, Equatable, Sendable {
    package var row: Int32
    package var column: Int32
    package var columns: Int32
    package var offset: Int?
    package var bytes: Int?
    package var character: String?
    package var style: String?
  }

  /// What is said of some nodes.
  package struct Note: Codable, Equatable, Sendable {
    package var first: Int
    package var end: Int
    package var words: String
    package var isValue: Bool?
    package var isTitle: Bool?
  }
}

extension ViewTree.Record {
  /// Something that cannot act where the tree is shown.
  package struct Notice: Codable, Equatable, Sendable {
    package var kind: String
    package var view: String
    package var text: String
  }
}

// A number that is 0 may be left out of a tree's JSON; null or a word in its place is refused.
extension ViewTree.Record {
  /// Reads a tree's record.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      version: try fields.decode(Int.self, forKey: .version),
      columns: try fields.decode(Int.self, forKey: .columns),
      rows: try fields.number(.rows),
      width: try fields.number(.width),
      text: try fields.decode(String.self, forKey: .text),
      nodes: try fields.decode([Node].self, forKey: .nodes),
      runs: try fields.decode([Run].self, forKey: .runs),
      controls: try fields.decodeIfPresent([ViewTree.Control].self, forKey: .controls),
      spoken: try fields.decodeIfPresent([Note].self, forKey: .spoken),
      notices: try fields.decodeIfPresent([Notice].self, forKey: .notices)
    )
  }
}

extension ViewTree.Record.Run {
  /// Reads a run's record.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let bytes = try fields.decodeIfPresent(Int.self, forKey: .bytes)
    let offset = try fields.decodeIfPresent(Int.self, forKey: .offset)
    self.init(
      row: try fields.number(.row),
      column: try fields.number(.column),
      columns: try fields.number(.columns),
      offset: offset ?? bytes.map { _ in 0 },
      bytes: bytes,
      character: try fields.decodeIfPresent(String.self, forKey: .character),
      style: try fields.decodeIfPresent(String.self, forKey: .style)
    )
  }
}

extension ViewTree.Record.Note {
  /// Reads a note's record.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      first: try fields.number(.first),
      end: try fields.number(.end),
      words: try fields.decode(String.self, forKey: .words),
      isValue: try fields.decodeIfPresent(Bool.self, forKey: .isValue),
      isTitle: try fields.decodeIfPresent(Bool.self, forKey: .isTitle)
    )
  }
}

extension KeyedDecodingContainer {
  /// A number, 0 where it was left out.
  fileprivate func number<Number: Decodable & BinaryInteger>(_ key: Key) throws -> Number {
    contains(key) ? try decode(Number.self, forKey: key) : 0
  }
}

extension ViewTree {
  /// The tree as it is written.
  package var record: Record {
    Record(
      columns: Int(columns),
      rows: Int(extent.height),
      width: Int(extent.width),
      text: String(decoding: arena, as: UTF8.self),
      nodes: nodes.map(Record.Node.init),
      runs: runs.map(Record.Run.init),
      controls: controls.isEmpty ? nil : controls,
      spoken: spoken.isEmpty ? nil : spoken.map(Record.Note.init),
      notices: notices.isEmpty
        ? nil
        : notices.map { Record.Notice(kind: $0.kind.rawValue, view: $0.view, text: $0.text) }
    )
  }
}

extension ViewTree.Record.Node {
  fileprivate init(_ node: Snippets.Node) {
    var values = [node.a, node.b, node.c, node.d]
    while values.last == 0 { values.removeLast() }
    self.init(
      kind: node.kind.name,
      end: Int(node.end),
      flags: node.flags == 0 ? nil : node.flags,
      priority: node.priority == 0 ? nil : node.priority,
      style: node.style.word,
      values: values.isEmpty ? nil : values
    )
  }
}

extension ViewTree.Record.Run {
  fileprivate init(_ run: Snippets.Run) {
    let isText = run.bytes >= 0
    let scalar = isText ? nil : Unicode.Scalar(UInt32(bitPattern: run.offset))
    self.init(
      row: run.row,
      column: run.column,
      columns: run.columns,
      offset: isText ? Int(run.offset) : nil,
      bytes: isText ? Int(run.bytes) : nil,
      character: scalar.map { String($0) },
      style: run.style.word
    )
  }
}

extension ViewTree.Record.Note {
  fileprivate init(_ note: SpokenNote) {
    self.init(
      first: Int(note.first),
      end: Int(note.end),
      words: note.words,
      isValue: note.isValue ? true : nil,
      isTitle: note.isTitle ? true : nil
    )
  }
}

extension Node.Kind {
  /// What JSON calls it.
  package var name: String { "\(self)" }

  /// The kind of a name.
  static let named: [String: Node.Kind] = {
    let all = (UInt8.min...UInt8.max).compactMap(Node.Kind.init(rawValue:))
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()
}

extension Style {
  /// The bits in hexadecimals, as `0x1`; nil: none is set.
  fileprivate var word: String? { bits == 0 ? nil : "0x" + String(bits, radix: 16) }

  /// The style of a word; nil: it is none.
  init?(word: String) {
    guard word.hasPrefix("0x"), let bits = UInt64(word.dropFirst(2), radix: 16) else { return nil }
    self.init(bits: bits)
  }
}
