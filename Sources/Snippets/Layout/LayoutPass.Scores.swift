import SnippetFoundation

// Scores: numbers with a sign between them, which below each other are no score.
extension LayoutPass {
  /// The columns that a text keeps as it is a score, `2 – 1`; 0: it is none.
  borrowing func scoreColumns(_ node: Node) -> Int32 {
    guard node.textLines == 1, node.textColumns <= Self.mostOfScore, node.textBytes > 4,
      isDigit(node.textOffset)
    else { return 0 }
    let end = node.textOffset &+ node.textBytes
    var (i, signs, isNumber) = (node.textOffset, 0, false)
    while i < end {
      if isDigit(i) {
        (i, isNumber) = (i &+ 1, true)
        continue
      }
      // A number ends here: a sign and another number come next, or it is no score.
      while i < end, text[Int(i)] == 0x20 { i &+= 1 }
      guard isNumber, i < end else { return 0 }
      let (scalar, bytes) = Columns.decode(text + Int(i))
      guard Self.scoreSigns.contains(scalar) else { return 0 }
      i &+= Int32(bytes)
      (signs, isNumber) = (signs + 1, false)
      while i < end, text[Int(i)] == 0x20 { i &+= 1 }
      guard i < end, isDigit(i) else { return 0 }
    }
    return signs > 0 ? node.textColumns : 0
  }

  private borrowing func isDigit(_ i: Int32) -> Bool { (0x30...0x39).contains(text[Int(i)]) }

  /// Two numbers of three digits with a sign between them.
  private static var mostOfScore: Int32 { 9 }
  /// Hyphen, colon, slash, the dashes, minus and the sign of a product.
  private static var scoreSigns: [UInt32] {
    [0x2D, 0x3A, 0x2F, 0x2010, 0x2011, 0x2013, 0x2014, 0x2212, 0xD7]
  }
}
