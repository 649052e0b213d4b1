import SnippetFoundation

/// Names as file names: `Happy path!` is `happy-path`.
package enum Slug {
  /// Letters and digits of any script in lower case, all else a single `-`; no `-` at either end.
  ///
  /// May be empty.
  package static func of(_ name: String) -> String {
    ofASCII(name) ?? ofAnyScript(name)
  }

  /// The same for names of ASCII alone, which nearly all are; nil for others.
  private static func ofASCII(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes -> String? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { slug in
        var count = 0
        for byte in bytes {
          let small = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
          let isKept =
            small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
            || small >= UInt8(ascii: "0") && small <= UInt8(ascii: "9")
            || small == UInt8(ascii: "_") && count > 0
          guard isKept || count > 0 && slug[count - 1] != UInt8(ascii: "-") else { continue }
          slug[count] = isKept ? small : UInt8(ascii: "-")
          count += 1
        }
        while count > 0, slug[count - 1] == UInt8(ascii: "-") { count -= 1 }
        return min(count, longest)
      }
    }
  }

  private static let longest = 100
  /// A file's name has 255 bytes, and widths, locales and endings come behind the slug.
  private static let mostBytes = 200

  /// What two names that become one may differ in, as words.
  package static let rule =
    "capitals do not count, nor does what follows \(longest) characters or \(mostBytes) bytes, "
    + "and all but letters and digits is alike"

  /// Whether a name is longer than what is left of it.
  package static func isCut(_ name: String) -> Bool {
    let slug = of(name)
    return slug.count >= longest || slug != (ofASCII(name) ?? whole(name))
  }

  private static func ofAnyScript(_ name: String) -> String {
    let slug = whole(name).prefix(longest)
    if slug.utf8.count <= mostBytes { return String(slug) }
    var (cut, bytes) = (String.UnicodeScalarView(), 0)
    for character in slug {
      let count = character.utf8.count
      // A letter under hundreds of marks is cut among them.
      guard bytes + count <= mostBytes || bytes == 0 else { break }
      for scalar in character.unicodeScalars {
        bytes += UTF8.width(scalar)
        if bytes > mostBytes { return String(cut) }
        cut.append(scalar)
      }
    }
    return String(cut)
  }

  /// The slug before it is cut.
  private static func whole(_ name: String) -> String {
    var slug = ""
    for scalar in name.precomposedStringWithCanonicalMapping.lowercased() {
      if scalar.isLetter || scalar.isNumber || (scalar == "_" && !slug.isEmpty) {
        slug.append(scalar)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }
}
