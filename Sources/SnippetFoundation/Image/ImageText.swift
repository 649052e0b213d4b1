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
    withUnsafeMutablePointer(to: &found) { found in
      image_texts(
        "group.",
        { text, length, found in
          let bytes = UnsafeRawBufferPointer(start: text, count: length)
          guard length < 200, let group = ImageText.group(bytes) else { return }
          found?.assumingMemoryBound(to: Set<String>.self).pointee.insert(group)
        },
        found
      )
    }
    return found.sorted()
  }

  /// The bytes as the identifier of an app group; nil: they are none.
  static func group(_ bytes: UnsafeRawBufferPointer) -> String? {
    guard bytes.allSatisfy(isOfIdentifier) else { return nil }
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
