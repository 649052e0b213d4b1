import SnippetFoundation

extension IntentCurrencyAmount: TypedValue {
  /// An amount with a sign, a code or a name of its currency: `$5`, `5 USD`, `3.50 €`, `twenty dollars`.
  ///
  /// Without any it is the parameter's own currency, if that has just one.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 100 else { return .refused("is too long for an amount") }
    let allowed = rules.system.currencyCodes.map { $0.uppercased() }
    let (rest, codes) = currency(in: text)
    guard let amount = amount(rest) else {
      return .refused("is not an amount of money", expected: NumberText.advice(on: rest))
    }
    let matching = allowed.isEmpty ? codes : codes.filter(allowed.contains)
    let code: String
    if let first = matching.first {
      code = first
    } else if let typed = codes.first {
      return .refused("is in \(typed)", expected: "Type \(hint(rules))")
    } else if allowed.count == 1 {
      code = allowed[0]
    } else {
      return .refused("has no currency")
    }
    if let range = rules.system.amounts, !range.contains(amount) {
      return amount < range.lowerBound
        ? .refused("is less than \(written(range.lowerBound))")
        : .refused("is more than \(written(range.upperBound))")
    }
    return .value(IntentCurrencyAmount(amount: amount, currencyCode: code))
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let codes = rules.system.currencyCodes.map { $0.uppercased() }
    let example = codes.isEmpty ? "5 USD" : listed(codes.prefix(3).map { "5 \($0)" })
    guard let range = rules.system.amounts else { return "an amount such as \(example)" }
    let (least, most) = (written(range.lowerBound), written(range.upperBound))
    return "an amount from \(least) to \(most), such as \(example)"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    "\(Self.written(amount)) \(currencyCode)"
  }

  private static func amount(_ text: String) -> Decimal? {
    if let digits = NumberText.digits(in: text) { return Decimal(string: digits, locale: .source) }
    return NumberText(text).double.map { Decimal($0) }
  }

  private static func written(_ amount: Decimal) -> String {
    NumberSigns.current.written("\(amount)")
  }

  /// The text without its currency, and the codes that the currency may have, the likeliest first.
  private static func currency(in text: String) -> (rest: String, codes: [String]) {
    for (sign, codes) in signs {
      for form in [text.hasPrefix(sign), text.hasSuffix(sign)].enumerated() where form.element {
        let rest = form.offset == 0 ? text.dropFirst(sign.count) : text.dropLast(sign.count)
        return (rest.trimmingCharacters(in: .whitespaces), codes)
      }
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, let first = words.first else { return (text, []) }
    if let codes = codes(of: last) { return (words.dropLast().joined(separator: " "), codes) }
    if let codes = codes(of: first) { return (words.dropFirst().joined(separator: " "), codes) }
    return (text, [])
  }

  private static func codes(of word: String) -> [String]? {
    let name = word.lowercased()
    if let codes = names[name] ?? names[String(name.dropLast())] { return codes }
    let isCode = word.count == 3 && word.allSatisfy { $0.isASCII && $0.isLetter }
    let code = word.uppercased()
    return isCode && Locale.commonISOCurrencyCodes.contains(code) ? [code] : nil
  }

  private static let signs: [(String, [String])] = [
    ("US$", ["USD"]), ("A$", ["AUD"]), ("C$", ["CAD"]), ("$", ["USD", "CAD", "AUD", "NZD"]),
    ("€", ["EUR"]), ("£", ["GBP"]), ("¥", ["JPY", "CNY"]), ("₹", ["INR"]), ("₩", ["KRW"]),
  ]

  private static let names: [String: [String]] = [
    "dollar": ["USD", "CAD", "AUD", "NZD"], "buck": ["USD"], "euro": ["EUR"], "pound": ["GBP"],
    "yen": ["JPY"], "yuan": ["CNY"], "rupee": ["INR"], "franc": ["CHF"], "won": ["KRW"],
    "krona": ["SEK"], "krone": ["NOK", "DKK"],
  ]
}
