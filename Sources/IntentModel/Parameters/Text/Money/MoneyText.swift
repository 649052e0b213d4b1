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
      if take(rest, sign, meaning) { return }
      // `$5 CAD`, `5 dollars CAD`: both say the same currency.
      for (inner, other) in Self.unnamed(rest) {
        if let both = meaning.agreed(with: other), take(inner, sign, both) { return }
      }
    }
    takeSpoken(body, sign)
    if amount == nil { takeHundredths(body, sign) }
  }

  /// Reads `5 Euro 50`, `5€05`, `five dollars fifty`: hundredths behind the currency, two digits of them or ten and more in
  /// words.
  private mutating func takeHundredths(_ text: String, _ sign: String) {
    guard let (rest, hundredths) = Self.hundredths(text) else { return }
    let whole = MoneyText(rest)
    guard let units = whole.amount, units.isWhole, TwofoldNumber(whole.number) == nil,
      let named = whole.currency, CurrencyNames.decimals(of: named.codes[0]) == 2
    else { return }
    let sum = units + Decimal(hundredths) / 100
    amount = sign.isEmpty || sign == "+" ? sum : -sum
    currency = named
  }

  /// The hundredths at the end of a text, and what stands before them: no number, which could be a part of theirs.
  private static func hundredths(_ text: String) -> (rest: String, Int)? {
    let digits = text.suffix(2)
    var end = digits
    if digits.utf8.count != 2 || !digits.utf8.allSatisfy(isDigit) {
      guard let blank = text.lastIndex(where: \.isWhitespace) else { return nil }
      end = text[text.index(after: blank)...]
    }
    let rest = text[..<end.startIndex].trimmed
    guard case .whole(let number) = NumberText(String(end)), (0..<100).contains(number),
      end == digits || number >= 10, rest.last?.isNumber == false, rest.count < text.count
    else { return nil }
    return (rest, number)
  }

  /// Reads `a dollar`, `half a dollar`, `50 cents`, `5 dollars and 50 cents`.
  private mutating func takeSpoken(_ text: String, _ sign: String) {
    let spoken = SpokenAmount(text)
    var value = spoken?.value
    var meaning = spoken.flatMap { CurrencyNames.current.meaning(of: $0.unit) }
    if meaning == nil, let (cents, name, rest) = Self.cents(text) {
      (value, meaning) = (cents / 100, name)
      if !rest.isEmpty {
        let whole = MoneyText(rest)
        guard let amount = whole.amount, amount.isWhole, TwofoldNumber(whole.number) == nil,
          let named = whole.currency
        else { return }
        value = NSDecimalNumber(decimal: amount).doubleValue + cents / 100
        meaning = named.agreed(with: name)
      }
    }
    guard let value, let meaning, abs((value * 100).rounded() - value * 100) < 1e-6 else { return }
    let hundredths = Decimal(Int((value * 100).rounded())) / 100
    amount = sign.isEmpty || sign == "+" ? hundredths : -hundredths
    currency = meaning
  }

  /// Hundredths at the end of a text, what they are called, and what stands before them.
  private static func cents(
    _ text: String
  ) -> (Double, CurrencyNames.Meaning, rest: String)? {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if let last = words.popLast() {
      if last != "¢", last.hasSuffix("¢") {
        words += [String(last.dropLast()), "¢"]
      } else {
        words.append(last)
      }
    }
    guard words.count >= 2, words.count <= 12, let name = words.popLast(),
      let meaning = CurrencyNames.current.meaning(ofHundredth: name)
    else { return nil }
    for start in words.indices {
      guard case .whole(let cents) = NumberText(words[start...].joined(separator: " ")),
        (0..<100).contains(cents)
      else { continue }
      let rest = words[..<start]
      return (
        Double(cents), meaning,
        (rest.last.map(Conjunctions.current.has) == true ? rest.dropLast() : rest)
          .joined(separator: " ")
      )
    }
    return nil
  }

  /// Whether a text is a number, which is then the amount.
  private mutating func take(
    _ text: String,
    _ sign: String,
    _ meaning: CurrencyNames.Meaning
  ) -> Bool {
    let (inner, bare) = Self.signed(text)
    guard sign.isEmpty || inner.isEmpty, !bare.isEmpty else { return false }
    number = sign + inner + bare
    amount = Self.amount(number)
    currency = meaning
    return amount != nil
  }

  /// The texts without a name before or behind, the shortest first, with what the name means.
  private static func unnamed(_ text: String) -> [(rest: String, CurrencyNames.Meaning)] {
    let names = CurrencyNames.current
    let places = text.indices.filter { isApart(text, $0) }
    let before = places.reversed().compactMap { place in
      names.meaning(of: String(text[..<place])).map { (text[place...].trimmed, $0) }
    }
    return before
      + places.compactMap { place in
        names.meaning(of: String(text[place...])).map { (text[..<place].trimmed, $0) }
      }
  }

  /// Whether a name that ends or begins at a place is no part of a longer word; `万` is a number, not a letter.
  private static func isApart(_ text: String, _ place: String.Index) -> Bool {
    guard place > text.startIndex else { return false }
    let before = text[text.index(before: place)]
    return !(before.isLetter && !before.isNumber && text[place].isLetter)
  }

  /// The sign of a number and what stands behind it.
  private static func signed(_ text: String) -> (sign: String, rest: String) {
    guard let first = text.first, "-+\u{2212}".contains(first) else { return ("", text) }
    return (String(first), text.dropFirst().trimmed)
  }

  /// Whether the amount has as many digits as were typed: a decimal number holds 38 of them.
  var isExact: Bool {
    guard let digits = NumberText.digits(in: number) else { return true }
    let all = digits.utf8.filter(isDigit)
    let zero = UInt8(ascii: "0")
    return all.drop { $0 == zero }.reversed().drop { $0 == zero }.count <= 38
  }

  private static func amount(_ text: String) -> Decimal? {
    NumberText.decimal(in: text) ?? NumberText(text).double.map { Decimal($0) }
      ?? ScaledNumber.value(text)
  }
}

extension Decimal {
  fileprivate var isWhole: Bool {
    var (value, whole) = (self, Decimal())
    NSDecimalRound(&whole, &value, 0, .plain)
    return whole == self
  }
}
