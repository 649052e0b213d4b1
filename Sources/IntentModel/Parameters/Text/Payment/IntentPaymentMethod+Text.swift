import SnippetFoundation

extension IntentPaymentMethod: TypedValue {
  /// A name, with its last digits behind it if it has any, and its kind in brackets: `Visa 4242 (debit)`.
  ///
  /// Without brackets the name says the kind, if it does: a `savings account`, `Apple Pay`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a card or an account") }
    let (said, type) = bracketed(text)
    var words = said.split(whereSeparator: \.isWhitespace).map(String.init)
    var hint: String?
    if words.count > 1, let last = words.last, isHint(last) { hint = words.removeLast() }
    let name = words.joined(separator: " ")
    guard name.contains(where: \.isLetter) else { return .refused("is no card and no account") }
    return .value(
      IntentPaymentMethod(
        type: type ?? PaymentType(saidBy: name),
        name: "\(name)",
        identificationHint: hint
      )
    )
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "the name of a card or an account, such as Visa 4242"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let name = name ?? paymentType.rawValue
    let kind = paymentType == PaymentType(saidBy: name) ? nil : "(\(paymentType.rawValue))"
    return [name, identificationHint, kind].compactMap(\.self).joined(separator: " ")
  }

  /// What stands before a kind in brackets, and the kind; all of it, where there is none.
  private static func bracketed(_ text: String) -> (Substring, PaymentType?) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("),
      let type = PaymentType(word: String(text[text.index(after: open)...].dropLast()))
    else { return (text[...], nil) }
    return (text[..<open], type)
  }

  /// Two digits or more, perhaps behind dots or stars.
  private static func isHint(_ word: String) -> Bool {
    let digits = word.drop { "•*·.#".contains($0) }
    return digits.count >= 2 && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}

extension IntentPaymentMethod.PaymentType {
  /// The kind with that name, however it is written: `applePay`, `Apple Pay`.
  fileprivate init?(word: String) {
    let plain = word.lowercased().filter { !$0.isWhitespace }
    guard let type = Self.allCases.first(where: { $0.rawValue.lowercased() == plain }) else {
      return nil
    }
    self = type
  }

  /// The kind that a name says: its words have the kind's; none of them: nobody knows.
  fileprivate init(saidBy name: String) {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    let known = Self.allCases.first { type in
      type != .unknown && type != .applePay && words.contains(type.rawValue)
    }
    self = known ?? (words.starts(with: ["apple", "pay"]) ? .applePay : .unknown)
  }
}
