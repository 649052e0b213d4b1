import Foundation

/// The words of one table in all its languages.
struct StringsTable: Sendable {
  /// The language that the keys are written in.
  var sourceLanguage: String {
    didSet { sortNames() }
  }
  private(set) var languages: [String: [String: Translation]] = [:]
  /// Keys whose specifiers are all `%@`, for a key whose specifiers are of other types.
  private var loose: [String: String] = [:]
  private(set) var keys: Set<String> = []
  /// Whether the keys are known to be words of that language, as a catalog's are.
  private var isCatalog: Bool
  /// All languages that there are words in, sorted.
  private var names: [String] = []

  init(sourceLanguage: String, isCatalog: Bool = false) {
    (self.sourceLanguage, self.isCatalog) = (sourceLanguage, isCatalog)
    sortNames()
  }

  /// Adds words; those that are there already stay.
  mutating func add(_ key: String, _ language: String, _ translation: Translation) {
    keys.insert(key)
    guard !translation.isEmpty else { return }
    let known = FormatTemplate.normalized(key)
    let language = LanguageTag.normalized(language)
    let isNew = languages[language] == nil
    if languages[language]?[known] == nil { languages[language, default: [:]][known] = translation }
    if isNew { sortNames() }
    let loose = FormatTemplate.normalized(key, isLoose: true)
    if loose != known { self.loose[loose] = known }
  }

  mutating func merge(_ other: StringsTable) {
    keys.formUnion(other.keys)
    loose.merge(other.loose) { mine, _ in mine }
    isCatalog = isCatalog || other.isCatalog
    for (language, words) in other.languages {
      languages[language, default: [:]].merge(words) { mine, _ in mine }
    }
    sortNames()
  }

  /// The words for a normalized key, and the language they are in.
  ///
  /// The locale as it is, those that it takes its words from, its language, a neighbour of it, the language of the source.
  /// Where that comes first, no neighbour is asked: its words are the key.
  func find(_ key: String, _ locale: String) -> (translation: Translation, language: String)? {
    for language in LanguageTag.chain(locale, among: names) + [sourceLanguage] {
      if let found = words(key, language) { return (found, language) }
      if language == sourceLanguage { return nil }
    }
    return nil
  }

  /// Whether a locale has no words but those of the source's language.
  func isRead(asWritten locale: String) -> Bool {
    LanguageTag.chain(locale, among: names).first ?? sourceLanguage == sourceLanguage
  }

  private func words(_ key: String, _ language: String) -> Translation? {
    guard let words = languages[language] else { return nil }
    if let found = words[key] { return found }
    guard !loose.isEmpty, let known = loose[FormatTemplate.normalized(key, isLoose: true)]
    else { return nil }
    return words[known]
  }

  private mutating func sortNames() {
    names = Set(languages.keys).union(isCatalog ? [sourceLanguage] : []).sorted()
  }
}
