import SnippetFoundation

/// UAX #14, and what `AmountSigns` and `UnitSigns` add, for a line of printable ASCII, asked of any place without reading what is far from it.
struct PlainBreaks {
  let text: UnsafePointer<UInt8>
  let start: Int32
  let end: Int32

  /// Whether a line may end before a byte that is no blank, where nothing but blanks is behind `ink`.
  func mayBreak(before place: Int32, behind ink: Int32) -> Bool {
    let (left, right) = (text[Int(ink) &- 1], text[Int(place)])
    // Most places are inside a word.
    if ink == place, isLetter(left), isLetter(right) { return false }
    let (before, after) = (lineClass(left), lineClass(right))
    let pair = Scalars.pair(before, after)
    if ink < place { return pair != 2 }
    if pair != 0 || isSign(at: ink &- 1, before, after) { return false }
    if UnitSigns.mayBind(before, after), UnitSigns.binds(text, ink &- 1, from: start, to: end) {
      return false
    }
    switch after {
    case .nu: return !isInNumber(ink, allowsClosing: false)
    case .pr, .po: return !isInNumber(ink, allowsClosing: true)
    case .op:
      let isDigit = place &+ 1 < end && lineClass(text[Int(place) &+ 1]) == .nu
      return !((before == .pr || before == .po) && isDigit)
    default: return true
    }
  }

  /// Whether a word that is too long may be cut before a byte.
  func mayCut(before place: Int32) -> Bool {
    BreakWalk.mayCut(lineClass(text[Int(place) &- 1]), lineClass(text[Int(place)]))
  }

  @inline(__always)
  private func lineClass(_ byte: UInt8) -> LineClass { Scalars.lineClass(UInt32(byte)) }

  @inline(__always)
  private func isLetter(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= 0x61 && letter <= 0x7A
  }

  /// Whether a sign that begins an amount is at a place, or one that stands twice.
  private func isSign(at place: Int32, _ sign: LineClass, _ after: LineClass) -> Bool {
    AmountSigns.mayBind(sign, after) && AmountSigns.binds(text, place, start)
  }

  /// Whether digits, separators and perhaps a bracket are before a place.
  private func isInNumber(_ place: Int32, allowsClosing: Bool) -> Bool {
    var i = place
    func before() -> LineClass? { i > start ? lineClass(text[Int(i) &- 1]) : nil }
    if allowsClosing, before() == .cp || before() == .cl { i &-= 1 }
    while before() == .sy || before() == .is { i &-= 1 }
    return before() == .nu
  }
}
