import SnippetFoundation

/// Times of day with the words that the person's language has around the hour: `17 Uhr`, `um 17 Uhr 30`, `17h30`, `à 17 h`,
/// `17時30分`, `午後5時`.
struct LocalHour {
  /// What may stand before; behind it, an hour with minutes needs no word.
  private let before: Set<String>
  /// What stands behind the hour, and may stand behind the minutes.
  private let hour: Set<String>
  /// What may stand behind the minutes.
  var minute: Set<String> = []
  /// What stands behind half past an hour.
  var half: Set<String> = []
  /// Which hours of 12 a word before means: those of the afternoon, or not.
  var halves: [String: Bool] = [:]

  /// The time that a text says so; nil: it says none.
  ///
  /// `mayBeBare`: an hour needs no word behind it where one stands before it: `um 8`. From 1 to 6 it does, since it could be
  /// in the afternoon. `isInPart`: the part of the day is named, so that none does.
  static func time(
    _ text: some StringProtocol,
    in locale: Locale,
    mayBeBare: Bool = false,
    isInPart: Bool = false
  ) -> TimeOfDay? {
    guard let language = locale.language.languageCode?.identifier else { return nil }
    return known[language]?.time(pieces(text.lowercased())[...], mayBeBare, isInPart)
      ?? LocalSpokenTime.time(text, in: locale, isInPart: isInPart)
  }

  /// A text whose end is a time said so, or one of digits and a colon, parted before it; the longest such end comes first.
  static func ends(
    of text: String,
    in locale: Locale,
    isInPart: Bool = false
  ) -> [(before: Substring, time: TimeOfDay)] {
    text.indices.dropFirst().compactMap { place in
      let (last, first) = (text[text.index(before: place)], text[place])
      // A number is not parted.
      guard !first.isWhitespace, kind(first) != 0 || kind(last) != 0,
        let time = time(text[place...], in: locale, mayBeBare: true, isInPart: isInPart)
          ?? (last == ":" ? nil : clock(text[place...]))
      else { return nil }
      return (text[..<place], time)
    }
  }

  /// `17:30`; nil: the text is anything else.
  private static func clock(_ text: Substring) -> TimeOfDay? {
    let parts = pieces(String(text))
    guard parts.count == 3, parts[1] == ":", parts[2].utf8.count == 2,
      let hours = number(parts[0], below: 24), let minutes = number(parts[2], below: 60)
    else { return nil }
    return TimeOfDay(second: Double(hours * 3600 + minutes * 60))
  }

  private static let known = [
    "de": LocalHour(before: ["um"], hour: ["uhr"]),
    "fr": LocalHour(before: ["à"], hour: ["h", "heure", "heures"]),
    "ja": LocalHour(
      before: ["の"],
      hour: ["時"],
      minute: ["分"],
      half: ["時半"],
      halves: ["午前": false, "午後": true]
    ),
    "nl": LocalHour(before: ["om"], hour: ["uur"]),
  ]

  /// `17 uhr`, `17 uhr 30`, `17:30 uhr`, `um 17:30`.
  private func time(
    _ pieces: ArraySlice<String>,
    _ mayBeBare: Bool,
    _ isInPart: Bool
  ) -> TimeOfDay? {
    var rest = pieces
    var isBehindWord = false
    if let first = rest.first, before.contains(first) {
      rest.removeFirst()
      isBehindWord = true
    }
    let isAfternoon = rest.first.flatMap { halves[$0] }
    if isAfternoon != nil { rest.removeFirst() }
    guard var hours = Self.number(rest.popFirst(), below: isAfternoon == nil ? 24 : 13) else {
      return nil
    }
    if let isAfternoon { hours = hours % 12 + (isAfternoon ? 12 : 0) }
    var minutes: Int?
    if rest.first == ":" {
      rest.removeFirst()
      minutes = Self.number(rest.popFirst(), below: 60)
      if minutes == nil { return nil }
    }
    if let word = rest.popFirst() {
      if minutes == nil, half.contains(word) {
        minutes = 30
      } else if !hour.contains(word) {
        return nil
      }
    } else if isInPart {
      // `heute Abend 8`
    } else if !isBehindWord {
      return nil
    } else if minutes == nil {
      guard mayBeBare, !(1...6).contains(hours), halves.isEmpty else { return nil }
    }
    if minutes == nil, !rest.isEmpty {
      minutes = Self.number(rest.popFirst(), below: 60)
      if minutes == nil { return nil }
      if let word = rest.first, minute.contains(word) { rest.removeFirst() }
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
