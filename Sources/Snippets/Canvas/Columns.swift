import SnippetFoundation

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
  static func notPlain(_ word: UInt64) -> UInt64 {
    (((word &+ ones) | word) | ((word &- (0x20 &* ones)) & ~word)) & high
  }

  /// What one look over a text finds.
  struct Survey {
    /// Of the widest line.
    var columns: Int32 = 0
    var lines: Int32 = 1
    /// Nothing in it is for `visible` to change.
    var isHarmless = true
    /// Lines must be written with care: something in it runs from right to left or is not written at all.
    var needsCare = false
  }

  /// Measures a text, line by line.
  static func survey(_ text: UnsafePointer<UInt8>, _ length: Int) -> Survey {
    var found = Survey()
    var (i, start) = (0, 0)
    // Of the line so far; whether one of its characters has to be looked at as a whole.
    var (total, isComplex) = (Int32(0), false)
    func endLine() {
      if isComplex { total = clusterColumns(text + start, i - start) }
      found.columns = max(found.columns, total)
    }
    while i < length {
      let byte = text[i]
      if byte < 0x80 {
        if byte == 0x0A {
          endLine()
          found.lines &+= 1
          (start, total, isComplex) = (i &+ 1, 0, false)
        } else if byte < 0x20 || byte == 0x7F {
          found.isHarmless = false
        } else {
          total &+= 1
        }
        i &+= 1
        continue
      }
      let (scalar, bytes) = decode(text + i)
      let attributes = Scalars.attributes(scalar)
      switch attributes.kind {
      case .simple:
        total &+= attributes.columns
        if i == start, attributes.columns == 0, !attributes.isHidden { found.isHarmless = false }
      case .mark: if i == start { found.isHarmless = false }
      case .complex:
        isComplex = true
        if i == start, attributes.columns == 0, !attributes.isHidden { found.isHarmless = false }
      case .hazard: (isComplex, found.isHarmless) = (true, false)
      }
      if attributes.isRightToLeft || attributes.isHidden { found.needsCare = true }
      i &+= bytes
    }
    endLine()
    found.lines = min(found.lines, 0x7FFF)
    return found
  }

  /// The columns of a text of one line that went through `visible`.
  static func columns(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int32 {
    survey(text, length).columns
  }

  private static func clusterColumns(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int32 {
    var total: Int32 = 0
    var i = 0
    while i < length {
      let cluster = firstCluster(text + i, length - i)
      total &+= cluster.columns
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

  /// One simple scalar and the marks behind it, or what `Character` says.
  @inline(never)
  private static func longCluster(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32) {
    let (scalar, bytes) = decode(text)
    let first = Scalars.attributes(scalar)
    guard first.kind == .simple else { return flag(text, length) ?? wholeCluster(text, length) }
    var i = bytes
    while i < length, text[i] >= 0x80 {
      let (mark, bytes) = decode(text + i)
      switch Scalars.attributes(mark).kind {
      case .simple: return (i, first.columns)
      case .mark: i &+= bytes
      case .complex, .hazard: return emoji(text, length) ?? wholeCluster(text, length)
      }
    }
    return (i, first.columns)
  }

  /// Two regional indicators with nothing that joins behind them.
  private static func flag(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32)? {
    let letters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    guard length >= 8, letters.contains(decode(text).scalar),
      letters.contains(decode(text + 4).scalar)
    else { return nil }
    if length == 8 || text[8] < 0x80 { return (8, 2) }
    let next = decode(text + 8).scalar
    return letters.contains(next) || Scalars.attributes(next).kind == .simple ? (8, 2) : nil
  }

  /// Pictures, each with a selector or a skin tone behind it or neither, joined by ZWJ; nil if it is anything else.
  private static func emoji(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32)? {
    let (first, bytes) = decode(text)
    guard isPicture(first) else { return nil }
    var (i, total) = (bytes, Scalars.attributes(first).columns)
    var last = first
    while i < length, text[i] >= 0x80 {
      let (scalar, bytes) = decode(text + i)
      i &+= bytes
      switch scalar {
      case 0xFE0F: if Scalars.attributes(last).takesSelector { total = 2 }
      case 0x1F3FB...0x1F3FF: total &+= 2
      case 0x200D:
        guard i < length else { return nil }
        let (joined, bytes) = decode(text + i)
        guard isPicture(joined) else { return nil }
        total &+= Scalars.attributes(joined).columns
        last = joined
        i &+= bytes
      default:
        guard Scalars.attributes(scalar).kind == .simple else { return nil }
        return (i &- bytes, min(total, 2))
      }
    }
    return (i, min(total, 2))
  }

  /// Only what is known to be Extended_Pictographic; more are.
  private static func isPicture(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F947...0x1FAFF: true
    case 0x2600..<0x27C0: Scalars.attributes(scalar).takesSelector
    default: false
    }
  }

  /// Columns add up, to two at most: those of an emoji, of a flag, of joined letters.
  private static func wholeCluster(
    _ text: UnsafePointer<UInt8>,
    _ length: Int
  ) -> (bytes: Int, columns: Int32) {
    let span = UnsafeBufferPointer(start: text, count: length).span
    var characters = UTF8Span(unchecked: span).makeCharacterIterator()
    _ = characters.skipForward()
    let bytes = max(1, characters.currentCodeUnitOffset)
    var (total, takesSelector) = (Int32(0), false)
    var i = 0
    while i < bytes {
      let (scalar, step) = decode(text + i)
      let attributes = Scalars.attributes(scalar)
      total &+= scalar == 0xFE0F && takesSelector ? 2 : attributes.columns
      total = min(total, 2)
      takesSelector = attributes.takesSelector
      i &+= step
    }
    return (bytes, total)
  }

  @inline(__always)
  static func decode(_ text: UnsafePointer<UInt8>) -> (scalar: UInt32, bytes: Int) {
    let lead = UInt32(text[0])
    func tail(_ i: Int) -> UInt32 { UInt32(text[i]) & 0x3F }
    if lead < 0x80 { return (lead, 1) }
    if lead < 0xE0 { return ((lead & 0x1F) &<< 6 | tail(1), 2) }
    if lead < 0xF0 { return ((lead & 0x0F) &<< 12 | tail(1) &<< 6 | tail(2), 3) }
    return ((lead & 0x07) &<< 18 | tail(1) &<< 12 | tail(2) &<< 6 | tail(3), 4)
  }
}
