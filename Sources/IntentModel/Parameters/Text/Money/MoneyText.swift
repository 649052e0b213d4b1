import SnippetFoundation

/// An amount of money as a person types it, and as the locale writes it: a number with names of a currency on its sides.
struct MoneyText {
  /// The text without what names a currency.
  private(set) var number: String
  /// nil: the number is none.
  private(set) var amount: Decimal?
  /// What the currency may be; nil: none is named.
  private(set) var currency: CurrencyNames.Meaning?

  init(_ text: String) {
    // Marks of writing directions, which locales put around amounts.
    let seen = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.properties.generalCategory != .format }
      )
    )
    number = seen.trimmed
    amount = Self.amount(number)
    guard amount == nil else { return }
    let (sign, body) = Self.signed(number)
    for (rest, meaning) in Self.unnamed(body) {
      let (inner, bare) = Self.signed(rest)
      guard sign.isEmpty || inner.isEmpty, !bare.isEmpty else { continue }
      number = sign + inner + bare
      amount = Self.amount(number)
      currency = meaning
      if amount != nil { return }
    }
  }

  /// The texts without a name before, behind or on both sides of it, the shortest first, with what the names mean.
  private static func unnamed(_ text: String) -> [(rest: String, CurrencyNames.Meaning)] {
    let names = CurrencyNames.current
    let places = text.indices.filter { isApart(text, $0) }
    let before = places.reversed().compactMap { place in
      names.meaning(of: String(text[..<place])).map { (place, $0) }
    }
    let behind = places.compactMap { place in
      names.meaning(of: String(text[place...])).map { (place, $0) }
    }
    var found: [(String, CurrencyNames.Meaning)] = []
    for (start, first) in before {
      for (end, last) in behind where end > start {
        // `$5 CAD`: both say the same currency.
        let both = last.codes.filter(first.codes.contains)
        let meant = both.first.flatMap { both.count == 1 || $0 == last.meant ? $0 : nil }
        guard !both.isEmpty else { continue }
        found.append((text[start..<end].trimmed, CurrencyNames.Meaning(codes: both, meant: meant)))
      }
    }
    found += before.map { (text[$0.0...].trimmed, $0.1) }
    return found + behind.map { (text[..<$0.0].trimmed, $0.1) }
  }

  /// Whether a name that ends or begins at a place is no part of a longer word.
  private static func isApart(_ text: String, _ place: String.Index) -> Bool {
    guard place > text.startIndex else { return false }
    return !(text[text.index(before: place)].isLetter && text[place].isLetter)
  }

  /// The sign of a number and what stands behind it.
  private static func signed(_ text: String) -> (sign: String, rest: String) {
    guard let first = text.first, "-+\u{2212}".contains(first) else { return ("", text) }
    return (String(first), text.dropFirst().trimmed)
  }

  private static func amount(_ text: String) -> Decimal? {
    if let digits = NumberText.digits(in: text) { return Decimal(string: digits, locale: .source) }
    return NumberText(text).double.map { Decimal($0) }
  }
}
