import SnippetFoundation

/// Returns "Task title" for `taskTitle`, "User ID" for `userID` and "Plan B" for `planB`.
func words(ofProperty name: String) -> String {
  let letters = Array(name)
  var words: [String] = []
  for (place, letter) in letters.enumerated() {
    let before = place > 0 ? letters[place - 1] : nil
    let next = place + 1 < letters.count ? letters[place + 1] : nil
    // A capital begins a word, but for those within an acronym.
    let begins = letter.isUppercase && (before?.isUppercase != true || next?.isLowercase == true)
    if words.isEmpty || begins { words.append("") }
    words[words.count - 1].append(letter)
  }
  return words.enumerated().map { index, word in
    if index == 0 { return word.prefix(1).uppercased() + word.dropFirst() }
    return isCapitals(word) && word != "A" ? word : word.lowercased()
  }.joined(separator: " ")
}

/// Whether a word stands for itself: an acronym as "ID", or a single capital as in "Plan B".
private func isCapitals(_ word: some StringProtocol) -> Bool {
  word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
}

/// Returns the text with a small first letter, unless its second one is a capital too, as in "ID", or it is a single
/// capital, as in "N" and "X position"; "A" before a word is no such one.
///
/// "To-Do" stays as it is written too.
///
/// The words after it likewise where all are written so, as in "Menu Item".
func lowercasedFirst(_ text: String) -> String {
  if text.isASCII { return lowercasedFirst(ascii: text) }
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  let isTitle = words.allSatisfy { $0.first?.isUppercase == true }
  return words.enumerated().map { index, word -> String in
    guard index == 0 || isTitle, word.dropFirst().first?.isUppercase != true,
      !word.split(separator: "-").dropFirst().contains(where: { $0.first?.isUppercase == true }),
      word.count > 1 || word == "A" && index < words.count - 1
    else {
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
    /// "To-Do": a capital follows a hyphen before the word ends.
    func isHyphenated(_ place: Int) -> Bool {
      var last = bytes[place]
      for byte in bytes[place...].dropFirst() where last != blank {
        if last == UInt8(ascii: "-"), isCapital(byte) { return true }
        last = byte
      }
      return false
    }
    let isTitle =
      bytes.last != blank && bytes.indices.allSatisfy { !isStart($0) || isCapital(bytes[$0]) }
    return String(unsafeUninitializedCapacity: bytes.count) { lower in
      for place in bytes.indices {
        let next = place + 1 < bytes.count ? bytes[place + 1] : nil
        let isSingle =
          next == nil || next == blank && bytes[place] != UInt8(ascii: "A")
        let isChanged =
          isStart(place) && (place == 0 || isTitle) && !isCapital(next) && !isSingle
          && !isHyphenated(place)
        lower[place] = isChanged && isCapital(bytes[place]) ? bytes[place] + 32 : bytes[place]
      }
      return bytes.count
    }
  }
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
func listed(_ words: [String], _ conjunction: String = "or") -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
