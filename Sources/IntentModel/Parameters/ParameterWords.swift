/// Returns "Task title" for `taskTitle`.
func words(ofProperty name: String) -> String {
  var words = ""
  for letter in name {
    if letter.isUppercase, !words.isEmpty { words += " " }
    words += words.isEmpty ? letter.uppercased() : letter.lowercased()
  }
  return words
}

/// Returns the text with a small first letter, unless its second one is a capital too, as in "ID".
///
/// The words after it likewise where all are written so, as in "Menu Item".
func lowercasedFirst(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return lowercasedFirst(ascii: text) }
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  let isTitle = words.allSatisfy { $0.first?.isUppercase == true }
  return words.enumerated().map { index, word -> String in
    guard index == 0 || isTitle, word.dropFirst().first?.isUppercase != true else {
      return String(word)
    }
    return word.prefix(1).lowercased() + word.dropFirst()
  }.joined(separator: " ")
}

/// The same, byte by byte.
private func lowercasedFirst(ascii text: String) -> String {
  let blank = UInt8(ascii: " ")
  func isCapital(_ byte: UInt8?) -> Bool { byte.map { 65...90 ~= $0 } ?? false }
  var text = text
  return text.withUTF8 { bytes in
    func isStart(_ place: Int) -> Bool { place == 0 || bytes[place - 1] == blank }
    let isTitle =
      bytes.last != blank && bytes.indices.allSatisfy { !isStart($0) || isCapital(bytes[$0]) }
    return String(unsafeUninitializedCapacity: bytes.count) { lower in
      for place in bytes.indices {
        let next = place + 1 < bytes.count ? bytes[place + 1] : nil
        let isChanged = isStart(place) && (place == 0 || isTitle) && !isCapital(next)
        lower[place] = isChanged && isCapital(bytes[place]) ? bytes[place] + 32 : bytes[place]
      }
      return bytes.count
    }
  }
}

/// Whether a text is a question already, as "how many" is.
func beginsAsQuestion(_ lowercased: String) -> Bool {
  ["how", "what", "which", "when", "where", "who"].contains { word in
    lowercased.hasPrefix(word) && lowercased.dropFirst(word.count).first?.isLetter != true
  }
}

/// Whether a text ends before what it is about, as "from" and "due on" do, so that it is no name of a thing.
func endsAsPreposition(_ lowercased: String) -> Bool {
  guard let last = lowercased.split(separator: " ").last else { return false }
  return prepositions.contains(String(last))
}

private let prepositions: Set<String> = [
  "about", "after", "as", "at", "before", "between", "by", "during", "for", "from", "in", "into",
  "near", "of", "on", "onto", "since", "than", "through", "till", "to", "under", "until", "via",
  "with", "within", "without",
]

extension String {
  /// Whether the last word looks as a plural does: "tags", not "address".
  var isPlural: Bool { hasSuffix("s") && !hasSuffix("ss") }
}

/// Returns "a Photo or an Album, by name".
func byName(_ types: [String]) -> String {
  let nouns = types.map { type in
    let isVowel = type.first.map { "aeiou".contains($0.lowercased()) } ?? false
    return "\(isVowel ? "an" : "a") \(type)"
  }
  return "\(listed(nouns)), by name"
}

/// Returns "Small, Medium or Large".
func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
