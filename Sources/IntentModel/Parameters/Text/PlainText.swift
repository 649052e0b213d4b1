import SnippetFoundation
import Snippets

/// Returns the text in small letters, without accents, punctuation and doubled blanks, to compare what people type.
func plain(_ text: String) -> String {
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
