import SnippetFoundation

/// A unit is not parted behind its solidus: `km/h`, `mg/dL`, `$5/kg`.
///
/// UAX #14 lets a line end behind a solidus that a letter follows, since long addresses need it.
enum UnitSigns {
  /// Whether a character of one class could be a solidus that binds one of another.
  @inline(__always)
  static func mayBind(_ solidus: LineClass, _ after: LineClass) -> Bool {
    solidus == .sy && after == .al
  }

  /// Whether one or two letters behind a solidus, the first a small one, end a word that has at most five characters before it.
  static func binds(
    _ text: UnsafePointer<UInt8>,
    _ solidus: Int32,
    from start: Int32,
    to end: Int32
  ) -> Bool {
    guard text[Int(solidus)] == 0x2F else { return false }
    var (place, letters) = (solidus &+ 1, 0)
    guard place < end, text[Int(place)] >= 0x61 else { return false }
    while place < end, isLetter(text[Int(place)]) {
      if isFirst(text[Int(place)]) { letters += 1 }
      place &+= 1
    }
    guard letters > 0, letters <= 2, place == end || isMark(text[Int(place)]) else { return false }
    var before = 0
    place = solidus
    while place > start, before <= 5, text[Int(place) &- 1] != 0x20 {
      place &-= 1
      if text[Int(place)] == 0x2F { return false }
      if isFirst(text[Int(place)]) { before += 1 }
    }
    return before > 0 && before <= 5
  }

  /// Whether a byte begins a character.
  private static func isFirst(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
  }

  /// A blank or punctuation, but no other solidus.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte != 0x2F && !(0x30...0x39).contains(byte)
  }
}
