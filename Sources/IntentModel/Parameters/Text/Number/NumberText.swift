import SnippetFoundation

/// A number as a person types it: digits (`1,000`, `-3.5`, `1/2`, `2 1/2`, `2½`) or English words (`twenty-one`, `a dozen`, `two and a half`),
/// or those that the person's language has for whole numbers up to a hundred.
///
/// Signs between thousands and before a fraction are those of the person's language. Anything else beside makes it none, and
/// so do three zeros behind the sign of a fraction, which could be thousands (`TwofoldNumber`).
enum NumberText: Equatable {
  case whole(Int)
  case fraction(Double)
  /// A number, but more than one holds.
  case beyond(isNegative: Bool)
  case none

  init(_ text: String) {
    // Digits alone are the same everywhere, and what people type most.
    if text.utf8.count <= 18, text.utf8.allSatisfy(isDigit), let number = Int(text) {
      self = .whole(number)
      return
    }
    guard !text.isEmpty, text.utf8.count <= 400 else {
      self = Self.manyDigits(text)
      return
    }
    if let mixed = Self.mixed(text) {
      self = mixed
      return
    }
    let couldBeThousands = TwofoldNumber(text)?.hasNoFraction == true
    guard !couldBeThousands, let text = NumberSigns.current.plain(text) else {
      self = .none
      return
    }
    self = Self.digits(text) ?? NumberWords.read(text)
    if self == .none, let number = LocalNumberWords.number(text) { self = .whole(number) }
  }

  /// The digits of a number with a sign and a point, as code has them; nil: the text is none, or has words.
  static func digits(in text: String) -> String? {
    guard text.utf8.count <= 400, let plain = NumberSigns.current.plain(text) else { return nil }
    let isNegative = plain.hasPrefix("-") || plain.hasPrefix("\u{2212}")
    let unsigned = isNegative || plain.hasPrefix("+") ? plain.dropFirst() : plain[...]
    let halves = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2,
      let whole = first.isEmpty && halves.count == 2 ? "0" : ungrouped(first)
    else { return nil }
    guard halves.count == 2 else { return (isNegative ? "-" : "") + whole }
    guard !halves[1].isEmpty, halves[1].utf8.allSatisfy(isDigit) else { return nil }
    return "\(isNegative ? "-" : "")\(whole).\(halves[1])"
  }

  /// The number that a text has in digits, all of them kept; nil: it has none, or more than a decimal number holds.
  static func decimal(in text: String) -> Decimal? {
    digits(in: text).flatMap { Decimal(string: $0, locale: .source) }
  }

  /// What to write instead of a text that begins with digits and signs between them that are no number; nil: it does not.
  static func advice(on text: String) -> String? {
    let number = text.prefix { $0.isWholeNumber || $0.isWhitespace || ".,'".contains($0) }
      .trimmed
    guard number.utf8.contains(where: isDigit), number.contains(where: { ".,".contains($0) }),
      NumberText(number).double == nil
    else { return nil }
    return "Write it like \(NumberSigns.current.example)"
  }

  /// The number, whole or not.
  var double: Double? {
    switch self {
    case .whole(let number): Double(number)
    case .fraction(let number): number
    case .beyond, .none: nil
    }
  }

  /// Digits with a sign, thousands, a point, a fraction stroke or an exponent; nil for anything else.
  private static func digits(_ text: String) -> NumberText? {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if let whole = ungrouped(unsigned) {
      return Int((isNegative ? "-" : "") + whole).map { .whole($0) }
        ?? .beyond(isNegative: isNegative)
    }
    let sign = isNegative ? -1.0 : 1.0
    let stroke = unsigned.split(separator: "/", omittingEmptySubsequences: false)
    if stroke.count == 2, let over = small(stroke[0]), let under = small(stroke[1]), under > 0 {
      return over % under == 0
        ? .whole(Int(sign) * over / under) : .fraction(sign * Double(over) / Double(under))
    }
    return decimal(unsigned).map { .fraction(sign * $0) }
  }

  /// A whole number and a fraction behind it, `2 1/2` or `2½`, or one sign alone; nil for anything else.
  private static func mixed(_ text: String) -> NumberText? {
    guard let last = text.last, let (part, length) = part(at: last, endOf: text) else { return nil }
    let rest = String(text.dropLast(length)).trimmed
    let isNegative = rest.hasPrefix("-") || rest.hasPrefix("\u{2212}")
    if length == 1, rest.isEmpty || rest == "-" || rest == "\u{2212}" {
      return .fraction(isNegative ? -part : part)
    }
    guard rest.last?.isNumber == true, case .whole(let whole) = NumberText(rest) else { return nil }
    return .fraction(Double(whole) + (isNegative ? -part : part))
  }

  /// The fraction below 1 at the end of a text, one sign or behind a blank, and how many letters it has.
  private static func part(at last: Character, endOf text: String) -> (Double, length: Int)? {
    if !last.isASCII, last.unicodeScalars.count == 1, let sign = last.unicodeScalars.first,
      sign.properties.numericType == .numeric, let value = sign.properties.numericValue, value > 0,
      value < 1
    {
      return (value, 1)
    }
    guard last.isNumber, let blank = text.lastIndex(where: \.isWhitespace) else { return nil }
    let word = text[text.index(after: blank)...]
    let stroke = word.split(separator: "/", omittingEmptySubsequences: false)
    guard stroke.count == 2, let over = small(stroke[0]), let under = small(stroke[1]),
      over < under
    else { return nil }
    return (Double(over) / Double(under), word.count + 1)
  }

  /// The digits without the commas between thousands; nil where they stand elsewhere.
  private static func ungrouped(_ text: Substring) -> String? {
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.count == 1 || ((groups.first?.utf8.count ?? 0) <= 3 && !text.hasPrefix("0"))
    else { return nil }
    return groups.joined()
  }

  private static func decimal(_ text: Substring) -> Double? {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first else { return nil }
    if halves.count == 2 {
      guard let whole = first.isEmpty ? "0" : ungrouped(first),
        let lead = halves[1].utf8.first, isDigit(lead)
      else { return nil }
      return plainDouble(whole + "." + halves[1])
    }
    guard let lead = first.utf8.first, isDigit(lead) else { return nil }
    return plainDouble(String(first))
  }

  /// Digits, a point and an exponent; no hexadecimal, no infinity.
  private static func plainDouble(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  private static func small(_ text: Substring) -> Int? {
    text.utf8.count <= 4 && text.utf8.allSatisfy(isDigit) ? Int(text) : nil
  }

  /// A long row of digits is a number that none can hold; anything else so long is no number.
  private static func manyDigits(_ text: String) -> NumberText {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy(isDigit)
      ? .beyond(isNegative: isNegative) : .none
  }
}

/// Whether a byte is one of `0` to `9`.
func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
