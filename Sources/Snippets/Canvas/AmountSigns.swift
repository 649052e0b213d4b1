import SnippetFoundation

/// The sign of an amount is not parted from it: `-$1.50`, `+€2`, `-US$5`.
///
/// UAX #14 lets a line end behind a hyphen unless a digit follows, and between a plus or minus sign and the sign of a currency. Here
/// a sign that begins a word binds what follows: the sign of a currency and, as the rule LB20a of later versions
/// has it, a letter. The same sign several times, `$$$`, is one word.
enum AmountSigns {
  /// Whether a character of one class would bind one of another, if it begins a word or is the same.
  @inline(__always)
  static func mayBind(_ sign: LineClass, _ after: LineClass) -> Bool {
    (sign == .hy || sign == .pr) && (after == .pr || after == .po || after == .al)
  }

  /// Whether the character at a place is a sign that begins a word, at the start, behind a blank, an opening bracket or a
  /// quotation mark, or the same as the one behind it.
  static func binds(_ text: UnsafePointer<UInt8>, _ place: Int32, _ start: Int32) -> Bool {
    let (sign, bytes) = Columns.decode(text + Int(place))
    if Columns.decode(text + Int(place) + bytes).scalar == sign { return true }
    switch sign {
    case 0x2B, 0x2D, 0xB1, 0x2212: break
    default: return false
    }
    guard place > start else { return true }
    var before = place &- 1
    while before > start, text[Int(before)] & 0xC0 == 0x80 { before &-= 1 }
    switch Scalars.lineClass(Columns.decode(text + Int(before)).scalar) {
    case .sp, .op, .opw, .qu, .gl: return true
    default: return false
    }
  }
}
