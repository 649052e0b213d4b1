import SnippetFoundation

/// Writes runs as rows of UTF-8.
///
/// Owns its bytes and reuses them. Reads texts up to `readable`, which may be past the end of the run that it writes.
struct Output: ~Copyable {
  var bytes = Buffer<UInt8>(capacity: 1024)
  private var sorted = Buffer<Run>(capacity: 0)
  private var starts = Buffer<Int32>(capacity: 0)
  private var cells = Buffer<Cell>(capacity: 0)
  private var readable = 0
  private var colors = ColorDepth.millions
  /// What the terminal was told and not yet taken back: runs of one style that touch are told it once.
  private var openStyle: UInt64 = 0
  /// Where the terminal was told it.
  private var styled = (start: 0, end: 0)
  /// Rows of what was written last.
  private var lines = 0

  init() {}

  /// How characters are written.
  private enum Letters {
    case asTheyAre, styled, ascii, styledASCII

    init(_ style: OutputStyle) {
      self =
        style.hasEscapes
        ? style.isASCII ? .styledASCII : .styled : style.isASCII ? .ascii : .asTheyAre
    }

    @inline(__always) var isStyled: Bool { self == .styled || self == .styledASCII }
    @inline(__always) var isASCII: Bool { self == .ascii || self == .styledASCII }
  }

  mutating func write(
    _ runs: UnsafeBufferPointer<Run>,
    inOrder: Bool,
    _ text: UnsafePointer<UInt8>,
    readable: Int,
    size: Size,
    columns: Int32,
    style: OutputStyle
  ) {
    (bytes.count, openStyle) = (0, 0)
    self.readable = readable
    lines = max(1, Int(size.height))
    colors = style.colors
    let style = Letters(style)
    guard size.height > 0, let first = runs.baseAddress else { return }
    if inOrder, style == .asTheyAre {
      writeInOrder(first, runs.count, text, rows: size.height, .asTheyAre)
    } else if inOrder, style == .styled {
      writeInOrder(first, runs.count, text, rows: size.height, .styled)
    } else {
      sortByRow(runs, rows: size.height)
      for row in 0..<size.height {
        if row > 0 { bytes.append(0x0A) }
        writeRow(starts[row], starts[row &+ 1], text, columns: columns, style)
      }
    }
  }

  /// What was written, known to be valid: validated once as `String`s, cut only between characters.
  var text: String { text(0..<bytes.count) }

