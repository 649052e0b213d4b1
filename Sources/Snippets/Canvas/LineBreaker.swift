/// Breaks a text at blanks, or anywhere if a word is too long.
///
/// Between ideographs and kana a line may end anywhere, except before closing punctuation; at a no-
/// break space never.
struct LineBreaker {
  struct Line {
    var start, end: Int32
    var columns: Int32
    /// Where the logical line that it was broken from ends.
    var logicalEnd: Int32
  }

  private let text: UnsafePointer<UInt8>
  private let end: Int32
  private let width: Int32
  private var start: Int32
  private var logicalEnd: Int32
  private var done = false

  init(_ node: Node, _ text: UnsafePointer<UInt8>, width: Int32) {
    self.text = text
    self.width = width < 0 ? Int32.max : max(1, width)
    start = node.textOffset
    end = start &+ node.textBytes
    logicalEnd = start
    logicalEnd = lineFeed(from: start)
  }

  mutating func next() -> Line? {
    if done { return nil }
    let line = firstLine()
    start = skipBlanks(line.end)
    if start >= logicalEnd {
      done = logicalEnd >= end
      start = logicalEnd &+ 1
      if !done { logicalEnd = lineFeed(from: start) }
    }
    return line
  }

  private func lineFeed(from start: Int32) -> Int32 {
    var i = start
    while i < end, text[Int(i)] != 0x0A { i &+= 1 }
    return i
  }

  private func skipBlanks(_ start: Int32) -> Int32 {
    var i = start
    while i < logicalEnd, text[Int(i)] == 0x20 { i &+= 1 }
    return i
  }

  private func firstLine() -> Line {
    var (i, columns) = (start, Int32(0))
    var (breakAt, breakColumns) = (start, Int32(0))
    var wasIdeographic = false
    while i < logicalEnd {
      if text[Int(i)] == 0x20, i > start, text[Int(i) &- 1] != 0x20 {
        (breakAt, breakColumns) = (i, columns)
      }
      let cluster = Columns.firstCluster(text + Int(i), Int(logicalEnd &- i))
      if i > start, text[Int(i)] >= 0xE2, text[Int(i) &- 1] != 0x20 {
        let scalar = Columns.decode(text + Int(i)).scalar
        if isIdeographic(scalar) && !isClosing(scalar) || wasIdeographic && !isClosing(scalar) {
          (breakAt, breakColumns) = (i, columns)
        }
        wasIdeographic = isIdeographic(scalar) && !isOpening(scalar)
      } else {
        if wasIdeographic, i > start, isASCIIWord(text[Int(i)]) {
          (breakAt, breakColumns) = (i, columns)
        }
        let scalar = Columns.decode(text + Int(i)).scalar
        wasIdeographic = isIdeographic(scalar) && !isOpening(scalar)
      }
      if columns &+ cluster.columns > width, i > start {
        if breakAt > start { return line(breakAt, breakColumns) }
        return line(i, columns)
      }
      columns &+= cluster.columns
      i &+= Int32(cluster.bytes)
    }
    return line(logicalEnd, columns)
  }

  private func line(_ end: Int32, _ columns: Int32) -> Line {
    Line(start: start, end: end, columns: columns, logicalEnd: logicalEnd)
  }

  private func isASCIIWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FFF, 0x3001...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// No line begins with these.
  private func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3041, 0x3043,
      0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
      0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF1A, 0xFF1B, 0xFF1F, 0x00BB, 0x2019, 0x201D:
      true
    default: false
    }
  }

  /// No line ends with these.
  private func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: true
    default: false
    }
  }
}
