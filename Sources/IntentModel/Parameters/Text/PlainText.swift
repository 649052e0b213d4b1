import SnippetFoundation
import Snippets

/// Returns the text in small letters, without accents, punctuation and doubled blanks, to compare what people type.
func plain(_ text: String) -> String {
  plainASCII(text) ?? plainUnicode(text)
}

/// The same for a text of ASCII alone, which most are; nil for any other.
private func plainASCII(_ text: String) -> String? {
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
  let folded = text.prefix(1000).lowercased()
    .folding(options: [.diacriticInsensitive], locale: nil)
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

/// Returns the text in single quotes, made visible, and cut after 40 characters.
func quoted(_ text: String) -> String {
  let start = text.prefix(40)
  let ellipsis = start.endIndex < text.endIndex ? "..." : ""
  return "'\(visible(String(start)))\(ellipsis)'"
}

/// Reads `2026-01-31`, `2026-01-31 15:30` or an ISO 8601 time, in UTC where no zone is given.
func date(of text: String) -> Date? {
  guard text.utf8.count <= 40 else { return nil }
  if let date = try? Date(text, strategy: .iso8601) { return date }
  let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
  guard let day = parts.first, parts.count <= 2 else { return nil }
  let time = parts.count == 2 ? String(parts[1]) : "00:00"
  let seconds = time.count == 5 ? ":00" : ""
  return try? Date("\(day)T\(time)\(seconds)Z", strategy: .iso8601)
}
