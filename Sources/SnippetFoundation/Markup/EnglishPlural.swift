/// What several of a thing are called in English.
package enum EnglishPlural {
  /// Returns `songs` for `song`; a word that seems to be of several already, and no word, as they are.
  static func of(_ text: String) -> String {
    guard let last = text.lastIndex(where: \.isLetter) else { return text }
    let tail = text[text.index(after: last)...]
    let body = text[...last]
    let first = body.lastIndex { !$0.isLetter }.map { body.index(after: $0) } ?? body.startIndex
    return body[..<first] + several(String(body[first...])) + tail
  }

  private static func several(_ word: String) -> String {
    let small = word.lowercased()
    if unchanged.contains(small) { return word }
    if let (_, ending) = irregular.first(where: { small == $0.key }) {
      return String(word.prefix(1)) + ending.dropFirst()
    }
    if ["ss", "us", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if small.hasSuffix("s") { return word }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  /// Whether words name several things: "tags", "people" and "results per page", not "address" and "number of tags".
  ///
  /// What the words are about stands before the first preposition, else last.
  package static func isMeant(by words: String) -> Bool {
    let words = words.split { $0 == " " || $0 == "\u{A0}" }
    let end = words.dropFirst().firstIndex { joints.contains($0.lowercased()) || $0.hasPrefix("(") }
    guard let noun = words[..<(end ?? words.endIndex)].last else { return false }
    // A capital S ends the letters of a name: GPS, iOS.
    let small = noun.lowercased()
    if severals.contains(small) { return true }
    guard noun.last == "s", noun.count > 1, !singulars.contains(small) else { return false }
    return !["ss", "us", "is", "'s", "\u{2019}s"].contains(where: small.hasSuffix)
  }

  private static let severals = Set(irregular.values).union(["menus", "skis", "taxis", "criteria"])

  private static let singulars: Set<String> = [
    "alias", "always", "as", "atlas", "bias", "canvas", "chaos", "christmas", "economics", "gas",
    "headquarters", "lens", "mathematics", "means", "news", "pancreas", "physics", "politics",
    "series", "species", "thermos", "was", "yes",
  ]

  /// Words that stand behind what the words are about.
  private static let joints: Set<String> = [
    "about", "after", "at", "before", "between", "by", "during", "for", "from", "in", "into",
    "left", "near", "of", "on", "per", "since", "than", "that", "to", "until", "via", "which",
    "with", "within", "without",
  ]

  private static let unchanged: Set<String> = ["sheep", "fish", "deer", "series", "species"]

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "knife": "knives", "leaf": "leaves",
    "loaf": "loaves", "life": "lives", "half": "halves", "shelf": "shelves", "wolf": "wolves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
  ]
}
