import SnippetFoundation

extension IntentPerson: TypedValue {
  /// An e-mail address, a telephone number, or, where a person is wanted however named, a name.
  ///
  /// A name may stand before an address or a number, as in letters and on screens: `Ada Lovelace <ada@example.com>`,
  /// `Ada Lovelace (+1 555 0100)`. Without one the person is called by the address or the number, as it was typed. A
  /// name may be in quotes: `"Doe, Jane" <jane@example.com>`, `"Doe, Jane"`.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a person") }
    let mode = rules.system.personMode
    if let (name, handle) = handle(text) ?? named(text) {
      return IntentPerson(name: .displayName(name), handle: handle).checked(rules)
    }
    let isName = text.contains(where: \.isLetter) && !text.contains { "<>".contains($0) }
    guard isName || mode != .contact else { return .refused("is not a person") }
    return IntentPerson(name: .displayName(text.withoutQuotes)).checked(rules)
  }

  func misfit(_ rules: ParameterConfiguration) -> String? {
    switch (rules.system.personMode, handle?.value) {
    case (.contact, _), (_, .applicationDefined), (.email, .emailAddress), (.phone, .phoneNumber),
      (.emailOrPhone, .some):
      nil
    case (.email, _): "is not an e-mail address"
    case (.phone, _): "is not a telephone number"
    case (.emailOrPhone, nil): "is neither an e-mail address nor a number"
    }
  }

  /// An address or a number alone, with or without `mailto:` or `tel:`, and what it is without that; nil for anything
  /// else.
  private static func handle(_ text: String) -> (bare: String, handle: Handle)? {
    let lower = text.lowercased()
    let scheme = ["mailto:", "tel:"].first { lower.hasPrefix($0) } ?? ""
    let bare = String(text.dropFirst(scheme.count)).trimmed
    if scheme != "tel:", isAddress(bare) { return (bare, Handle(emailAddress: bare)) }
    guard scheme != "mailto:", let number = number(bare) else { return nil }
    return (bare, Handle(phoneNumber: number))
  }

  /// A name, in quotes or not, and a handle behind it: in angle brackets or parentheses, behind a comma, or one that is
  /// plainly none of the name's words.
  private static func named(_ text: String) -> (name: String, handle: Handle)? {
    bracketed(text) ?? followed(text)
  }

  /// `Ada Lovelace, +1 555 0100`, `Ada Lovelace ada@example.com`.
  private static func followed(_ text: String) -> (name: String, handle: Handle)? {
    for (place, letter) in zip(text.indices, text) where letter == "," || letter.isWhitespace {
      let rest = String(text[text.index(after: place)...]).trimmed
      guard let (_, handle) = handle(rest),
        letter == "," || rest.contains("@") || rest.first == "+" || Self.isLocalNumber(rest)
      else { continue }
      let name = String(text[..<place]).trimmed.withoutQuotes
      return !name.contains(where: \.isLetter) || name.contains { "<>\"@".contains($0) }
        ? nil : (name, handle)
    }
    return nil
  }

  /// Whether a number begins with that of its area: `(555) 010-0100`.
  private static func isLocalNumber(_ text: String) -> Bool {
    text.first == "(" && text.last != ")"
  }

  private static func bracketed(_ text: String) -> (name: String, handle: Handle)? {
    guard let last = text.last, let first = [">": "<", ")": "("][last].map(Character.init),
      let start = text.lastIndex(of: first),
      let (bare, handle) = handle(String(text[text.index(after: start)...].dropLast()).trimmed)
    else { return nil }
    let name = String(text[..<start]).trimmed.withoutQuotes
    return name.contains { "<>\"".contains($0) } ? nil : (name.isEmpty ? bare : name, handle)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    switch rules.system.personMode {
    case .contact: "a name, an e-mail address or a telephone number"
    case .email: "an e-mail address such as ada@example.com"
    case .phone: "a telephone number such as +1 555 0100"
    case .emailOrPhone: "an e-mail address or a telephone number"
    }
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    var name = name.displayString
    if name.contains(where: { $0 == "," || $0 == ";" }), !name.contains("\"") {
      name = "\"\(name)\""
    }
    guard let handle = handle?.text else { return name }
    if isCalledByHandle { return name }
    guard rules.system.personMode == .contact, !name.isEmpty else { return handle }
    return "\(name) <\(handle)>"
  }

  /// Whether the name is how to reach the person, as where nothing else was typed.
  var isCalledByHandle: Bool {
    guard let handle else { return false }
    let name = name.displayString
    return switch handle.value {
    case .phoneNumber(let number): name == number || Self.number(name) == number
    case .emailAddress(let text), .applicationDefined(let text): name == text
    }
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

  /// The number without what stands between its digits, nor a `(0)` that is not dialled behind a country's; nil for anything
  /// else.
  private static func number(_ text: String) -> String? {
    let text = text.first == "+" ? text.replacingOccurrences(of: "(0)", with: "") : text
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let others = text.filter {
      !($0.isASCII && $0.isNumber) && !" -.()/\u{A0}\u{2010}\u{2011}\u{2013}\u{2212}".contains($0)
    }
    guard (3...15).contains(digits.count), others.isEmpty || (others == "+" && text.first == "+")
    else { return nil }
    return others + digits
  }
}
