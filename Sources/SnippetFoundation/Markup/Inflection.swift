import Foundation

/// Apple's markup for words that follow a number: `^[\(count) song](inflect: true)`.
///
/// Here the noun behind a number takes the form of English for several: "3 songs", "2 cups of tea", "4 people". What a
/// language or a dictionary would be needed for is left as it is written; so are all other languages, of which the words
/// without the markup are left.
package enum Inflection {
  /// Whether a text may have such markup.
  package static func mayOccur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for index in bytes.indices.dropLast()
      where bytes[index] == UInt8(ascii: "^") && bytes[index + 1] == UInt8(ascii: "[") {
        return true
      }
      return false
    }
  }

  /// Whether words in a language are English, as a literal's own are taken to be, which no table has; nil: those.
  package static func isEnglish(_ language: String?) -> Bool {
    language.map { $0.prefix(while: \.isLetter) == "en" } ?? true
  }

  /// The text with such markup read, all other markup as it is.
  ///
  /// `numbers`: what stands for each `mark` in the text; nil: no number.
  package static func applied(
    to text: String,
    isEnglish: Bool,
    numbers: [String?] = [],
    mark: Character = "\u{FFFC}"
  ) -> String {
    guard mayOccur(in: text), text.utf8.count <= 10_000 else { return text }
    var result = ""
    var rest = text[...]
    var marks = 0
    while let start = rest.firstRange(of: "^["), let group = Group(rest[start.upperBound...]) {
      let before = rest[..<start.lowerBound]
      result += before
      marks += before.count { $0 == mark }
      let isInflected = isEnglish && group.inflects
      let known = numbers.dropFirst(marks)
      result += isInflected ? inflected(group.words, Array(known), mark) : String(group.words)
      marks += group.words.count { $0 == mark }
      rest = rest[group.end...]
    }
    return result + rest
  }

  /// What stands between the brackets, and where it ends.
  private struct Group {
    let words: Substring
    let inflects: Bool
    let end: String.Index

    /// nil: it is not closed, or no attributes follow.
    init?(_ text: Substring) {
      var depth = 1
      guard
        let close = text.indices.prefix(2_000).first(where: { index in
          if text[index] == "[" { depth += 1 }
          if text[index] == "]" { depth -= 1 }
          return depth == 0
        })
      else { return nil }
      let tail = text[text.index(after: close)...]
      guard tail.first == "(", let last = tail.prefix(200).firstIndex(of: ")") else { return nil }
      let attributes = tail[..<last].filter { !$0.isWhitespace }
      (words, end) = (text[..<close], text.index(after: last))
      inflects = attributes.contains("inflect:true")
    }
  }

  private static func inflected(
    _ words: Substring,
    _ numbers: [String?],
    _ mark: Character
  ) -> String {
    var tokens = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var marks = 0
    for index in tokens.indices {
      let token = tokens[index].trimmingCharacters(in: .punctuationCharacters)
      let known = token == String(mark) ? (numbers.dropFirst(marks).first ?? nil) : token
      marks += tokens[index].count { $0 == mark }
      guard let known, let isOne = isOne(known) else { continue }
      if isOne { return String(words) }
      var noun: Int?
      for next in tokens.indices.dropFirst(index + 1) {
        let word = tokens[next].lowercased()
        if let verb = verbs[word] { tokens[next] = verb }
        if verbs[word] != nil || others.contains(word) { break }
        noun = next
        if tokens[next].last.map(".,;:!?)".contains) ?? true { break }
      }
      if let noun { tokens[noun] = EnglishPlural.of(tokens[noun]) }
      return tokens.joined(separator: " ")
    }
    return String(words)
  }

  /// Whether a number is one; nil: the text is none.
  private static func isOne(_ text: String) -> Bool? {
    guard text.contains(where: \.isNumber), text.allSatisfy({ $0.isNumber || ".,-".contains($0) })
    else { return nil }
    return Double(text.filter { $0 != "," }) == 1
  }

  private static let verbs = ["is": "are", "was": "were", "has": "have"]

  /// Words that a noun stands in front of.
  private static let others: Set<String> = [
    "of", "in", "on", "at", "for", "from", "to", "with", "without", "by", "and", "or", "that",
    "are", "were", "have", "left", "per",
  ]
}
