import SnippetFoundation

/// Breaks a text into lines by UAX #14, `AmountSigns` and `UnitSigns`, or inside a word that is longer than a line.
///
/// Blanks at the end of a line are dropped. A soft hyphen that ends a line is drawn as `-`. What is longer than a line
/// is parted at a blank all the same, at one that binds words if there is no other; without one (a long address; Thai, Khmer and
/// Lao, which write no blanks between words) between two characters, rather not before closing punctuation.
struct LineBreaker {
  struct Line: Equatable {
    var start, end: Int32
    var columns: Int32
    /// Where the logical line that it was broken from ends.
    var logicalEnd: Int32
    /// It ends at a soft hyphen; `columns` counts its `-`.
    var hasHyphen = false

    /// How long the rest of the logical line is.
    var logicalBytes: Int { Int(logicalEnd &- start) }
  }

  let text: UnsafePointer<UInt8>
  let width: Int32
  var start: Int32
  private(set) var logicalEnd: Int32
  private var logicalStart: Int32
  private let end: Int32
  private var done = false
  /// The logical line is nothing but printable ASCII: bytes are columns.
  private var isPlain: Bool
  /// Off in tests only, which compare the quick way with the whole algorithm.
  private let usesPlainWay: Bool
  /// What stands before `start` where a word was cut there.
  private var state = LineBreakState()
  /// The last line ended at blanks that bind words: the next begins behind them.
  private var endedAtBond = false
  /// Behind the last line nothing is seen in the logical line.
  private var isRestUnseen = false

  init(
    _ node: Node,
    _ text: UnsafePointer<UInt8>,
    width: Int32,
    usesPlainWay: Bool = true
  ) {
    self.text = text
    self.width = width < 0 ? Int32.max : max(1, width)
    self.usesPlainWay = usesPlainWay
    start = node.textOffset
    end = start &+ node.textBytes
    logicalEnd = end
    logicalStart = start
    // Only in ASCII are bytes columns: any other scalar has more of them.
    isPlain = node.textBytes == node.textColumns
    if node.textLines != 1 { findLogicalEnd() }
  }

  mutating func next() -> Line? {
    if done { return nil }
    (endedAtBond, isRestUnseen) = (false, false)
    let line = isPlain && usesPlainWay ? plainLine() : wholeLine()
    start = endedAtBond ? skipBonds(line.end) : isRestUnseen ? logicalEnd : skipBlanks(line.end)
    if start >= logicalEnd {
      done = logicalEnd >= end
      start = logicalEnd &+ 1
      if !done { findLogicalEnd() }
    }
    return line
  }

  /// Finds the line feed behind `start`, and whether anything before it is not ASCII.
  private mutating func findLogicalEnd() {
    var (i, all) = (start, UInt8(0))
    while i < end, text[Int(i)] != 0x0A {
      all |= text[Int(i)]
      i &+= 1
    }
    (logicalStart, logicalEnd) = (start, i)
    (isPlain, state) = (all < 0x80, LineBreakState())
  }

  private func skipBlanks(_ start: Int32) -> Int32 {
    var i = start
    while i < logicalEnd {
      let bytes = Blanks.bytes(text, at: i)
      guard bytes > 0, isBare(i, bytes) else { break }
      i &+= bytes
    }
    return i
  }

  /// Whether no mark stands on the scalar at `i`.
  private func isBare(_ i: Int32, _ bytes: Int32) -> Bool {
    Columns.firstCluster(text + Int(i), Int(logicalEnd &- i)).bytes == bytes
  }

  /// A place where a line may end.
  private struct Place {
    var end: Int32
    var columns: Int32
    var hasHyphen = false
    /// It is at blanks that bind words.
    var isBond = false
    /// What stands before it, if it is inside a word.
    var state = LineBreakState()
  }

  /// The next line of any text.
  private mutating func wholeLine() -> Line {
    var (i, columns) = (start, Int32(0))
    // Where what is not blank ends.
    var inked = Place(end: start, columns: 0)
    var (best, blank, bond, cut): (Place?, Place?, Place?, Place?)
    var walk = BreakWalk(text, start, logicalEnd, state, first: logicalStart)
    while i < logicalEnd {
      let behind = walk.state
      let taken = walk.step()
      // A blank that a mark stands on has ink.
      let blankBytes = Blanks.bytes(text, at: i)
      let isBlank = blankBytes > 0 && walk.offset == i &+ blankBytes
      let isBehindAll = columns > width && columns > inked.columns
      if i > start, !isBlank {
        if walk.mayBreak, inked.columns > 0 {
          let hyphen: Int32 = walk.isBehindSoftHyphen ? 1 : 0
          if inked.columns &+ hyphen <= width {
            best = Place(end: inked.end, columns: inked.columns &+ hyphen, hasHyphen: hyphen == 1)
          } else if best == nil, inked.columns <= width {
            // The hyphen finds no room beside its word.
            cut = Place(end: inked.end, columns: inked.columns)
          }
        } else if best == nil, inked.columns > 0 {
          if inked.end < i {
            if inked.columns <= width { blank = Place(end: inked.end, columns: inked.columns) }
          } else if columns <= width, isBond(i) {
            bond = bondPlace(before: i, columns) ?? bond
          } else if columns <= width, taken > 0, walk.mayCut {
            cut = Place(end: i, columns: columns, state: behind)
          }
        }
        if columns &+ taken > width, taken > 0 || isBehindAll && isSeen(i) {
          let here = Place(end: i, columns: columns, state: behind)
          return line(to: best ?? blank ?? bond ?? cut ?? fullPlace(here, inked))
        }
      }
      columns &+= taken
      i = walk.offset
      // Behind blanks that find no room only what is not seen comes till here.
      if !isBlank, !isBehindAll { (inked.end, inked.columns) = (i, columns) }
    }
    if columns > width {
      isRestUnseen = true
      return line(to: inked)
    }
    return line(to: Place(end: logicalEnd, columns: columns))
  }

