import SnippetFoundation

/// Parts of a day in the words of the person's language: `heute Abend um 8`, `Montagabend`, `à 8 h du soir`, `明日の朝8時`.
///
/// Foundation has no such words.
struct LocalDayPart {
  /// The text without the part's name.
  let text: String
  let part: DayPart
  /// Days from today that the name says as well, as `ce soir` does; nil: it says none.
  var days: Int?

  private struct Name {
    let words: String
    let part: DayPart
    var days: Int?
    /// It is another word of the language too: only behind a day it names the part.
    var isBehindDay = false
  }

  /// nil: the text names no part of a day, or its language is not known here.
  init?(of text: String, today: CivilDay, in locale: Locale) {
    guard let names = Self.known[locale.language.languageCode?.identifier ?? ""] else { return nil }
    let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let isDay = { (text: String) in LocalDay.day(text, today: today, in: locale) != nil }
    for name in names {
      if let rest = Self.rest(of: words, without: name, isDay) ?? Self.rest(of: text, without: name)
      {
        (self.text, part, days) = (rest, name.part, name.days)
        return
      }
    }
    return nil
  }

  /// The words but those of a name, which may be written in one with the day before it.
  private static func rest(
    of words: [String],
    without name: Name,
    _ isDay: (String) -> Bool
  ) -> String? {
    let count = name.words.split(separator: " ").count
    for start in words.indices where start + count <= words.count {
      let before = words[..<start]
      let behind = words[(start + count)...]
      let named = plain(words[start..<(start + count)].joined(separator: " "))
      if named == name.words, !name.isBehindDay || isDay(before.joined(separator: " ")) {
        return (before + behind).joined(separator: " ")
      }
      guard count == 1, named.hasSuffix(name.words) else { continue }
      let day = String(words[start].dropLast(name.words.count))
      if isDay(day) { return (before + [day] + behind).joined(separator: " ") }
    }
    return nil
  }

  /// The same in a language that is written without blanks.
  private static func rest(of text: String, without name: Name) -> String? {
    guard name.words.unicodeScalars.first.map({ $0.value > 0x2FFF }) == true,
      let place = text.range(of: name.words)
    else { return nil }
    let before = text[..<place.lowerBound]
    return String(before.last == "の" ? before.dropLast() : before) + text[place.upperBound...]
  }

  /// A time in the part, hours up to 12 told as it says; nil: it is in another.
  func time(_ time: TimeOfDay, isOfDay: Bool) -> TimeOfDay? {
    // `2 Uhr nachts`: of which night, where a day is named, nobody can tell.
    if part == .night, time.second < 6 * 3600, !isOfDay { return time }
    let isLate = part.half == "pm" && time.second < 43_200
    let told = TimeOfDay(second: time.second + (isLate ? 43_200 : 0))
    return part.contains(told) ? told : nil
  }

  /// Longer names before those that they end with.
  private static let known: [String: [Name]] = [
    "de": names([
      .morning: "am morgen, morgens, in der fruh, fruh, am vormittag, vormittags, vormittag",
      .afternoon: "am nachmittag, nachmittags, nachmittag",
      .evening: "am abend, abends, abend",
      .night: "in der nacht, nachts, nacht",
    ]) + [Name(words: "morgen", part: .morning, isBehindDay: true)],
    "fr": names(
      [
        .morning: "ce matin", .afternoon: "cet apres-midi", .evening: "ce soir",
        .night: "cette nuit",
      ],
      days: 0
    )
      + names([
        .morning: "du matin, matin", .afternoon: "de lapres-midi, apres-midi",
        .evening: "du soir, soir", .night: "de la nuit, nuit",
      ]),
    "nl": names(
      [
        .morning: "vanochtend, vanmorgen", .afternoon: "vanmiddag", .evening: "vanavond",
        .night: "vannacht",
      ],
      days: 0
    )
      + names([
        .morning: "s ochtends, ochtend, s morgens", .afternoon: "s middags, middag",
        .evening: "s avonds, avond", .night: "s nachts, nacht",
      ]) + [Name(words: "morgen", part: .morning, isBehindDay: true)],
    "ja": names([.morning: "今朝", .evening: "今晩", .night: "今夜"], days: 0)
      + names([.morning: "明朝", .evening: "明晩"], days: 1)
      + names([.morning: "朝", .evening: "夕方, 晩", .night: "夜"]),
  ]

  /// `days`: what each of them says as well.
  private static func names(
    _ parts: KeyValuePairs<DayPart, String>,
    days: Int? = nil
  ) -> [Name] {
    parts.flatMap { part, list in
      list.split(separator: ",").map { Name(words: String($0).trimmed, part: part, days: days) }
    }
  }
}
