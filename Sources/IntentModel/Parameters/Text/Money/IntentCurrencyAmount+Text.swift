import SnippetFoundation

extension IntentCurrencyAmount: TypedValue {
  /// An amount with a sign, a code or a name of its currency: `$5`, `5 USD`, `3.50 €`, `twenty dollars`.
  ///
  /// Without any it is the parameter's own currency, if that has just one.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 100 else { return .refused("is too long for an amount") }
    let allowed = rules.currencyCodes.map { $0.uppercased() }
    let (rest, codes) = currency(in: text)
    guard let amount = amount(rest) else { return .refused("is not an amount of money") }
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
    if let range = rules.amounts, !range.contains(amount) {
      return amount < range.lowerBound
        ? .refused("is less than \(range.lowerBound)")
        : .refused("is more than \(range.upperBound)")
    }
    return .value(IntentCurrencyAmount(amount: amount, currencyCode: code))
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let codes = rules.currencyCodes.map { $0.uppercased() }
    let example = codes.isEmpty ? "5 USD" : listed(codes.prefix(3).map { "5 \($0)" })
    guard let range = rules.amounts else { return "an amount such as \(example)" }
    return "an amount from \(range.lowerBound) to \(range.upperBound), such as \(example)"
  }

  func typed(_ rules: ParameterConfiguration) -> String { "\(amount) \(currencyCode)" }

  private static func amount(_ text: String) -> Decimal? {
    let digits = text.filter { $0 != "," || !isGrouped(text) }
    if let amount = Decimal(string: digits, locale: .source),
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || ".-".contains($0)) }),
      digits.contains(where: \.isNumber), digits.filter({ $0 == "." }).count <= 1
    {
      return amount
    }
    return NumberText(text).double.map { Decimal($0) }
  }

  /// Whether commas stand between thousands.
  private static func isGrouped(_ text: String) -> Bool {
    let whole = text.prefix { $0 != "." }.split(separator: ",", omittingEmptySubsequences: false)
    return whole.dropFirst().allSatisfy { $0.count == 3 }
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
