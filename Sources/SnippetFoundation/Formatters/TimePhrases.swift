/// What a language says of a length of time that is not exact, or that is left, however many hours it is.
///
/// **Source**: chosen here, because CLDR has no such phrases.
struct TimePhrases {
  /// Such as `de`.
  let language: String

  /// The words with "about" and "remaining" as they are wanted, and without where the language has none here.
  func text(_ words: String, isApproximate: Bool, isRemaining: Bool) -> String {
    guard let (about, left) = Self.phrases[language] else { return words }
    let isInside = isRemaining && !left.hasPrefix("%@")
    let close = isApproximate ? filled(isInside ? about.lowercased() : about, words) : words
    return isRemaining ? filled(left, close) : close
  }

  private func filled(_ phrase: String, _ words: String) -> String {
    phrase.replacing("%@", with: words, maxReplacements: 1)
  }

  private static let phrases: [String: (about: String, left: String)] = [
    "en": ("About %@", "%@ remaining"),
    "de": ("Etwa %@", "Noch %@"),
    "fr": ("Environ %@", "Il reste %@"),
    "es": ("Aproximadamente %@", "Tiempo restante: %@"),
    "it": ("Circa %@", "Tempo rimanente: %@"),
    "pt": ("Cerca de %@", "Tempo restante: %@"),
    "nl": ("Ongeveer %@", "Nog %@"),
    "pl": ("Około %@", "Pozostało %@"),
    "ja": ("約%@", "残り%@"),
    "zh": ("大约%@", "剩余%@"),
  ]
}
