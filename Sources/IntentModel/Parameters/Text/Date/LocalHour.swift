import SnippetFoundation

/// Times of day with the word that the person's language has behind the hour: `17 Uhr`, `um 17 Uhr 30`, `17h30`, `à 17 h`.
struct LocalHour {
  /// What may stand before.
  private let before: Set<String>
  /// What stands behind the hour, and may stand behind the minutes.
  private let hour: Set<String>

  /// The time that a text says so; nil: it says none.
  static func time(_ text: String, in locale: Locale) -> TimeOfDay? {
    guard let language = locale.language.languageCode?.identifier else { return nil }
    return known[language]?.time(pieces(text.lowercased())[...])
  }

  private static let known = [
    "de": LocalHour(before: ["um"], hour: ["uhr"]),
    "fr": LocalHour(before: ["à"], hour: ["h", "heure", "heures"]),
    "nl": LocalHour(before: ["om"], hour: ["uur"]),
  ]

  /// `17 uhr`, `17 uhr 30`, `17:30 uhr`.
  private func time(_ pieces: ArraySlice<String>) -> TimeOfDay? {
    var rest = pieces
    if let first = rest.first, before.contains(first) { rest.removeFirst() }
    guard let hours = Self.number(rest.popFirst(), below: 24) else { return nil }
    var minutes: Int?
    if rest.first == ":" {
      rest.removeFirst()
      minutes = Self.number(rest.popFirst(), below: 60)
      if minutes == nil { return nil }
    }
    guard let word = rest.popFirst(), hour.contains(word) else { return nil }
    if minutes == nil, !rest.isEmpty {
      minutes = Self.number(rest.popFirst(), below: 60)
      if minutes == nil { return nil }
    }
    return rest.isEmpty ? TimeOfDay(second: Double(hours * 3600 + (minutes ?? 0) * 60)) : nil
  }

  private static func number(_ piece: String?, below limit: Int) -> Int? {
    guard let piece, piece.utf8.count <= 2, piece.utf8.allSatisfy(isDigit), let number = Int(piece)
    else { return nil }
    return number < limit ? number : nil
  }

  /// Digits, words and single signs; blanks part them.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var last: Character?
    for letter in text {
      defer { last = letter }
      if letter.isWhitespace { continue }
      let goesOn = last.map { kind($0) == kind(letter) && kind(letter) != 2 } ?? false
      if goesOn { pieces[pieces.count - 1].append(letter) } else { pieces.append(String(letter)) }
    }
    return pieces
  }

  /// 0 for a digit, 1 for a letter, 2 for anything else.
  private static func kind(_ letter: Character) -> Int {
    letter.isASCII && letter.isNumber ? 0 : letter.isLetter ? 1 : 2
  }
}
