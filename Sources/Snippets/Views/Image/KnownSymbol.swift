import SnippetFoundation

/// How one of Apple's symbols is drawn and said, found once for a name: that takes as long as drawing a small card.
nonisolated struct KnownSymbol: Sendable {
  let sign: String
  let words: String
  /// Which of two forms it is that have the same sign; nil: it has a sign of its own, or none.
  let form: SymbolPairs.Form?

  /// The symbol of a name, which may be anything.
  static func named(_ name: String) -> KnownSymbol {
    // No symbol's name is as long: what an app's data may hold is not kept.
    if name.utf8.count > 100 { return KnownSymbol(name) }
    return known.value(of: name) { KnownSymbol(name) }
  }

  private init(_ name: String) {
    (sign, words) = (SymbolTable.glyph(name), SymbolTable.words(name))
    form = sign.hasPrefix("<") && sign.utf8.count > 1 ? nil : SymbolTable.form(name, sign)
  }

  private static let known = BoundedCache<String, KnownSymbol>(limit: 1_000)
}
