import SnippetFoundation

/// What is known of the words of phrases: which count little, and which are spelled alike.
enum PhraseWords {
  /// Words that are as if they were not there, in phrases and in lines.
  static let unheard: Set<String> = ["a", "an", "the", "some", "my", "please"]

  /// Words that may be missing or too many, at the cost of their letters.
  static let small: Set<String> = [
    "is", "are", "of", "to", "for", "me", "in", "on", "at", "i", "it", "up", "now", "and", "with",
    "from", "s", "を", "で", "に", "の", "は", "が", "へ", "을", "를",
  ]

  /// What stands before an app's name, in English and in languages that shortcuts are translated to most.
  static let prepositions: Set<String> = [
    "with", "in", "from", "on", "at", "using", "to", "mit", "bei", "über", "von", "avec", "chez",
    "dans", "con", "en", "su", "com", "no", "na", "met", "bij", "med", "hos", "w", "z", "przez",
  ]

  /// Words that nobody ends with, as another must follow them.
  static let open: Set<String> = [
    "a", "an", "the", "my", "your", "our", "is", "are", "was", "were", "whats", "wheres", "whos",
    "of", "for", "about", "by", "into", "and", "or", "ist", "sind", "war", "waren", "und", "oder",
    "der", "die", "das", "est", "sont", "et", "ou", "de", "du", "des", "es", "son", "y", "sono",
    "e", "di", "del", "della", "da", "het", "een",
  ]

  /// How lines begin that say the same without it.
  static let politeBeginnings: [[String]] = [
    ["can", "you"], ["could", "you"], ["would", "you"], ["i", "want", "to"],
    ["i", "would", "like", "to"], ["id", "like", "to"], ["hey"], ["ok"],
  ]

  /// Words that say the opposite: a phrase without them is not what a line with them asks for.
  static let negations: Set<String> = [
    "not", "never", "dont", "cannot", "cant", "wont", "shouldnt", "mustnt", "doesnt",
  ]

  /// The letters of a word as numbers, to be compared.
  static func letters(_ word: String) -> [UInt32] { word.unicodeScalars.map(\.value) }

  /// Returns how many slips are between two words; nil if they are more than words of their length may have.
  ///
  /// A slip is a letter added, dropped, changed, or swapped with its neighbour. The first letter must be right, and
  /// words with digits in them have no slips.
  static func slips(_ one: [UInt32], _ other: [UInt32]) -> Int? {
    if one == other { return 0 }
    let length = max(one.count, other.count)
    let limit = IntentModel.slips(length)
    guard limit > 0, length <= 40, abs(one.count - other.count) <= limit, one.first == other.first,
      !one.contains(where: isDigit), !other.contains(where: isDigit)
    else { return nil }
    let distance = distance(one, other)
    return distance <= limit ? distance : nil
  }

  /// Whether two words of four letters or more are the same but for a slip in the first letter.
  static func differAtTheStart(_ one: [UInt32], _ other: [UInt32]) -> Bool {
    guard min(one.count, other.count) >= 3, max(one.count, other.count) >= 4,
      !one.contains(where: isDigit), !other.contains(where: isDigit)
    else { return false }
    let rest = one.dropFirst()
    if rest.elementsEqual(other) || other.dropFirst().elementsEqual(one) { return true }
    guard one.count == other.count else { return false }
    return rest.elementsEqual(other.dropFirst())
      || (one[0] == other[1] && one[1] == other[0]
        && rest.dropFirst().elementsEqual(other.dropFirst(2)))
  }

  private static func isDigit(_ letter: UInt32) -> Bool { letter >= 48 && letter <= 57 }

  private static func distance(_ one: [UInt32], _ other: [UInt32]) -> Int {
    let width = other.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      for column in 0..<width {
        rows[column] = column
        rows[2 * width + column] = 0
      }
      var (last, beforeLast, current) = (0, 2 * width, width)
      for row in one.indices {
        rows[current] = row + 1
        for column in other.indices {
          let isEqual = one[row] == other[column]
          var best = min(
            rows[last + column] + (isEqual ? 0 : 1),
            rows[last + column + 1] + 1,
            rows[current + column] + 1
          )
          if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
            best = min(best, rows[beforeLast + column - 1] + 1)
          }
          rows[current + column + 1] = best
        }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      return rows[last + width - 1]
    }
  }
}

extension PhraseWords {
  /// An app's name as it is looked for in each line.
  struct AppName: Sendable {
    let words: [String]
    let plain: String
    /// The name if it is one word.
    var single: String? { words.count == 1 ? words[0] : nil }

    init(_ name: String) {
      words = PhraseWords.words(of: name)
      plain = IntentModel.plain(name)
    }
  }

  /// Where an app's name stands as several words: `Coffee Shop` is `CoffeeShop`, in up to four of them; the last first.
  static func places(of appName: AppName, in words: [String]) -> [Range<Int>] {
    guard words.count > 1, let name = appName.single, name.count > 3 else { return [] }
    var places: [Range<Int>] = []
    for first in words.indices.reversed() where name.hasPrefix(words[first]) {
      for count in 2...4 where first + count <= (places.last?.lowerBound ?? words.count) {
        let range = first..<first + count
        guard words[range].joined() == name else { continue }
        places.append(range)
        break
      }
    }
    return places
  }

  /// The words that count, with the app's name as one; in phrases as in lines, since a phrase may hold it by chance.
  static func heard(_ words: [String], _ appName: AppName) -> [String] {
    var words = words.filter { !unheard.contains($0) }
    for range in places(of: appName, in: words) {
      words.replaceSubrange(range, with: [appName.plain])
    }
    return words
  }
}
