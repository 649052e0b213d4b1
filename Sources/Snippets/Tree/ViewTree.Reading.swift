import SnippetFoundation

/// Columns that a tree may be wide at most, of which no more is drawn than there are columns: two make no overflow.
private let longest = 1_000_000_000

extension ViewTree {
  /// Makes a tree of what was read; nothing of it is taken on trust.
  init(_ record: Record) throws(ReadError) {
    try Self.check(record.columns, in: 1...10_000, "columns")
    try Self.check(record.rows, in: 0...10_000_000, "rows")
    try Self.check(record.width, in: 0...longest, "width")
    let text = TextReading(record.text)
    try text.check()
    let nodes = try NodeReading(record.nodes, text).nodes()
    var runs: [Run] = []
    runs.reserveCapacity(record.runs.count)
    for (place, run) in record.runs.enumerated() { runs.append(try text.run(run, place)) }
    for (place, control) in (record.controls ?? []).enumerated() {
      try Self.check(control, "controls[\(place)]")
    }
    try Self.check(nodes, controls: record.controls?.count ?? 0)
    self.init(
      nodes: nodes,
      arena: text.bytes,
      runs: runs,
      inOrder: Run.areInOrder(runs, columns: Int32(record.columns)),
      controls: record.controls ?? [],
      spoken: try Self.notes(record.spoken ?? [], nodes: nodes.count),
      columns: Int32(record.columns),
      extent: Size(Int32(record.width), Int32(record.rows))
    )
    notices = try Self.notices(record.notices ?? [])
  }

  fileprivate static func check(
    _ number: Int,
    in range: ClosedRange<Int>,
    _ place: String
  ) throws(ReadError) {
    guard !range.contains(number) else { return }
    throw ReadError(place, "\(number) is not between \(range.lowerBound) and \(range.upperBound).")
  }

  /// Each control that is drawn is one of the controls.
  private static func check(_ nodes: [Node], controls: Int) throws(ReadError) {
    for (place, node) in nodes.enumerated() where node.kind == .control {
      guard !(0..<controls).contains(node.tableIndex) else { continue }
      throw ReadError(
        "nodes[\(place)].values",
        "There is no control \(node.tableIndex): there are \(controls)."
      )
    }
  }

  /// Nothing that is printed may steer a terminal.
  fileprivate static func check(words: String, _ place: String) throws(ReadError) {
    if visible(words, keepingLines: true) != words {
      throw ReadError(place, "There are control characters in '\(words)'.")
    }
  }

  private static func check(_ control: Control, _ place: String) throws(ReadError) {
    try check(words: control.label, place + ".label")
    try check(words: control.action.identifier, place + ".action.identifier")
  }

  private static func notices(_ notices: [Record.Notice]) throws(ReadError) -> [ViewNotice] {
    var read: [ViewNotice] = []
    for (place, notice) in notices.enumerated() {
      let path = "notices[\(place)]"
      guard let kind = ViewNotice.Kind(rawValue: notice.kind) else {
        throw ReadError(path + ".kind", "'\(notice.kind)' is nothing that cannot act.")
      }
      try check(words: notice.view, path + ".view")
      try check(words: notice.text, path + ".text")
      read.append(ViewNotice(kind: kind, view: notice.view, text: notice.text))
    }
    return read
  }

  private static func notes(
    _ notes: [Record.Note],
    nodes: Int
  ) throws(ReadError) -> [SpokenNote] {
    var read: [SpokenNote] = []
    for (place, note) in notes.enumerated() {
      let path = "spoken[\(place)]"
      guard note.first >= 0, note.first < note.end, note.end <= nodes else {
        throw ReadError(path, "\(note.first) to \(note.end) are no nodes: there are \(nodes).")
      }
      try check(words: note.words, path + ".words")
      read.append(
        SpokenNote(
          first: Int32(note.first),
          end: Int32(note.end),
          words: note.words,
          isValue: note.isValue ?? false,
          isTitle: note.isTitle ?? false
        )
      )
    }
    return read
  }
}

/// The text of a tree that is read.
private struct TextReading {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  func check() throws(ViewTree.ReadError) {
    guard bytes.count < Int32.max / 2 else {
      throw ViewTree.ReadError("text", "\(bytes.count) bytes are too many.")
    }
    try ViewTree.check(words: String(decoding: bytes, as: UTF8.self), "text")
  }

