import Foundation

extension StringProtocol where UTF8View: BidirectionalCollection {
  /// The text without the white space around it; the same storage where there is none.
  package var trimmed: String {
    if let first = utf8.first, let last = utf8.last, isSolid(first), isSolid(last) {
      return String(self)
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension StringProtocol {
  /// Whether nothing of the text can be seen: it is empty, or all blanks and characters without a shape.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
      return properties.generalCategory == .control || scalar == "\u{2800}"
    }
  }
}

// The same for what is asked most: code for texts of any type looks each part of them up when it runs.
extension String {
  /// The text without the white space around it; the same storage where there is none.
  package var trimmed: String {
    var text = self
    let isTrimmed = text.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return isSolid(first) && isSolid(last)
    }
    return isTrimmed ? self : self[...].trimmed
  }

  /// Whether nothing of the text can be seen: it is empty, or all blanks and characters without a shape.
  package var isBlank: Bool {
    var text = self
    let isSeen = text.withUTF8 { $0.first.map(isSolid) ?? false }
    return !isSeen && self[...].isBlank
  }
}

extension String {
  /// Whether two texts are the same but for capital letters and the width of letters.
  ///
  /// A name costs no more to compare with a text of any length than with another name.
  package func isSame(as other: String) -> Bool {
    var (one, two) = (self, other)
    let known = one.withUTF8 { one in
      two.withUTF8 { two in
        // No letter has so many times the bytes of one that is the same.
        max(one.count, two.count) / 16 > min(one.count, two.count) ? false : sameASCII(one, two)
      }
    }
    return known ?? (narrowed.caseInsensitiveCompare(other.narrowed) == .orderedSame)
  }
}

/// Whether two texts are the same, scalar by scalar: an accent that is a scalar of its own makes another text.
package func haveSameScalars(_ one: String, _ other: String) -> Bool {
  var (one, other) = (one, other)
  return one.withUTF8 { one in
    other.withUTF8 { other in
      guard let first = one.baseAddress, let second = other.baseAddress else {
        return one.isEmpty && other.isEmpty
      }
      return one.count == other.count && memcmp(first, second, one.count) == 0
    }
  }
}

/// Whether two texts are the same but for capitals; nil where letters that are not of ASCII decide it.
///
/// Looks no further than to the first difference.
func sameASCII<Bytes: RandomAccessCollection<UInt8>>(_ one: Bytes, _ two: Bytes) -> Bool?
where Bytes.Index == Int {
  let count = min(one.count, two.count)
  for index in 0..<count {
    let (left, right) = (one[index], two[index])
    if (left | right) >= 0x80 { return nil }
    if small(left) != small(right) { return false }
  }
  if one.count == two.count { return true }
  // A mark on the letter before is no letter more.
  return (one.count > count ? one[count] : two[count]) < 0x80 ? false : nil
}

/// Whether a byte is a letter, digit or sign of ASCII.
private func isSolid(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

private func small(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
