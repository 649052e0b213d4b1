import SnippetFoundation

// Lines and small signs that are drawn over words: in points they leave the words readable, so here too.
extension Run {
  /// Whether it is a line or a sign that a view draws, rather than words: it covers no letter.
  var coversNoLetter: Bool {
    guard bytes == -1 else { return false }
    switch offset {
    case 0x2500...0x257F, 0x258C, 0x2590, 0x25A0...0x25FF, 0xB7, 0x2022: return true
    default: return false
    }
  }

  /// Whether it is a small sign: a dot, a square.
  var isSign: Bool { bytes == -1 && (offset >= 0x25A0 || offset == 0xB7 || offset == 0x2022) }

  /// Whether it is a line from left to right.
  var isAcross: Bool {
    bytes == -1 && (offset == 0x2500 || offset == 0x254C || offset == 0x2550)
  }
}

extension Run {
  /// What letters become in whose place a line across or a sign would be drawn.
  fileprivate var markOnLetters: UInt64 {
    guard isAcross || isSign, style.bits & Style.leavesBit == 0 else { return 0 }
    if style.bits & Style.strikesBit == 0 { return Style.underline.bits }
    return isAcross ? Style.strikethrough.bits : 0
  }
}

extension Style {
  /// A line through the middle of a view: the letters in its way are struck through instead of underlined.
  static var strikesBit: UInt64 { 0x20 }
  /// A line at the upper side of a view, which leaves no mark on letters.
  static var leavesBit: UInt64 { 0x40 }
  private static var lineBits: UInt64 { strikesBit | leavesBit }

  fileprivate var withoutLineBits: Style { Style(bits: bits & ~Self.lineBits) }
}

extension Cell {
  /// The scalar of a line that a view draws; 0: it is none.
  fileprivate var line: Int32 { bytes == -1 && (0x2500...0x257F).contains(offset) ? offset : 0 }
}

extension Buffer<Cell> {
  /// Draws a line or a sign where nothing stands.
  ///
  /// A line across that meets letters keeps a blank from them, and is their underline or their strike-through instead; one at
  /// the upper side of what it lies on is nothing. One that goes behind or between bars is seen beside them.
  func drawLine(_ run: Run, _ text: UnsafePointer<UInt8>, isolate: Int32) {
    let start = max(0, Int(run.column))
    let end = Swift.min(Int(run.column) + Int(run.columns), count)
    guard start < end else { return }
    let style = run.style.withoutLineBits
    let meetsLetters = run.isAcross && (start..<end).contains { isLetter($0, text) }
    // In points a line at the upper side is above them.
    if meetsLetters, run.style.bits & Style.leavesBit != 0 { return }
    let passesBars = run.isAcross && passesBars(start..<end)
    // Cells are judged as they were before the line.
    var wasLetter = meetsLetters && start > 0 && isLetter(start - 1, text)
    for column in start..<end {
      let isHere = isLetter(column, text) && !(run.isSign && isDrawnSign(column, text))
      defer { wasLetter = isHere }
      if isHere {
        self[column].style.bits |= run.markOnLetters
      } else if meetsLetters, wasLetter || column + 1 < count && isLetter(column + 1, text) {
        let isBetween = wasLetter && column + 1 < end && isLetter(column + 1, text)
        if isBetween { self[column].style.bits |= run.markOnLetters }
      } else if !passesBars || !isBar(column) {
        let sign = Cell(offset: run.offset, bytes: -1, columns: 1, style: style, isolate: isolate)
        put(sign, at: run.isSign ? besideCorner(column) : column)
      }
    }
  }

  /// Whether bars and blanks are among some cells: the goal of a chart, in a row that some of its bars do not reach.
  private func passesBars(_ columns: Range<Int>) -> Bool {
    columns.contains { isBar($0) }
      && columns.contains { self[$0].bytes == -1 && self[$0].offset == 0x20 }
  }

  private func isBar(_ column: Int) -> Bool {
    self[column].bytes == -1 && [0x2581, 0x2588, 0x2591, 0x2592].contains(self[column].offset)
  }

  /// The place of a sign on the corner of a box: beside it on the line, so that the box stays closed.
  private func besideCorner(_ column: Int) -> Int {
    let next =
      switch self[column].line {
      case 0x250C, 0x2514, 0x2554, 0x255A, 0x256D, 0x2570: column + 1
      case 0x2510, 0x2518, 0x2557, 0x255D, 0x256E, 0x256F: column - 1
      default: column
      }
    guard next >= 0, next < count, [0x2500, 0x254C, 0x2550].contains(self[next].line) else {
      return column
    }
    return next
  }

  /// Whether a symbol is in a cell that looks like what is drawn: a dot may fill its circle.
  private func isDrawnSign(_ column: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    let cell = self[column]
    guard cell.bytes >= 3 else { return false }
    return (0x25A0...0x25FF).contains(Columns.decode(text + Int(cell.offset)).scalar)
  }

  /// Whether a part of a word, a control or a symbol is in a cell.
  private func isLetter(_ column: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    let cell = self[column]
    if cell.bytes < 0 {
      return cell.offset != 0x20 && !(0x2500..<0x2600).contains(cell.offset)
        && cell.offset != 0xB7 && cell.offset != 0x2022
    }
    return cell.columns != 1 || cell.bytes != 1 || text[Int(cell.offset)] != 0x20
  }
}
