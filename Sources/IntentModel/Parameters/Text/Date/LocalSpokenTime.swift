import SnippetFoundation

/// Times of day as people read a clock aloud: `halb acht`, `viertel nach sieben`, `fünf vor halb neun`, `kwart over zes`,
/// `huit heures et demie`, `a las siete y media`.
///
/// As in English, hours from 1 up to 7 are in the afternoon, later ones of 12 in the morning or the evening; with the word
/// for an hour behind it (`sept heures`) it is one of 24.
enum LocalSpokenTime {
  /// The time that a text says so; nil: it says none, or nobody here knows how its language does.
  ///
  /// `isInPart`: the part of the day is named beside it, so the hours are those of a clock with 12.
  static func time(_ text: some StringProtocol, in locale: Locale, isInPart: Bool) -> TimeOfDay? {
    guard let language = locale.language.languageCode?.identifier, let form = known[language],
      text.utf8.count <= 100
    else { return nil }
    var words = words(text)[...]
    let isHour = form.before.contains { drop($0, from: &words) } && form.namesHourBefore
    if words.count == 1, let name = words.first, let second = form.names[name] {
      return TimeOfDay(second: second)
    }
    let said = form.isHourFirst ? hourFirst(words, form, isHour: isHour) : minutesFirst(words, form)
    return said.map { $0.time(isInPart) }
  }

  /// An hour, and minutes past it or to it.
  private struct Said {
    let hour: Int
    let minutes: Int
    /// It is one of 24: behind it stands the word for an hour, or it has a name.
    let isOfDay: Bool

    func time(_ isInPart: Bool) -> TimeOfDay {
      let day = 24 * 60
      if isOfDay || hour > 12 || hour == 0 {
        return TimeOfDay(second: Double((hour * 60 + minutes + day) % day * 60))
      }
      let said = (hour * 60 + minutes) % (day / 2)
      // `halb eins` is at noon, `halb sieben` in the evening.
      let isLate = !isInPart && said < 7 * 60
      return TimeOfDay(
        second: Double((said + (isLate ? day / 2 : 0)) * 60),
        mayBeEvening: !isInPart && !isLate
      )
    }
  }

  /// What a language says around an hour.
  private struct Form {
    /// What may stand before a time.
    let before: [String]
    /// Minutes by what stands for them: behind the hour where it is first, else before it.
    let minutes: [(words: String, minutes: Int)]
    /// What joins other minutes to the hour, and whether they are those past it.
    let joins: [(word: String, isPast: Bool)]
    /// What may stand behind the hour.
    let hours: [String]
    /// Times with a name.
    let names: [String: Double]
    var isHourFirst = false
    /// What stands before a number makes an hour of it.
    var namesHourBefore = false
  }

  /// Words as `plain` leaves them.
  private static let known = [
    "de": Form(
      before: ["um"],
      minutes: [("halb", -30), ("dreiviertel", -15), ("viertel nach", 15), ("viertel vor", -15)],
      joins: [("nach", true), ("vor", false)],
      hours: ["uhr"],
      names: ["mitternacht": 0]
    ),
    "nl": Form(
      before: ["om"],
      minutes: [("half", -30), ("kwart over", 15), ("kwart voor", -15)],
      joins: [("over", true), ("voor", false)],
      hours: ["uur"],
      names: ["middernacht": 0]
    ),
    "fr": Form(
      before: ["a"],
      minutes: [("et demie", 30), ("et demi", 30), ("et quart", 15), ("moins le quart", -15)],
      joins: [("moins", false), ("", true)],
      hours: ["heures", "heure", "h"],
      names: ["midi": 43_200, "minuit": 0],
      isHourFirst: true
    ),
    "es": Form(
      before: ["a las", "a la", "las", "la"],
      minutes: [("y media", 30), ("y cuarto", 15), ("menos cuarto", -15)],
      joins: [("menos", false), ("y", true)],
      hours: ["horas", "hora"],
      names: ["mediodia": 43_200, "medianoche": 0],
      isHourFirst: true,
      namesHourBefore: true
    ),
    "it": Form(
      before: ["alle", "le", "all", "l"],
      minutes: [
        ("e mezza", 30), ("e mezzo", 30), ("e un quarto", 15), ("meno un quarto", -15),
      ],
      joins: [("meno", false), ("e", true)],
      hours: ["ore", "ora"],
      names: ["mezzogiorno": 43_200, "mezzanotte": 0],
      isHourFirst: true,
      namesHourBefore: true
    ),
  ]

