import SnippetFoundation

/// Numbers and units one after the other, from the greatest to the smallest: `two hours and ten minutes`.
struct DurationPhrase {
  private(set) var refusal: DurationText?
  private let words: [String]
  private let halves = LocalHalves.current
  /// Whether half of the last unit follows the words.
  private let endsWithHalf: Bool

  init(_ text: String) {
    let whole = halves?.parted(text.lowercased()) ?? text
    let withoutHalf = halves?.withoutHalf(whole)
    endsWithHalf = withoutHalf != nil
    let words = Self.split(withoutHalf ?? whole)
    // As it answers 'How long?', and without the article that people leave out.
    let bare = words.first == "for" ? Array(words.dropFirst()) : words
    let hasArticle = bare.first.map { Self.unit($0) == nil } ?? true
    self.words = hasArticle || bare.count < 2 ? bare : ["a"] + bare
  }

  private struct Unit {
    let milliseconds: Double
    /// What a bare number behind it counts, as in `1h30`.
    var next: Double?
  }

  /// Milliseconds; nil where the words are no length of time.
  mutating func sum() -> Double? {
    guard !words.isEmpty, words.count <= 24 else { return nil }
    if let part = partOfHour() { return part }
    var sum = 0.0
    var smallest = Double.infinity
    var index = 0
    while index < words.count {
      if index > 0, Conjunctions.current.has(words[index]) { index += 1 }
      guard let end = words[index...].firstIndex(where: { isUnit($0) }) else {
        return bareEnd(sum, from: index)
      }
      guard let unit = Self.unit(words[end]), let number = number(words[index..<end]),
        unit.milliseconds < smallest
      else { return nil }
      sum += number * unit.milliseconds
      smallest = unit.milliseconds
      index = end + 1
      if let part = Self.fractions[words[index...].joined(separator: " ")] {
        return sum + part * unit.milliseconds
      }
    }
    return endsWithHalf ? sum + smallest / 2 : sum
  }

  private static let fractions = ["and a half": 0.5, "and a quarter": 0.25]

  /// `half an hour`, `a quarter of an hour`, `half hour`, `a day and a half`, `a couple of minutes`.
  private func partOfHour() -> Double? {
    guard let spoken = SpokenAmount(words.joined(separator: " ")), let unit = Self.unit(spoken.unit)
    else { return nil }
    return spoken.value * unit.milliseconds
  }

  private func number(_ words: ArraySlice<String>) -> Double? {
    if words.count == 1, let word = words.first, word == "a" || word == "an" { return 1 }
    if let half = halves?.number(words.joined(separator: " ")) { return half }
    guard let number = NumberText(words.joined(separator: " ")).double, number >= 0 else {
      return nil
    }
    return number
  }

  /// What is left has no unit: the minutes of `1h30`, or a refusal.
  private mutating func bareEnd(_ sum: Double, from index: Int) -> Double? {
    if index >= 2, isUnit(words[index - 1]), let next = Self.unit(words[index - 1])?.next,
      case .whole(let number) = NumberText(words[index...].joined(separator: " ")),
      (0..<60).contains(number)
    {
      return sum + Double(number) * next
    }
    if index == 0, case .whole = NumberText(words.joined(separator: " ")) {
      refusal = .refused("has no unit")
    } else if words.count == 1, isClock(words[0]) {
      refusal = .refused("could be hours or minutes")
    } else if words.contains(where: { $0.hasPrefix("month") || $0.hasPrefix("year") }) {
      refusal = .refused("has no fixed length")
    }
    return nil
  }

  /// Whether it is nothing but numbers with colons between them.
  private func isClock(_ word: String) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
  }

  private func isUnit(_ word: String) -> Bool { Self.unit(word) != nil }

  private static func unit(_ word: String) -> Unit? {
    switch word {
    case "ms", "millisecond", "milliseconds": Unit(milliseconds: 1)
    case "s", "sec", "secs", "second", "seconds": Unit(milliseconds: 1000)
    case "m", "min", "mins", "minute", "minutes": Unit(milliseconds: 60_000, next: 1000)
    case "h", "hr", "hrs", "hour", "hours": Unit(milliseconds: 3_600_000, next: 60_000)
    case "d", "day", "days": Unit(milliseconds: 86_400_000)
    case "w", "week", "weeks": Unit(milliseconds: 604_800_000)
    case "fortnight", "fortnights": Unit(milliseconds: 1_209_600_000)
    default: local(word)
    }
  }

  private static func local(_ word: String) -> Unit? {
    guard let milliseconds = LocalDurations.milliseconds(word) else { return nil }
    // As behind `h` and `m`.
    let hasNext = milliseconds == 3_600_000 || milliseconds == 60_000
    return Unit(milliseconds: milliseconds, next: hasNext ? milliseconds / 60 : nil)
  }

  /// Small letters, commas between parts dropped, `1h30m` parted where digits and letters meet.
  private static func split(_ text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).flatMap { piece in
      let word = piece.hasSuffix(",") || piece.hasSuffix(".") ? piece.dropLast() : piece
      guard word.utf8.first.map(isDigit) == true else {
        return word.isEmpty ? [] : [String(word)]
      }
      return runs(of: word)
    }
  }

  private static func runs(of word: Substring) -> [String] {
    var runs: [String] = []
    var wasLetter: Bool?
    for letter in word {
      let isLetter = letter.isLetter
      if isLetter == wasLetter, !runs.isEmpty {
        runs[runs.count - 1].append(letter)
      } else {
        runs.append(String(letter))
      }
      wasLetter = isLetter
    }
    return runs
  }
}
