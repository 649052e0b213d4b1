import SnippetFoundation

/// The units of a kind as the person's language writes them: `Grad Celsius`, or `摂氏` before the number and `度` behind.
///
/// English is read by the names of `NamedUnit` alone.
struct LocalUnits: Sendable {
  private var units: [UnitPhrase: [NamedUnit]] = [:]
  /// What may stand before a number, the longest first.
  private(set) var beginnings: [String] = []

  /// nil: the person's language is English.
  static func of(_ type: Dimension.Type) -> LocalUnits? {
    let locale = Localization.locale ?? .source
    guard !locale.isEnglish else { return nil }
    return known.value(of: Key(type: ObjectIdentifier(type), locale: locale.identifier)) {
      LocalUnits(NamedUnit.all(of: type), locale)
    }
  }

  /// The units that are written so; nil: none is.
  func units(before: String = "", after: String) -> [NamedUnit]? {
    units[UnitPhrase(before: Self.word(before), after: Self.word(after))]
  }

  private struct Key: Hashable, Sendable {
    let type: ObjectIdentifier
    let locale: String
  }

  private static let known = BoundedCache<Key, LocalUnits>(limit: 50)

  private init(_ units: [NamedUnit], _ locale: Locale) {
    for unit in units {
      for phrase in Self.phrases(of: unit.unit, in: locale) {
        self.units[phrase, default: []].append(unit)
      }
    }
    let scales = units.filter {
      $0.unit == UnitTemperature.celsius || $0.unit == UnitTemperature.fahrenheit
    }
    if scales.count == 2 {
      for phrase in Self.degrees(scales.map { Self.phrases(of: $0.unit, in: locale) })
      where self.units[phrase] == nil {
        self.units[phrase] = scales
      }
    }
    beginnings = Set(self.units.keys.map(\.before)).filter { !$0.isEmpty }
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }

  private static func phrases(of unit: Dimension, in locale: Locale) -> Set<UnitPhrase> {
    Set(
      UnitPhrase.all(of: unit, in: locale).map {
        UnitPhrase(before: word($0.before), after: word($0.after))
      }
    )
  }

  /// A degree without its scale, as both scales have it.
  private static func degrees(_ scales: [Set<UnitPhrase>]) -> Set<UnitPhrase> {
    var found: Set<UnitPhrase> = []
    for celsius in scales[0] {
      for fahrenheit in scales[1] {
        let after = shared(celsius.after, fahrenheit.after)
        if !after.isEmpty { found.insert(UnitPhrase(before: "", after: after)) }
      }
    }
    return found
  }

  /// The words that two texts begin with, `grad`, or end with, `fok`, or what the only words of both end with: `astetta`,
  /// `度`.
  private static func shared(_ one: String, _ other: String) -> String {
    let (first, second) = (one.split(separator: " "), other.split(separator: " "))
    let start = zip(first, second).prefix { $0 == $1 }.map(\.0)
    if !start.isEmpty { return start.joined(separator: " ") }
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.map(\.0)
    if !end.isEmpty { return end.reversed().joined(separator: " ") }
    let letters = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.map(\.0)
    if let last = letters.first, PhraseWords.standsAlone(last) { return String(last) }
    return letters.count > 3 ? String(letters.reversed()) : ""
  }

  /// Words as they are compared: letter case, the kind of blank and marks of direction say nothing.
  static func word(_ text: String) -> String {
    UnitText.word(text.filter { !"\u{200E}\u{200F}\u{61C}".contains($0) }).trimmed
  }
}
