import SnippetFoundation

/// Blanks at which lines may end, and which end none: U+0020, and those of typesetters that bind no words, as the thin space
/// U+2009 and the ideographic one, U+3000.
enum Blanks {
  /// The bytes of the blank that begins at a place; 0: there is none.
  @inline(__always)
  static func bytes(_ text: UnsafePointer<UInt8>, at place: Int32) -> Int32 {
    let byte = text[Int(place)]
    if byte == 0x20 { return 1 }
    guard byte >= 0xE1, byte <= 0xE3, text[Int(place) &+ 1] <= 0x9F else { return 0 }
    return isSetters(text + Int(place)) ? 3 : 0
  }

  /// The bytes of the blank that ends before a place; 0: there is none behind `start`.
  @inline(__always)
  static func bytes(
    _ text: UnsafePointer<UInt8>,
    before place: Int32,
    from start: Int32
  ) -> Int32 {
    guard place > start else { return 0 }
    let byte = text[Int(place) &- 1]
    if byte == 0x20 { return 1 }
    guard byte >= 0x80, byte <= 0x9F, place &- start >= 3 else { return 0 }
    return isSetters(text + Int(place) - 3) ? 3 : 0
  }

  /// Whether a scalar is a blank of typesetters that binds no words.
  static func isSetters(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  @inline(never)
  private static func isSetters(_ text: UnsafePointer<UInt8>) -> Bool {
    switch (text[0], text[1], text[2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x86), (0xE2, 0x80, 0x88...0x8A),
      (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      true
    default: false
    }
  }
}
