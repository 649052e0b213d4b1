import Foundation

/// The words of one table in all its languages.
struct StringsTable: Sendable {
  /// The language that the keys are written in.
  var sourceLanguage: String
  private(set) var languages: [String: [String: Translation]] = [:]
  /// Keys whose specifiers are all `%@`, for a key whose specifiers are of other types.
  private var loose: [String: String] = [:]
  private(set) var keys: Set<String> = []
  private var names: [String] = []

  init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Adds words; those that are there already stay.
  mutating func add(_ key: String, _ language: String, _ translation: Translation) {
    keys.insert(key)
    guard !translation.isEmpty else { return }
    let known = FormatTemplate.normalized(key)
    let language = LanguageTag.normalized(language)
    if languages[language] == nil { names = (names + [language]).sorted() }
    if languages[language]?[known] == nil { languages[language, default: [:]][known] = translation }
    let loose = FormatTemplate.normalized(key, isLoose: true)
    if loose != known { self.loose[loose] = known }
  }

  mutating func merge(_ other: StringsTable) {
    keys.formUnion(other.keys)
    loose.merge(other.loose) { mine, _ in mine }
    for (language, words) in other.languages {
      if languages[language] == nil { names = (names + [language]).sorted() }
      languages[language, default: [:]].merge(words) { mine, _ in mine }
    }
  }

  /// The words for a normalized key, and the language they are in.
  ///
  /// The locale as it is, its language, a neighbour of it, the language of the source.
  func find(_ key: String, _ locale: String) -> (translation: Translation, language: String)? {
    for language in LanguageTag.chain(locale, among: names) + [sourceLanguage] {
      guard let words = languages[language] else { continue }
      if let found = words[key] { return (found, language) }
      if !loose.isEmpty, let known = loose[FormatTemplate.normalized(key, isLoose: true)],
        let found = words[known]
      {
        return (found, language)
      }
    }
    return nil
  }
}
