import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is among these.
  package func holds(_ byte: UInt8) -> Bool { place(of: byte) != nil }

  /// Where a byte is first among these.
  package func place(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}

extension String {
  /// Whether a byte is among those of the text.
  package func holds(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { $0.holds(byte) }
  }

  /// Whether all bytes are of ASCII.
  package var isASCII: Bool {
    var text = self
    return text.withUTF8 { $0.reduce(0, |) < 0x80 }
  }

  /// Whether all bytes are of ASCII and drawn: none is a control character.
  package var isPrintableASCII: Bool {
    var text = self
    // Without a way out: many bytes are looked at at once.
    return text.withUTF8 { $0.reduce(0 as UInt8) { $0 | ($1 &- 0x20 < 0x5F ? 0 : 1) } == 0 }
  }

  /// Whether the last character is white space.
  package var endsInBlank: Bool {
    var text = self
    return text.withUTF8 { $0.surelyEndInSign } ? false : last?.isWhitespace == true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text of these bytes ends in something that is no blank, whatever stands before it.
  ///
  /// A letter or a sign of ASCII, or what lines and boxes are drawn with (U+2500 to U+25BF): so nearly every row ends.
  fileprivate var surelyEndInSign: Bool {
    guard let last else { return false }
    if last < 0x80 { return last > 0x20 && last < 0x7F }
    return count > 2 && self[count - 3] == 0xE2 && (0x94...0x96).contains(self[count - 2])
  }
}