  /// `halb acht`, `viertel vor 8`, `zehn nach sieben`, `fünf vor halb acht`; nil too where an hour stands alone.
  private static func minutesFirst(
    _ words: ArraySlice<String>,
    _ form: Form
  ) -> Said? {
    var (words, minutes) = (words, 0)
    if let place = words.firstIndex(where: { word in form.joins.contains { $0.word == word } }),
      let join = form.joins.first(where: { $0.word == words[place] }),
      let count = number(words[..<place]), (1..<30).contains(count)
    {
      minutes = join.isPast ? count : -count
      words = words[(place + 1)...]
    }
    for named in form.minutes where minutes == 0 || !named.words.contains(" ") {
      if drop(named.words, from: &words) {
        minutes += named.minutes
        break
      }
    }
    let isOfDay = words.count > 1 && form.hours.contains(words.last ?? "")
    if isOfDay { words.removeLast() }
    guard minutes != 0, let hour = number(words), hour <= 24 else { return nil }
    return Said(hour: hour, minutes: minutes, isOfDay: isOfDay)
  }

  /// `sept heures`, `8 heures et quart`, `midi et demi`, `a las ocho menos diez`.
  private static func hourFirst(
    _ words: ArraySlice<String>,
    _ form: Form,
    isHour: Bool
  ) -> Said? {
    for count in (1...3).reversed() where count <= words.count {
      var rest = words.dropFirst(count)
      let first = words.prefix(count)
      let name = count == 1 ? form.names[first.first ?? ""].map { Int($0 / 3600) } : nil
      guard let hour = name ?? number(first), hour <= 24 else { continue }
      let isOfDay = name == nil && rest.first.map(form.hours.contains) == true
      if isOfDay { rest.removeFirst() }
      guard isOfDay || isHour || name != nil else { return nil }
      return minutes(rest, form, isBehindHour: isOfDay)
        .map { Said(hour: hour, minutes: $0, isOfDay: isOfDay || name != nil) }
    }
    return nil
  }

  /// What stands behind an hour.
  private static func minutes(
    _ words: ArraySlice<String>,
    _ form: Form,
    isBehindHour: Bool
  ) -> Int? {
    if words.isEmpty { return 0 }
    if let named = form.minutes.first(where: { words.elementsEqual(split($0.words)) }) {
      return named.minutes
    }
    for join in form.joins {
      var rest = words
      guard join.word.isEmpty ? isBehindHour : drop(join.word, from: &rest),
        let count = number(rest), (1..<60).contains(count)
      else { continue }
      return join.isPast ? count : -count
    }
    return nil
  }

  private static func number(_ words: ArraySlice<String>) -> Int? {
    guard let first = words.first else { return nil }
    if words.count == 1, first.utf8.count <= 2, first.utf8.allSatisfy(isDigit) {
      return Int(first)
    }
    return LocalNumberWords.number(words.joined(separator: " "))
  }

  /// Takes words from the front where they stand there.
  private static func drop(_ text: String, from words: inout ArraySlice<String>) -> Bool {
    let wanted = split(text)
    guard words.count > wanted.count, words.starts(with: wanted) else { return false }
    words.removeFirst(wanted.count)
    return true
  }

  /// `8h` is two.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.split { $0.isWhitespace || $0 == "'" || $0 == "’" }.flatMap { word -> [String] in
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      let parts = digits.isEmpty ? [word] : [digits, word.dropFirst(digits.count)]
      return parts.filter { !$0.isEmpty }.map { plain(String($0)) }
    }
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
