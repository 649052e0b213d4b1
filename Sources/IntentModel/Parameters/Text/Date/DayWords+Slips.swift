import SnippetFoundation

extension DayWords {
  /// A text with the names of days and months in it as they are spelled; nil where none has a slip.
  static func withoutSlips(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let meant = words.map { word in name(nearlySpelled: word.lowercased()) ?? word }
    return meant == words ? nil : meant.joined(separator: " ")
  }

  /// The one name that a word differs from by a slip or two.
  private static func name(nearlySpelled word: String) -> String? {
    let letters = Array(word)
    guard letters.count <= 12, letters.allSatisfy(\.isLetter), !names.contains(word) else {
      return nil
    }
    let near = names.filter { name in
      name.first == letters[0] && editDistance(letters, Array(name)) <= slips(name.count)
    }
    return near.count == 1 ? near[0] : nil
  }

  private static let names =
    ["today", "tonight", "tomorrow", "yesterday"] + weekdays + months
}
