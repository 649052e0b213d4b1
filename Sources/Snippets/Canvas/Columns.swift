/// How many columns characters take: eight ASCII bytes at a time, then scalars, then `Character`s.
enum Columns {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Printable ASCII only: bytes are columns.
  ///
  /// Reads up to seven bytes past the end (the arena's slack).
  @inline(__always)
  static func isPlainASCII(_ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    let raw = UnsafeRawPointer(text)
    let blanks = 0x20 &* ones
    var odd: UInt64 = 0
    var i = 0
    while i &+ 8 <= length {
      odd |= notPlain(raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
      i &+= 8
    }
    if i < length {
      let keep = (UInt64(1) &<< UInt64(8 &* (length &- i))) &- 1
      let word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      odd |= notPlain((word & keep) | (blanks & ~keep))
    }
    return odd == 0
  }

  /// Not zero if a byte is below space or above tilde. (`|` and `^` share a precedence: brackets.)
  @inline(__always)
  private static func notPlain(_ word: UInt64) -> UInt64 {
    (((word &+ ones) | word) | ((word &- (0x20 &* ones)) & ~word)) & high
  }

  /// The widest line's columns and the number of lines of a text that went through `visible`.
  static func measureLines(_ text: UnsafePointer<UInt8>, _ length: Int) -> (Int32, Int32) {
    var widest: Int32 = 0
    var lines: Int32 = 1
    var start = 0
    for i in 0...length {
      let atEnd = i == length
      if !atEnd, text[i] != 0x0A { continue }
      widest = max(widest, columns(text + start, i - start))
      start = i + 1
      if !atEnd { lines += 1 }
    }
    return (widest, min(lines, 0x7FFF))
  }

  /// Scalars while every one is a character by itself, otherwise cluster by cluster.
  private static func columns(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int32 {
    var total: Int32 = 0
    var i = 0
    while i < length {
      let (scalar, bytes) = decode(text + i)
      guard let width = simpleWidth(scalar) else { return clusterColumns(text, length) }
      total += width
      i += bytes
    }
    return total
  }

  private static func clusterColumns(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int32 {
    var total: Int32 = 0
    var i = 0
    while i < length {
      let cluster = firstCluster(text + i, length - i)
      total += cluster.columns
      i += cluster.bytes
    }
    return total
  }

  /// The first character of a text that is not empty: its bytes and columns.
  @inline(__always)
  static func firstCluster(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32) {
    if text[0] < 0x80, length == 1 || text[1] < 0x80 { return (1, 1) }
    return longCluster(text, length)
  }

  @inline(never)
  private static func longCluster(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32) {
    let span = UnsafeBufferPointer(start: text, count: length).span
    var characters = UTF8Span(unchecked: span).makeCharacterIterator()
    _ = characters.skipForward()
    let bytes = max(1, characters.currentCodeUnitOffset)
    var widest: Int32 = 0
    var i = 0
    while i < bytes {
      let (scalar, step) = decode(text + i)
      let emoji = scalar == 0xFE0F || (i > 0 && (0x1F1E6...0x1F1FF).contains(scalar))
      widest = max(widest, emoji ? 2 : scalarWidth(scalar))
      i += step
    }
    return (bytes, widest)
  }

  @inline(__always)
  static func decode(_ text: UnsafePointer<UInt8>) -> (scalar: UInt32, bytes: Int) {
    let lead = UInt32(text[0])
    func tail(_ i: Int) -> UInt32 { UInt32(text[i]) & 0x3F }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }

  /// Nil if the scalar may join others into one character.
  private static func simpleWidth(_ scalar: UInt32) -> Int32? {
    switch scalar {
    case 0x20...0x22, 0x24...0x29, 0x2B...0x2F, 0x3A...0xA8, 0xAA...0xAD, 0xAF...0x2FF,
      0x370...0x482, 0x2010...0x2027, 0x20A0...0x20BF, 0x2500...0x2593:
      1
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      2
    case 0x23, 0x2A, 0x30...0x39: 1
    default: nil
    }
  }

  static func scalarWidth(_ scalar: UInt32) -> Int32 {
    if scalar < 0x300 { return 1 }
    if contains(WidthTable.zero, scalar) { return 0 }
    return contains(WidthTable.wide, scalar) ? 2 : 1
  }

  /// Whether one of the ranges of a sorted table holds a scalar.
  private static func contains(_ table: [UInt32], _ scalar: UInt32) -> Bool {
    var (low, high) = (0, table.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if scalar < table[2 * middle] {
        high = middle
      } else if scalar > table[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
