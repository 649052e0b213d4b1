import SnippetFoundation

/// Phrases of ASCII without a parameter by all their words: a line that has just these is the phrase, whatever others are
/// like it.
///
/// None that two shortcuts have, and none of which a line loses a word before it is compared.
struct ExactPhrases: Sendable {
  private var phrases: [String: Int] = [:]

  /// None.
  init() {}

  /// Of phrases in the order of their numbers, each with its shortcut.
  init(_ patterns: [(pattern: PhrasePattern, shortcut: Int)], appName: PhraseWords.AppName) {
    var shared: Set<String> = []
    for (number, (pattern, shortcut)) in patterns.enumerated() where pattern.parameter == nil {
      let heard = pattern.before.filter { PhraseWords.weight(of: $0) > 0 }
      let words = heard.joined(separator: " ")
      if let other = phrases[words] {
        if patterns[other].shortcut != shortcut { shared.insert(words) }
      } else if heard.count < pattern.before.count {
        // Its signs may be missing from a line at no cost.
        shared.insert(words)
      } else if Self.isWhole(heard, appName) {
        phrases[words] = number
      }
    }
    for words in shared { phrases[words] = nil }
  }

  /// Whether a line of these words is compared with all of them.
  private static func isWhole(_ words: [String], _ appName: PhraseWords.AppName) -> Bool {
    let isPolite = PhraseWords.politeBeginnings.contains { words.starts(with: $0) }
    return words.count <= 24 && Set(words).count == words.count && !isPolite
      && words.allSatisfy { $0.isASCII && !appName.words.contains($0) }
      && PhraseWords.places(of: appName, in: words).isEmpty
  }

  /// The number of the phrase that a line is, but for capitals, blanks and punctuation.
  ///
  /// nil: it may be one all the same, by its words.
  func phrase(_ line: String) -> Int? {
    // An apostrophe may part a word.
    guard !phrases.isEmpty, !line.holds(UInt8(ascii: "'")), let words = plainASCII(line) else {
      return nil
    }
    return phrases[words]
  }
}
