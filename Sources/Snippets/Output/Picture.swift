import SnippetFoundation

/// What a tree draws, as pieces of text that do not overlap, each with its cells.
///
/// For outputs that place text themselves. Letters of ASCII share a piece, for they are as wide as each other in any font
/// that has columns, and so do words that are written from right to left, which whoever shows them puts in order; every
/// other character, which may come from another font, is a piece of its own, and so is a line or a bar.
struct Picture: Equatable {
  /// Characters that stand together.
  struct Piece: Equatable {
    var column: Int
    var columns: Int
    var text: String
    var style: Style

    var end: Int { column + columns }
  }

  let columns: Int
  /// From left to right in each row; a row without a piece is blank.
  let rows: [[Piece]]

  init(_ tree: ViewTree) {
    columns = Int(tree.columns)
    var byRow = [[Run]](repeating: [], count: Int(max(0, tree.extent.height)))
    for run in tree.runs where byRow.indices.contains(Int(run.row)) {
      byRow[Int(run.row)].append(run)
    }
    // Characters are looked for a little past the end.
    let arena = tree.arena + [UInt8](repeating: 0, count: Buffer<UInt8>.slack)
    let width = columns
    rows = arena.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return [] }
      return byRow.map { Self.pieces(of: $0, base, columns: width) }
    }
  }

  private static func pieces(
    of runs: [Run],
    _ text: UnsafePointer<UInt8>,
    columns: Int
  ) -> [Piece] {
    guard !runs.isEmpty else { return [] }
    var cells = Buffer<Cell>(capacity: columns)
    for _ in 0..<columns { cells.append(Cell.blank) }
    for run in runs { cells.draw(run, text) }
    var pieces: [Piece] = []
    for column in 0..<columns where cells[column].columns > 0 {
      let cell = cells[column]
      let next = Piece(
        column: column,
        columns: Int(cell.columns),
        text: cell.characters(text),
        style: cell.style
      )
      if let last = pieces.last, last.continues(with: next) {
        pieces[pieces.count - 1].text += next.text
        pieces[pieces.count - 1].columns += next.columns
      } else if !next.isBlank {
        pieces.append(next)
      }
    }
    return pieces.map(\.withoutLastBlanks)
  }
}

extension Picture.Piece {
  /// Whether there is nothing to see in it.
  fileprivate var isBlank: Bool { text == " " && !style.showsOnBlanks }

  /// Whether its last character is of ASCII.
  private var isPlain: Bool { text.utf8.last.map { $0 < 0x80 } ?? false }

  fileprivate func continues(with next: Self) -> Bool {
    guard end == next.column else { return false }
    if next.isBlank { return (isPlain || isFromRight) && !style.showsOnBlanks }
    guard style == next.style else { return false }
    if isFromRight || next.isFromRight { return isFromRight && next.isFromRight }
    return isPlain ? next.isPlain : next.isRule && text.hasPrefix(next.text)
  }

  /// Whether its words are written from right to left: its first character is.
  var isFromRight: Bool {
    switch text.unicodeScalars.first?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether it is of a line or a bar.
  private var isRule: Bool {
    text.unicodeScalars.count == 1
      && text.unicodeScalars.allSatisfy { (0x2500...0x259F).contains($0.value) }
  }

  fileprivate var withoutLastBlanks: Self {
    guard !style.showsOnBlanks else { return self }
    var piece = self
    while let last = piece.text.unicodeScalars.last,
      last == " " || Blanks.isSetters(last.value)
    {
      piece.text.unicodeScalars.removeLast()
      piece.columns -= last == "\u{3000}" ? 2 : 1
    }
    return piece
  }
}

extension Style {
  /// Whether it can be seen where nothing is written.
  var showsOnBlanks: Bool {
    bits & (Style.underline.bits | Style.strikethrough.bits) != 0
  }
}

extension Cell {
  /// What is drawn in the cell, and in the one behind it if it is wide.
  fileprivate func characters(_ arena: UnsafePointer<UInt8>) -> String {
    guard bytes >= 0 else {
      return Unicode.Scalar(UInt32(bitPattern: offset)).map { String(Character($0)) } ?? "?"
    }
    let characters = UnsafeBufferPointer(start: arena + Int(offset), count: Int(bytes))
    return String(decoding: characters, as: UTF8.self)
  }
}
