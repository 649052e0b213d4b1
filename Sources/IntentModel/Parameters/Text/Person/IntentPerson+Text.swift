import SnippetFoundation

extension IntentPerson: TypedValue {
  /// An e-mail address, a telephone number, or, where a person is wanted however named, a name.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a person") }
    let (isAddress, number) = (isAddress(text), number(text))
    switch rules.personMode {
    case .contact:
      if isAddress { return .value(IntentPerson(handle: Handle(emailAddress: text))) }
      if let number { return .value(IntentPerson(handle: Handle(phoneNumber: number))) }
      return text.contains(where: \.isLetter)
        ? .value(IntentPerson(name: .displayName(text))) : .refused("is not a person")
    case .email:
      return isAddress
        ? .value(IntentPerson(handle: Handle(emailAddress: text)))
        : .refused("is not an e-mail address")
    case .phone:
      guard let number else { return .refused("is not a telephone number") }
      return .value(IntentPerson(handle: Handle(phoneNumber: number)))
    case .emailOrPhone:
      if isAddress { return .value(IntentPerson(handle: Handle(emailAddress: text))) }
      guard let number else { return .refused("is neither an e-mail address nor a number") }
      return .value(IntentPerson(handle: Handle(phoneNumber: number)))
    }
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    switch rules.personMode {
    case .contact: "a name, an e-mail address or a telephone number"
    case .email: "an e-mail address such as ada@example.com"
    case .phone: "a telephone number such as +1 555 0100"
    case .emailOrPhone: "an e-mail address or a telephone number"
    }
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let name = name.displayString
    return rules.personMode == .contact && !name.isEmpty ? name : handle?.text ?? name
  }

  /// One `@`, something before it, a name with a dot behind it.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
      && labels.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
  }

  /// The number without what stands between its digits; nil for anything else.
  private static func number(_ text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let others = text.filter { !($0.isASCII && $0.isNumber) && !" -.()/\u{A0}".contains($0) }
    guard (3...15).contains(digits.count), others.isEmpty || (others == "+" && text.first == "+")
    else { return nil }
    return others + digits
  }
}
