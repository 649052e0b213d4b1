import SnippetFoundation

/// A part of a unit, or one and a part of it, as people say it: `half a mile`, `two thirds of a cup`, `a mile and a half`,
/// `a couple of miles`, `a mile`.
struct SpokenAmount {
  let value: Double
  /// What the unit is called, as it was typed.
  let unit: String

  /// nil: the text is no such thing.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard (2...8).contains(words.count) else { return nil }
    let lower = words.map { $0.lowercased() }
    if let (part, count) = Self.part(lower) {
      var rest = words.dropFirst(count)
      if lower[rest.startIndex] == "of" { rest = rest.dropFirst() }
      if let article = rest.first?.lowercased(), Self.articles.contains(article) {
        rest = rest.dropFirst()
      }
      guard !rest.isEmpty else { return nil }
      (value, unit) = (part, rest.joined(separator: " "))
      return
    }
    guard let (number, count) = Self.number(lower) else { return nil }
    var end = words.count
    var part = 0.0
    if let and = lower.lastIndex(of: "and"), and > count,
      let (added, length) = Self.part(Array(lower[(and + 1)...]), mayEnd: true),
      and + 1 + length == words.count
    {
      (part, end) = (added, and)
    } else if lower[0] != "a", lower[0] != "an" {
      return nil
    }
    guard count < end else { return nil }
    (value, unit) = (number + part, words[count..<end].joined(separator: " "))
  }

  private static let articles: Set<String> = ["a", "an"]

  private static let parts: [(words: [String], value: Double)] = [
    (["three", "quarters"], 0.75), (["3", "quarters"], 0.75), (["two", "thirds"], 2.0 / 3),
    (["2", "thirds"], 2.0 / 3), (["a", "half"], 0.5), (["one", "half"], 0.5), (["half"], 0.5),
    (["a", "quarter"], 0.25), (["one", "quarter"], 0.25), (["quarter"], 0.25),
    (["a", "third"], 1.0 / 3), (["one", "third"], 1.0 / 3),
  ]

  /// The fraction that words begin with, and how many they are.
  private static func part(_ words: [String], mayEnd: Bool = false) -> (Double, count: Int)? {
    parts.first { words.starts(with: $0.words) && (mayEnd || words.count > $0.words.count) }
      .map { ($0.value, $0.words.count) }
  }

  /// The number that words begin with: an article, a couple, or one in digits or words; and how many words it takes.
  private static func number(_ words: [String]) -> (Double, count: Int)? {
    if articles.contains(words[0]) {
      guard words.count > 2, words[1] == "couple" || words[1] == "pair" else { return (1, 1) }
      return (2, words[2] == "of" ? 3 : 2)
    }
    for count in stride(from: min(words.count - 1, 5), to: 0, by: -1) {
      if let number = NumberText(words[..<count].joined(separator: " ")).double, number >= 0 {
        return (number, count)
      }
    }
    return nil
  }
}