  /// Whether these bytes are whole characters of the text.
  func holds(_ offset: Int, _ count: Int) -> Bool {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return false
    }
    let begins = { (i: Int) in i == bytes.count || bytes[i] & 0xC0 != 0x80 }
    return begins(offset) && begins(offset + count)
  }

  func run(_ run: ViewTree.Record.Run, _ place: Int) throws(ViewTree.ReadError) -> Run {
    let path = "runs[\(place)]"
    try ViewTree.check(Int(run.column), in: -longest...longest, path + ".column")
    try ViewTree.check(Int(run.columns), in: 0...longest, path + ".columns")
    let (offset, count) = try characters(of: run, path)
    return Run(
      row: run.row,
      column: run.column,
      offset: offset,
      bytes: count,
      columns: run.columns,
      style: try style(run.style, path)
    )
  }

  /// Bytes of the text, or a scalar and -1.
  private func characters(
    of run: ViewTree.Record.Run,
    _ path: String
  ) throws(ViewTree.ReadError) -> (Int32, Int32) {
    if let character = run.character {
      let scalars = Array(character.unicodeScalars)
      let isIsolate = run.columns == 0 && ["\u{2068}", "\u{2069}"].contains(character)
      guard scalars.count == 1, isIsolate || visible(character) == character else {
        throw ViewTree.ReadError(path + ".character", "'\(character)' is not one character.")
      }
      guard isIsolate || columns(of: character) <= 1 else {
        throw ViewTree.ReadError(path + ".character", "'\(character)' takes more than a column.")
      }
      return (Int32(bitPattern: scalars[0].value), isIsolate ? -2 : -1)
    }
    guard let offset = run.offset, let count = run.bytes else {
      throw ViewTree.ReadError(path, "There is neither 'character' nor 'offset' and 'bytes'.")
    }
    guard holds(offset, count) else {
      throw ViewTree.ReadError(
        path,
        "\(count) bytes at \(offset) are no characters of the text, which has \(bytes.count) bytes."
      )
    }
    guard !bytes[offset..<offset + count].contains(0x0A) else {
      throw ViewTree.ReadError(path, "A line ends in the middle of it.")
    }
    let width = columns(of: String(decoding: bytes[offset..<offset + count], as: UTF8.self))
    guard width <= run.columns else {
      throw ViewTree.ReadError(
        path + ".columns",
        "\(run.columns) are fewer than the \(width) columns of its characters."
      )
    }
    return (Int32(offset), Int32(count))
  }

  func style(_ word: String?, _ path: String) throws(ViewTree.ReadError) -> Style {
    guard let word else { return Style() }
    guard let style = Style(word: word) else {
      throw ViewTree.ReadError(path + ".style", "'\(word)' is no number like 0x1.")
    }
    return style
  }
}

/// The nodes of a tree that is read: each lies within the one that it is in.
private struct NodeReading {
  /// How many nodes may be in each other: reading a tree out goes that deep.
  private static let deepest = 2_500

  private let records: [ViewTree.Record.Node]
  private let text: TextReading

  init(_ records: [ViewTree.Record.Node], _ text: TextReading) {
    (self.records, self.text) = (records, text)
  }

  func nodes() throws(ViewTree.ReadError) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(records.count)
    // The ends of those that the next node is in.
    var ends = [records.count]
    for (place, record) in records.enumerated() {
      while ends.count > 1, ends[ends.count - 1] <= place { ends.removeLast() }
      let limit = ends[ends.count - 1]
      guard record.end > place, record.end <= limit else {
        throw ViewTree.ReadError(
          "nodes[\(place)].end",
          "\(record.end) is not between \(place + 1) and \(limit), where the node around it ends."
        )
      }
      ends.append(record.end)
      if ends.count > Self.deepest {
        throw ViewTree.ReadError(
          "nodes[\(place)]",
          "More than \(Self.deepest) nodes are in each other."
        )
      }
      nodes.append(try node(record, "nodes[\(place)]"))
    }
    return nodes
  }

  private func node(
    _ record: ViewTree.Record.Node,
    _ path: String
  ) throws(ViewTree.ReadError) -> Node {
    guard let kind = Node.Kind.named[record.kind] else {
      let near = nearest(record.kind, in: Node.Kind.named.keys.sorted(), limit: 1).first
      let advice = near.map { " Did you mean '\($0)'?" } ?? ""
      throw ViewTree.ReadError(path + ".kind", "'\(record.kind)' is no kind of node.\(advice)")
    }
    var values = record.values ?? []
    guard values.count <= 4 else {
      throw ViewTree.ReadError(path + ".values", "\(values.count) numbers are more than 4.")
    }
    values += [Int32](repeating: 0, count: 4 - values.count)
    var node = Node(kind, flags: record.flags ?? 0, style: try text.style(record.style, path))
    (node.a, node.b, node.c, node.d) = (values[0], values[1], values[2], values[3])
    (node.priority, node.end) = (record.priority ?? 0, Int32(record.end))
    if let (offset, count) = node.words, !text.holds(Int(offset), Int(count)) {
      throw ViewTree.ReadError(
        path + ".values",
        "\(count) bytes at \(offset) are no characters of the text."
      )
    }
    return node
  }
}

extension Node {
  /// Where its words lie in the text; nil: it has none.
  fileprivate var words: (offset: Int32, bytes: Int32)? {
    switch kind {
    case .text: (textOffset, textBytes)
    case .control: (prefixOffset, prefixBytes)
    case .bar: (b, c)
    default: nil
    }
  }
}
