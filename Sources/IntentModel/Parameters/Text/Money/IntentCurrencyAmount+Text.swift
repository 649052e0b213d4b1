import SnippetFoundation

extension IntentCurrencyAmount: TypedValue {
  /// An amount with a sign, a code or a name of its currency: `$5`, `5 USD`, `3.50 €`, `twenty dollars`, `5 kr`,
  /// `half a dollar`, `5 dollars and 50 cents`.
  ///
  /// A sign that several currencies share is that of the person's region. Without any it is the parameter's own currency,
  /// if that has just one.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 100 else { return .refused("is too long for an amount") }
    let allowed = rules.system.currencyCodes.map { $0.uppercased() }
    let money = MoneyText(text)
    guard let amount = money.amount else {
      return .refused("is not an amount of money", expected: NumberText.advice(on: money.number))
    }
    guard money.isExact else { return .refused("has more digits than an amount can hold") }
    let codes = money.currency?.codes ?? []
    let matching = allowed.isEmpty ? codes : codes.filter(allowed.contains)
    let likeliest = matching.first ?? (codes.isEmpty && allowed.count == 1 ? allowed[0] : nil)
    if let likeliest, let refusal = refusal(of: money, likeliest) { return refusal }
    let code: String
    if let first = matching.first {
      guard matching.count == 1 || first == money.currency?.meant else {
        let words = listed(matching.prefix(4).map(\.self))
        return .refused("could be in \(words)", expected: "Write it as \(written(amount)) \(first)")
      }
      code = first
    } else if let typed = codes.first {
      return .refused("is in \(typed)", expected: "Type \(hint(rules))")
    } else if allowed.count == 1 {
      code = allowed[0]
    } else {
      return .refused("has no currency")
    }
    return IntentCurrencyAmount(amount: amount, currencyCode: code).checked(rules)
  }

  /// Why an amount is refused whose digits could be another one; nil: they could not, or the currency has thousandths.
  private static func refusal(of money: MoneyText, _ code: String) -> TypedReading? {
    guard let number = TwofoldNumber(money.number), !hasThousandths(code) else { return nil }
    let (fraction, whole) = (written(number.fraction), written(number.whole))
    return .refused(
      "could be \(fraction) or \(whole) \(code)",
      expected: "Type \(fraction) \(code) or \(whole) \(code)"
    )
  }

  /// Whether a currency is written with three digits behind the sign, as dinars are.
  private static func hasThousandths(_ code: String) -> Bool {
    CurrencyNames.decimals(of: code) == 3
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    let allowed = rules.system.currencyCodes.map { $0.uppercased() }
    let code = currencyCode.uppercased()
    guard allowed.isEmpty || allowed.contains(code) else { return "is in \(code)" }
    guard let range = rules.system.amounts, !range.contains(amount) else { return nil }
    return amount < range.lowerBound
      ? "is less than \(Self.written(range.lowerBound))"
      : "is more than \(Self.written(range.upperBound))"
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    let codes = rules.system.currencyCodes.map { $0.uppercased() }
    let own = (Localization.locale ?? .source).currency?.identifier ?? "USD"
    let example = codes.isEmpty ? "5 \(own)" : listed(codes.prefix(3).map { "5 \($0)" })
    guard let range = rangeWords(rules) else { return "an amount such as \(example)" }
    return "an amount from \(range), such as \(example)"
  }

  static func rangeWords(_ rules: ParameterConfiguration) -> String? {
    rules.system.amounts.map { "\(written($0.lowerBound)) to \(written($0.upperBound))" }
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let amount = Self.hasThousandths(currencyCode) ? Self.digits(amount) : Self.written(amount)
    return "\(amount) \(currencyCode)"
  }

  private static func digits(_ amount: Decimal) -> String {
    NumberSigns.current.written("\(amount)")
  }

  private static func written(_ amount: Decimal) -> String { written("\(amount)") }

  /// Digits of code as they are typed: with a zero behind three that could be thousands.
  private static func written(_ digits: String) -> String {
    let number = NumberSigns.current.written(digits)
    return TwofoldNumber(number) == nil ? number : number + "0"
  }
}