  /// Whether what takes no column of its own is seen all the same: a letter of Hangul that stands apart.
  @inline(never)
  private func isSeen(_ place: Int32) -> Bool {
    !Scalars.attributes(Columns.decode(text + Int(place)).scalar).isHidden
  }

  /// Whether a blank without a mark that binds words is at a place: U+00A0, U+2007 or U+202F.
  @inline(__always)
  private func isBond(_ place: Int32) -> Bool {
    let byte = text[Int(place)]
    return (byte == 0xC2 || byte == 0xE2) && (bond(place)?.columns ?? 0) > 0
  }

  /// A blank that binds words, or a joiner, at a place; nil: neither, or a mark stands on it.
  @inline(never)
  private func bond(_ place: Int32) -> (bytes: Int32, columns: Int32)? {
    let (scalar, bytes) = Columns.decode(text + Int(place))
    let columns: Int32
    switch scalar {
    case 0x2060: columns = 0
    case 0xA0, 0x2007, 0x202F: columns = 1
    default: return nil
    }
    let cluster = Columns.firstCluster(text + Int(place), Int(logicalEnd &- place))
    return cluster.bytes == bytes ? (Int32(bytes), columns) : nil
  }

  /// The end of the words before blanks; nil: there are only blanks.
  private func bondPlace(before blank: Int32, _ columns: Int32) -> Place? {
    var place = Place(end: blank, columns: columns, isBond: true)
    while place.end > start {
      var last = place.end &- 1
      while last > start, text[Int(last)] & 0xC0 == 0x80 { last &-= 1 }
      if text[Int(last)] == 0x20 {
        place.columns &-= 1
      } else if let bond = bond(last), bond.bytes == place.end &- last {
        place.columns &-= bond.columns
      } else {
        return place
      }
      place.end = last
    }
    return nil
  }

  /// Where what stands behind blanks of any kind begins.
  private func skipBonds(_ place: Int32) -> Int32 {
    var i = skipBlanks(place)
    while i < logicalEnd, let bond = bond(i) { i = skipBlanks(i &+ bond.bytes) }
    return i
  }

  /// Where a line is cut that may end nowhere: not behind blanks, unless it holds nothing else.
  private func fullPlace(_ here: Place, _ inked: Place) -> Place {
    if inked.end == here.end { return here }
    if inked.end > start { return inked }
    return here.columns > width ? fullOfBlanks() : here
  }

  /// The end of a line that holds nothing but blanks, at least one of them.
  private func fullOfBlanks() -> Place {
    var place = Place(end: start, columns: 0)
    while place.end < logicalEnd {
      let bytes = Blanks.bytes(text, at: place.end)
      let columns = Columns.columns(text + Int(place.end), Int(bytes))
      if bytes == 0 || place.columns > 0 && place.columns &+ columns > width { break }
      (place.end, place.columns) = (place.end &+ bytes, place.columns &+ columns)
    }
    return place
  }

  private mutating func line(to place: Place) -> Line {
    (state, endedAtBond) = (place.state, place.isBond)
    return Line(
      start: start,
      end: place.end,
      columns: place.columns,
      logicalEnd: logicalEnd,
      hasHyphen: place.hasHyphen
    )
  }

  /// The same for ASCII: from the place where the line is full back to the first where it may end.
  private func plainLine() -> Line {
    func line(_ end: Int32) -> Line {
      Line(start: start, end: end, columns: end &- start, logicalEnd: logicalEnd)
    }
    if logicalEnd &- start <= width { return line(logicalEnd) }
    let breaks = PlainBreaks(text: text, start: logicalStart, end: logicalEnd)
    let full = start &+ width
    var place = skipBlanks(full)
    if place == logicalEnd { return line(inkEnd(before: place)) }
    var blank: Int32?
    while place > start {
      if text[Int(place)] != 0x20 {
        let ink = inkEnd(before: place)
        if ink == start { break }
        if breaks.mayBreak(before: place, behind: ink) { return line(ink) }
        if ink < place { blank = blank ?? ink }
      }
      place &-= 1
    }
    if let blank { return line(blank) }
    place = full
    while place > start {
      if breaks.mayCut(before: place) { return line(place) }
      place &-= 1
    }
    let ink = inkEnd(before: full)
    return line(ink == start ? full : ink)
  }

  /// Where what is not blank ends; `start` if only blanks are before.
  private func inkEnd(before place: Int32) -> Int32 {
    var i = place
    while i > start, text[Int(i) &- 1] == 0x20 { i &-= 1 }
    return i
  }
}
