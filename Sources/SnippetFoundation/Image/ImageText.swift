import CImage
import Foundation

/// The texts that the running program holds, as far as the linker keeps them whole.
package enum ImageText {
  /// The app groups that the program's own source names, sorted: `group.` and at least two more words with points
  /// between.
  ///
  /// A text of fifteen bytes or fewer is part of the code, and not seen; nor is one that is put together.
  package static var appGroups: [String] {
    var found: Set<String> = []
    for segment in ImageSegments.readable {
      texts("group.", in: segment) { if let group = group($0) { found.insert(group) } }
    }
    return found.sorted()
  }

  /// Calls back with each text that begins with the mark, behind a zero byte, and ends with one.
  static func texts(
    _ mark: StaticString,
    in bytes: UnsafeRawBufferPointer,
    _ found: (UnsafeRawBufferPointer) -> Void
  ) {
    guard var place = bytes.baseAddress else { return }
    let (start, end) = (place, place.advanced(by: bytes.count))
    while let text = memmem(place, end - place, mark.utf8Start, mark.utf8CodeUnitCount),
      let stop = memchr(text, 0, end - UnsafeRawPointer(text))
    {
      place = UnsafeRawPointer(stop)
      if text > start, text.load(fromByteOffset: -1, as: UInt8.self) == 0 {
        found(UnsafeRawBufferPointer(start: text, count: place - UnsafeRawPointer(text)))
      }
    }
  }

  /// The bytes as the identifier of an app group; nil: they are none.
  static func group(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.count < 200, bytes.allSatisfy(isOfIdentifier) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 2 && words.first == "group" && words.allSatisfy { !$0.isEmpty }
      ? text : nil
  }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
