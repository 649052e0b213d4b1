/// Characters that stand together in one row: a range of the arena, or one scalar repeated.
struct Run: BitwiseCopyable, Sendable, Equatable {
  var row: Int32
  var column: Int32
  /// Where the text begins in the arena; or the scalar.
  var offset: Int32
  /// Bytes of text; -1: a scalar, repeated; -2: a scalar that takes no column (where an isolate begins or ends).
  var bytes: Int32
  var columns: Int32
  var style: Style

  /// Whether an isolate begins or ends here.
  var isIsolate: Bool { bytes == -2 }
}

/// The runs of one rendering, in the order they were placed.
struct Runs: ~Copyable {
  var all = Buffer<Run>(capacity: 64)
  /// Rows never went back, nothing overlapped, nothing was outside: the rows can be written as they are.
  private(set) var inOrder = true
  private var width: Int32 = 0
  private var lastRow: Int32 = 0
  private var lastEnd: Int32 = 0

  mutating func reset(columns: Int32) {
    all.count = 0
    (inOrder, width, lastRow, lastEnd) = (true, columns, 0, 0)
  }

  @inline(__always)
  mutating func text(
    _ row: Int32,
    _ column: Int32,
    _ offset: Int32,
    _ bytes: Int32,
    _ columns: Int32,
    _ style: Style
  ) {
    let end = column &+ columns
    if row < lastRow || (row == lastRow && column < lastEnd) || end > width || column < 0 {
      inOrder = false
    }
    (lastRow, lastEnd) = (row, end)
    all.append(
      Run(row: row, column: column, offset: offset, bytes: bytes, columns: columns, style: style)
    )
  }

  @inline(__always)
  mutating func fill(
    _ row: Int32,
    _ column: Int32,
    _ scalar: UInt32,
    _ columns: Int32,
    _ style: Style
  ) {
    text(row, column, Int32(bitPattern: scalar), -1, columns, style)
  }

  /// Notes that runs were moved.
  mutating func loseOrder() { inOrder = false }

  /// Begins or ends what runs from right to left, so that nothing beside it is reordered.
  mutating func isolate(_ row: Int32, _ column: Int32, begins: Bool) {
    text(row, column, begins ? Isolate.first : Isolate.last, -2, 0, Style())
  }
}

/// The scalars that keep the direction of what is between them from what is around it.
enum Isolate {
  /// FIRST STRONG ISOLATE.
  static let first: Int32 = 0x2068
  /// POP DIRECTIONAL ISOLATE.
  static let last: Int32 = 0x2069
}
