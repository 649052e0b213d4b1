import SnippetFoundation

/// What the person's language calls weeks, days, hours, minutes and seconds, as Foundation writes lengths of time:
/// `Stunde`, `Stunden` and `Std`.
enum LocalDurations {
  /// The milliseconds of a unit; nil: the word is none, or the language is English, whose words are read without this.
  static func milliseconds(_ word: String) -> Double? {
    let locale = Localization.locale ?? .source
    return locale.isEnglish ? nil : known.value(of: locale, else: words)[plain(word)]
  }

  private static let known = BoundedCache<String, [String: Double]>(limit: 100)

  private static func words(_ locale: Locale) -> [String: Double] {
    var words: [String: Double] = [:]
    for (unit, seconds) in units {
      for width in [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated] {
        let style = Duration.UnitsFormatStyle.units(allowed: [unit], width: width).locale(locale)
        for count in counts {
          let text = Duration.seconds(seconds * count).formatted(style)
          let word = plain(text.filter { !$0.isNumber })
          if !word.isEmpty, words[word] == nil { words[word] = Double(seconds * 1000) }
        }
      }
    }
    return words
  }

  private static let units: [(Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
    (.hours, 3600), (.minutes, 60), (.seconds, 1), (.days, 86_400), (.weeks, 604_800),
  ]

  /// Of which each form of a noun, in most languages, is the form of one.
  private static let counts = [1, 2, 5, 21]
}