  /// The same row by row.
  var rows: [String] {
    var rows: [String] = []
    rows.reserveCapacity(lines)
    var start = 0
    while let end = memchr(bytes.base + start, 0x0A, bytes.count - start) {
      let place = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) - UnsafePointer(bytes.base)
      rows.append(text(start..<place))
      start = place &+ 1
    }
    rows.append(text(start..<bytes.count))
    return rows
  }

  private func text(_ range: Range<Int>) -> String {
    let written = UnsafeBufferPointer(start: bytes.base + range.lowerBound, count: range.count)
    return String(copying: UTF8Span(unchecked: written.span))
  }

  /// The usual case: no sorting, no cells, and no ASCII.
  ///
  /// Compiled once for each way to write letters, so that none is asked for with each run.
  @inline(__always)
  private mutating func writeInOrder(
    _ runs: UnsafePointer<Run>,
    _ count: Int,
    _ text: UnsafePointer<UInt8>,
    rows: Int32,
    _ style: Letters
  ) {
    var (row, column) = (Int32(0), Int32(0))
    for i in 0..<count {
      // By its place: all of a run in hand is more than there are registers.
      let run = runs + i
      if run.pointee.row >= rows { break }
      while row < run.pointee.row {
        endRow(style)
        bytes.append(0x0A)
        (row, column) = (row &+ 1, 0)
      }
      if run.pointee.column > column {
        endStyle(style)
        bytes.appendBlanks(Int(run.pointee.column &- column))
      }
      writeRun(run.pointee, text, style)
      column = run.pointee.column &+ run.pointee.columns
    }
    endRow(style)
    while row &+ 1 < rows {
      bytes.append(0x0A)
      row &+= 1
    }
  }

  /// Rows never end in blanks, in no style either.
  @inline(__always)
  private mutating func endRow(_ style: Letters) {
    dropBlanks()
    if style.isStyled { endStyledRow() }
  }

  @inline(__always)
  private mutating func dropBlanks() {
    while true {
      let blank = Blanks.bytes(bytes.base, before: Int32(truncatingIfNeeded: bytes.count), from: 0)
      if blank == 0 { return }
      bytes.count &-= Int(blank)
    }
  }

  @inline(never)
  private mutating func endStyledRow() {
    guard openStyle != 0 else { return }
    if bytes.count > styled.end { return endOpenStyle() }
    // Nothing is left in it.
    bytes.count = styled.start
    openStyle = 0
    dropBlanks()
    let end = bytes.count
    guard end > 4, bytes.base[end &- 4] == 0x1B, bytes.base[end &- 2] == 0x30,
      bytes.base[end &- 5] == 0x20
    else { return }
    // What stands before it ends in blanks in a style of its own.
    bytes.count = end &- 4
    dropBlanks()
    appendEndOfStyle()
  }

  @inline(__always)
  private mutating func writeRun(_ run: Run, _ text: UnsafePointer<UInt8>, _ style: Letters) {
    if style.isASCII { return writePlainly(run, text, style) }
    if style.isStyled { beginStyle(run.style) }
    if run.bytes >= 0 {
      let (start, length) = (Int(run.offset), Int(run.bytes))
      if start &+ Buffer<UInt8>.slack <= readable {
        bytes.appendSlack(text + start, length)
      } else {
        bytes.append(text + start, length)
      }
    } else {
      writeScalar(UInt32(bitPattern: run.offset), run.isIsolate ? 1 : Int(run.columns))
    }
  }

  /// The same in ASCII, in as many columns.
  @inline(never)
  private mutating func writePlainly(
    _ run: Run,
    _ text: UnsafePointer<UInt8>,
    _ style: Letters
  ) {
    if style.isStyled { beginStyle(run.style) }
    if run.bytes >= 0 {
      let length = Int(run.bytes)
      bytes.reserve(PlainLetters.most(length))
      let place = bytes.base + bytes.count
      bytes.count &+= PlainLetters.write(text + Int(run.offset), length) { place[$1] = $0 }
    } else {
      let scalar = UInt32(bitPattern: run.offset)
      let sign = scalar < 0x80 ? UInt8(scalar) : PlainLetters.sign(of: scalar) ?? 0x3F
      for _ in 0..<run.columns { bytes.append(sign) }
    }
  }

  /// Writes the last run again with what has a spelling spelled, if it fits with a blank in front of what follows.
  ///
  /// Shape: the columns that it has more.
  @inline(never)
  private mutating func spell(
    _ run: Run,
    _ text: UnsafePointer<UInt8>,
    _ style: Letters,
    room: Int32
  ) -> Int32 {
    guard run.bytes > 1, room > 1, !style.isStyled || run.style.bits == 0 else { return 0 }
    let run = UnsafeBufferPointer(start: text + Int(run.offset), count: Int(run.bytes))
    let string = String(decoding: run, as: UTF8.self)
    // The sign of a bin, rather than of a character in a text.
    guard string != "␡" else { return 0 }
    let letters = plainLetters(string)
    let spelled = plainLetters(spelledLetters(string))
    let more = spelled.utf8.count - letters.utf8.count
    guard more > 0, more < Int(room) else { return 0 }
    bytes.count &-= letters.utf8.count
    append(spelled)
    return Int32(more)
  }

  /// ASCII runs in one direction.
  private mutating func writeIsolate(_ scalar: Int32, _ style: Letters) {
    if !style.isASCII { writeScalar(UInt32(bitPattern: scalar), 1) }
  }

  private mutating func writeScalar(_ scalar: UInt32, _ times: Int) {
    let (word, length) = encode(scalar)
    bytes.reserve(times &* length &+ Buffer<UInt8>.slack)
    for _ in 0..<times {
      UnsafeMutableRawPointer(bytes.base + bytes.count).storeBytes(of: word, as: UInt32.self)
      bytes.count &+= length
    }
  }

  private func encode(_ scalar: UInt32) -> (UInt32, Int) {
    if scalar < 0x80 { return (scalar, 1) }
    if scalar < 0x800 { return (0x80C0 | (scalar &>> 6) | (scalar & 0x3F) &<< 8, 2) }
    if scalar < 0x10000 {
      return (0x8080E0 | (scalar &>> 12) | (scalar &>> 6 & 0x3F) &<< 8 | (scalar & 0x3F) &<< 16, 3)
    }
    let low = (scalar &>> 6 & 0x3F) &<< 16 | (scalar & 0x3F) &<< 24
    return (0x8080_80F0 | (scalar &>> 18) | (scalar &>> 12 & 0x3F) &<< 8 | low, 4)
  }

  /// Tells the terminal a style that it does not have yet; nothing is written of one that it cannot show.
  @inline(never)
  private mutating func beginStyle(_ style: Style) {
    if style.bits == openStyle { return }
    endOpenStyle()
    if style.bits == 0 { return }
    let start = bytes.count
    append("\u{1B}[")
    let first = bytes.count
    for (bit, code) in Self.attributes where style.bits & bit != 0 {
      if bytes.count > first { bytes.append(0x3B) }
      bytes.append(code)
    }
    if let color = TerminalColor(style)?.parameters(colors) {
      if bytes.count > first { bytes.append(0x3B) }
      append(color)
    }
    guard bytes.count > first else {
      bytes.count = start
      return
    }
    bytes.append(0x6D)
    (openStyle, styled) = (style.bits, (start, bytes.count))
  }

  private static let attributes: [(bit: UInt64, code: UInt8)] = [
    (1, 0x31), (2, 0x32), (4, 0x33), (8, 0x34), (16, 0x39),
  ]

  private mutating func append(_ text: String) {
    for byte in text.utf8 { bytes.append(byte) }
  }

  @inline(__always)
  private mutating func endStyle(_ letters: Letters) {
    if letters.isStyled { endOpenStyle() }
  }

  @inline(never)
  private mutating func endOpenStyle() {
    guard openStyle != 0 else { return }
    openStyle = 0
    appendEndOfStyle()
  }

  private mutating func appendEndOfStyle() {
    for byte in [UInt8(0x1B), 0x5B, 0x30, 0x6D] { bytes.append(byte) }
  }

  /// A stable counting sort: `starts[r]..<starts[r + 1]` are the runs of row r.
  private mutating func sortByRow(_ runs: UnsafeBufferPointer<Run>, rows: Int32) {
    starts.count = 0
    for _ in 0..<(rows + 2) { starts.append(0) }
    let inside = { (run: Run) in run.row >= 0 && run.row < rows }
    for i in 0..<runs.count where inside(runs[i]) { starts[runs[i].row &+ 2] += 1 }
    for row in 1..<(rows + 2) { starts[row] += starts[row &- 1] }
    sorted.count = 0
    sorted.reserve(runs.count)
    sorted.count = runs.count
    for i in 0..<runs.count where inside(runs[i]) {
      let run = runs[i]
      sorted[starts[run.row &+ 1]] = run
      starts[run.row &+ 1] += 1
    }
  }

  /// One row's runs one after the other, or through cells if they overlap or leave the canvas.
  private mutating func writeRow(
    _ first: Int32,
    _ last: Int32,
    _ text: UnsafePointer<UInt8>,
    columns: Int32,
    _ style: Letters
  ) {
    var column: Int32 = 0
    for i in first..<last {
      let run = sorted[i]
      if run.column < column || run.column &+ run.columns > columns {
        return writeCells(first, last, text, columns: columns, style)
      }
      column = run.column &+ run.columns
    }
    column = 0
    for i in first..<last {
      let run = sorted[i]
      if run.column > column {
        endStyle(style)
        bytes.appendBlanks(Int(run.column &- column))
      }
      writeRun(run, text, style)
      column = run.column &+ run.columns
      if style.isASCII {
        let next = i &+ 1 < last ? sorted[i &+ 1].column : columns &+ 1
        column &+= spell(run, text, style, room: next &- column)
      }
    }
    endRow(style)
  }

  private mutating func writeCells(
    _ first: Int32,
    _ last: Int32,
    _ text: UnsafePointer<UInt8>,
    columns: Int32,
    _ style: Letters
  ) {
    cells.count = 0
    for _ in 0..<columns { cells.append(Cell.blank) }
    var (isolates, isolate) = (Int32(0), Int32(0))
    for i in first..<last {
      if sorted[i].isIsolate {
        let begins = sorted[i].offset == Isolate.first
        if begins { isolates &+= 1 }
        isolate = begins ? isolates : 0
      }
      cells.draw(sorted[i], text, isolate: isolate)
    }
    isolate = 0
    for i in 0..<cells.count where cells[i].columns > 0 {
      let cell = cells[i]
      if cell.isolate != isolate {
        if isolate != 0 { writeIsolate(Isolate.last, style) }
        isolate = cell.isolate
        if isolate != 0 { writeIsolate(Isolate.first, style) }
      }
      let run = Run(
        row: 0,
        column: 0,
        offset: cell.offset,
        bytes: cell.bytes,
        columns: 1,
        style: cell.style
      )
      writeRun(run, text, style)
    }
    if isolate == 0 { return endRow(style) }
    endStyle(style)
    writeIsolate(Isolate.last, style)
    endRow(style)
  }
}
