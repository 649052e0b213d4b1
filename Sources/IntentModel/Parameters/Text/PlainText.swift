import SnippetFoundation

/// Returns the text in small, narrow letters, without accents, punctuation and doubled blanks, to compare what people type.
///
/// Marks that are not seen, such as those of writing directions, are as if they were not there.
func plain(_ text: String) -> String {
  plainASCII(text) ?? plainUnicode(text)
}

/// The same for a text of ASCII alone, which most are; nil for any other.
func plainASCII(_ text: String) -> String? {
  var text = text
  return text.withUTF8 { bytes in
    guard bytes.count <= 1000, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { words in
      var count = 0
      var pendingBlank = false
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"):
          if pendingBlank, count > 0 {
            words[count] = UInt8(ascii: " ")
            count += 1
          }
          pendingBlank = false
          let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
          words[count] = isCapital ? byte | 0x20 : byte
          count += 1
        case UInt8(ascii: "'"): break
        default: pendingBlank = true
        }
      }
      return count
    }
  }
}

private func plainUnicode(_ text: String) -> String {
  let start = String(text.prefix(1000)).narrowed.lowercased()
  if start.isASCII { return plainLetters(start) }
  let seen = String(
    String.UnicodeScalarView(
      start.unicodeScalars.prefix(4000).filter {
        $0.properties.generalCategory != .format
      }
    )
  )
  return plainLetters(seen.folding(options: [.diacriticInsensitive], locale: nil))
}

private func plainLetters(_ folded: String) -> String {
  var words = ""
  var pendingBlank = false
  for letter in folded {
    if letter.isLetter || letter.isNumber || letter == "+" || letter == "-" {
      if pendingBlank, !words.isEmpty { words += " " }
      pendingBlank = false
      words.append(letter)
    } else if letter != "'" && letter != "\u{2019}" {
      pendingBlank = true
    }
  }
  return words
}

/// Returns the text without a leading "a", "an", "the" or "some".
func withoutArticle(_ text: String) -> String {
  let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
  guard parts.count == 2, ["a", "an", "the", "some", "my"].contains(parts[0].lowercased()) else {
    return text
  }
  return String(parts[1])
}

/// Returns whether a text is a number in digits and nothing else, however it is marked: `4`, `#4`, `(4).`.
package func isNumeral(_ text: String) -> Bool {
  let words = plain(withoutArticle(text))
  return !words.isEmpty && words.allSatisfy { $0.isNumber || $0 == "+" || $0 == "-" }
}

/// Returns the text in single quotes, made visible, and cut after 40 characters.
func quoted(_ text: String) -> String {
  let start = text.prefix(40)
  let ellipsis = start.endIndex < text.endIndex ? "..." : ""
  return "'\(visible(String(start)))\(ellipsis)'"
}
