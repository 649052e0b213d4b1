extension ViewTree: Codable {
  private enum Key: String, CodingKey {
    case nodes, text, runs, columns, rows, width, controls, spoken, notices
  }

  /// Writes the tree as numbers, text and controls.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(nodes.map(\.numbers), forKey: .nodes)
    try container.encode(String(decoding: arena, as: UTF8.self), forKey: .text)
    try container.encode(runs.map(\.numbers), forKey: .runs)
    try container.encode(columns, forKey: .columns)
    try container.encode(extent.height, forKey: .rows)
    try container.encode(extent.width, forKey: .width)
    try container.encode(controls, forKey: .controls)
    if !spoken.isEmpty { try container.encode(spoken, forKey: .spoken) }
    if !notices.isEmpty { try container.encode(notices, forKey: .notices) }
  }

  /// Reads a tree back.
  ///
  /// Errors: `DecodingError.dataCorrupted` where a number points outside of the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let arena = Array(try container.decode(String.self, forKey: .text).utf8)
    let columns = try container.decode(Int32.self, forKey: .columns)
    let rows = try container.decode(Int32.self, forKey: .rows)
    let width = try container.decode(Int32.self, forKey: .width)
    let nodes = try container.decode([[Int64]].self, forKey: .nodes).map { Node(numbers: $0) }
    let runs = try container.decode([[Int64]].self, forKey: .runs)
      .map { Run(numbers: $0, arena: arena) }
    let inside = (1...10_000).contains(columns) && (0...10_000_000).contains(rows)
    guard inside, nodes.allSatisfy({ $0 != nil }), runs.allSatisfy({ $0 != nil }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .runs,
        in: container,
        debugDescription: "A number of the tree lies outside of its text or area."
      )
    }
    let kept = runs.compactMap { $0 }
    let inOrder = Run.areInOrder(kept, columns: columns)
    self.init(
      nodes: nodes.compactMap { $0 },
      arena: arena,
      runs: kept,
      inOrder: inOrder,
      controls: try container.decode([Control].self, forKey: .controls),
      spoken: try container.decodeIfPresent([SpokenNote].self, forKey: .spoken) ?? [],
      columns: columns,
      extent: Size(width, rows)
    )
    notices = try container.decodeIfPresent([ViewNotice].self, forKey: .notices) ?? []
  }
}

extension Node {
  fileprivate var numbers: [Int64] {
    let style = Int64(bitPattern: style.bits)
    return [Int64(kind.rawValue), Int64(flags), Int64(priority), Int64(end), style]
      + [a, b, c, d].map(Int64.init)
  }

  fileprivate init?(numbers: [Int64]) {
    guard numbers.count == 9, let kind = UInt8(exactly: numbers[0]).flatMap(Kind.init),
      let flags = UInt8(exactly: numbers[1]), let priority = Int16(exactly: numbers[2]),
      let end = Int32(exactly: numbers[3])
    else { return nil }
    let rest = numbers[5...].compactMap { Int32(exactly: $0) }
    guard rest.count == 4 else { return nil }
    let style = Style(bits: UInt64(bitPattern: numbers[4]))
    self.init(kind, flags: flags, style: style, rest[0], rest[1], rest[2], rest[3])
    (self.priority, self.end) = (priority, end)
  }
}

extension Run {
  /// The order is not taken on trust: the quick way of writing rows relies on it.
  fileprivate static func areInOrder(_ runs: [Run], columns: Int32) -> Bool {
    var order = Runs()
    order.reset(columns: columns)
    for run in runs {
      order.text(run.row, run.column, run.offset, run.bytes, run.columns, run.style)
    }
    return order.inOrder
  }

  fileprivate var numbers: [Int64] {
    [row, column, offset, bytes, columns].map(Int64.init) + [Int64(bitPattern: style.bits)]
  }

  fileprivate init?(numbers: [Int64], arena: [UInt8]) {
    guard numbers.count == 6 else { return nil }
    let parts = numbers[..<5].compactMap { Int32(exactly: $0) }
    guard parts.count == 5, (-100_000...100_000).contains(parts[1]),
      (0...100_000).contains(parts[4])
    else { return nil }
    let (offset, bytes) = (Int(parts[2]), Int(parts[3]))
    if bytes < 0 {
      let isIsolate = parts[2] == Isolate.first || parts[2] == Isolate.last
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: parts[2])), scalar.value >= 0x20,
        bytes == -1 || (bytes == -2 && isIsolate && parts[4] == 0)
      else { return nil }
    } else {
      guard offset >= 0, offset + bytes <= arena.count else { return nil }
      let startsCharacter = { (i: Int) in i == arena.count || arena[i] & 0xC0 != 0x80 }
      guard startsCharacter(offset), startsCharacter(offset + bytes) else { return nil }
    }
    row = parts[0]
    column = parts[1]
    self.offset = parts[2]
    self.bytes = parts[3]
    columns = parts[4]
    style = Style(bits: UInt64(bitPattern: numbers[5]))
  }
}
