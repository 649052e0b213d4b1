import SnippetFoundation

/// Whole numbers from 0 to 100 in the words of the person's language, as Foundation spells them: `einundzwanzig`, `二十一`;
/// and one as it stands before what is counted: `eine`, `une`.
enum LocalNumberWords {
  /// The number; nil: the text is none, or the language is English, whose words are read without this.
  static func number(_ text: String) -> Int? {
    let locale = Localization.locale ?? .source
    guard !locale.isEnglish, text.utf8.count <= 100,
      text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return known.value(of: locale, else: words)[plain(text)]
  }

  private static let known = BoundedCache<String, [String: Int]>(limit: 100)

  private static func words(_ locale: Locale) -> [String: Int] {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    let words = (0...100).compactMap { number in
      formatter.string(from: NSNumber(value: number)).map { (plain($0), number) }
    }
    let ones = ones[locale.language.languageCode?.identifier ?? ""] ?? []
    // `hundert` for `einhundert`.
    let hundreds = words.filter { $0.1 == 100 }.flatMap { word, number in
      ones.filter(word.hasPrefix).map { (String(word.dropFirst($0.count)), number) }
    }
    // Some languages have one word for one thing and another for the number: the formatter writes the number.
    return Dictionary(words + hundreds + ones.map { ($0, 1) }) { first, _ in first }
  }

  /// The formatter has one of these, and counts with it.
  private static let ones = [
    "de": ["ein", "eine", "einen", "einem", "einer"], "fr": ["un", "une"],
    "es": ["un", "una"], "it": ["un", "una"], "pt": ["um", "uma"], "nl": ["een"],
    "sv": ["ett", "en"], "da": ["et", "en"], "nb": ["ett", "et", "en", "ei"],
  ]
}
