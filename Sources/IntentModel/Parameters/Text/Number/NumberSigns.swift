package import SnippetFoundation

/// How a person's language and region write numbers: what stands before a fraction, and between thousands.
///
/// The one place that decides. A text that is written in another way is taken where it can mean nothing else (`1.5` in
/// German), and is no number where it could (`1.234,56` in English).
struct NumberSigns: Sendable {
  private let decimal: Character
  private let grouping: Character?
  /// Whether groups before the last one have two digits, as in India.
  private let hasPairs: Bool
  /// Whether digits are others than `0` to `9`.
  private let hasOwnDigits: Bool

  /// Of English and of code: `1,234.5`.
  private static let plain = NumberSigns(
    decimal: ".",
    grouping: ",",
    hasPairs: false,
    hasOwnDigits: false
  )

  /// As the person for whom the current code runs writes them.
  static var current: NumberSigns { of(Localization.locale ?? .source) }

  /// As a locale writes them.
  static func of(_ locale: Locale) -> NumberSigns {
    let identifier = locale.identifier
    if identifier == "en_US" || identifier == "en_US_POSIX" { return plain }
    return known.value(of: identifier) { NumberSigns(reading: locale) }
  }

  private static let known = BoundedCache<String, NumberSigns>(limit: 100)

  private init(decimal: Character, grouping: Character?, hasPairs: Bool, hasOwnDigits: Bool) {
    (self.decimal, self.grouping) = (decimal, grouping)
    (self.hasPairs, self.hasOwnDigits) = (hasPairs, hasOwnDigits)
  }

  /// From a number that the locale writes: `12.345.678,5`.
  private init(reading locale: Locale) {
    let number = 12_345_678.5.formatted(.number.precision(.fractionLength(1)).locale(locale))
    let signs = number.filter { !$0.isWholeNumber }
    self.init(
      decimal: signs.last ?? ".",
      grouping: signs.count > 1 ? signs.first : nil,
      hasPairs: signs.count > 3,
      hasOwnDigits: number.contains { $0.isWholeNumber && !$0.isASCII }
    )
  }

  /// Whether numbers are written as in code, but for commas between thousands.
  var isPlain: Bool { decimal == "." && grouping == "," && !hasPairs && !hasOwnDigits }

  /// Whether a comma stands before a fraction.
  var hasDecimalComma: Bool { decimal == "," }

  /// How a number with thousands and a fraction is written: `1,234.56`.
  var example: String { "1\(grouping.map { String($0) } ?? "")234\(decimal)56" }

  /// A number of code, such as `1234.5`, as it is written here.
  func written(_ number: String) -> String {
    decimal == "." ? number : number.replacingOccurrences(of: ".", with: String(decimal))
  }

  /// The text with the signs of English, between thousands none; nil: it is written in no way that is clear here.
  ///
  /// What has no digits beside such signs, as `two dozen`, stays as it is.
  func plain(_ text: String) -> String? {
    if isPlain, text.isASCII { return text }
    let text = hasOwnDigits ? String(text.map { digit($0) }) : text
    guard text.contains(where: { $0.isASCII && $0.isNumber }) else { return text }
    let sign = text.prefix { "+-\u{2212}\u{200E}\u{200F}\u{61C}".contains($0) }
    let rest = text.dropFirst(sign.count)
    var body = rest.prefix { isDigit($0) || isSign($0) }
    while let last = body.last, last.isWhitespace { body.removeLast() }
    let tail = rest.dropFirst(body.count)
    guard tail.isEmpty || "eE".contains(tail.first ?? " ") || !body.contains(where: isSign) else {
      return nil
    }
    guard let number = number(body) else { return nil }
    return sign.filter { "+-\u{2212}".contains($0) } + number + tail
  }

  /// The digits before and behind the sign of a fraction, where elsewhere it could stand between thousands: those of
  /// `1.000`, with a minus that stands there; nil: they are no such number.
  func halves(ofThousandsLike text: String) -> (whole: String, part: String)? {
    guard (5...20).contains(text.utf8.count), decimal == "." || decimal == "," else { return nil }
    let unsigned = text.drop { "+-\u{2212}".contains($0) }
    let digits = hasOwnDigits ? String(unsigned.map { digit($0) }) : String(unsigned)
    let halves = digits.split(separator: decimal, omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ $0.allSatisfy(isDigit) }), halves[1].count == 3,
      (1...3).contains(halves[0].count), !halves[0].hasPrefix("0"),
      text.count - unsigned.count <= 1
    else { return nil }
    let isNegative = unsigned.count < text.count && !text.hasPrefix("+")
    return ((isNegative ? "-" : "") + halves[0], String(halves[1]))
  }

  /// Digits and signs between them as code has them.
  private func number(_ body: Substring) -> String? {
    if body.allSatisfy(isDigit) { return String(body) }
    let halves = body.split(separator: decimal, omittingEmptySubsequences: false)
    if halves.count <= 2, let whole = ungrouped(halves[0]) {
      guard halves.count == 2 else { return whole }
      if !halves[1].isEmpty, halves[1].allSatisfy(isDigit) { return "\(whole).\(halves[1])" }
    }
    return decimal == "." ? nil : ofCode(body)
  }

  /// A number as code has it, where that is not how thousands are written somewhere.
  private func ofCode(_ body: Substring) -> String? {
    let halves = body.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count == 2, halves.allSatisfy({ $0.allSatisfy(isDigit) }), !halves[1].isEmpty
    else {
      return nil
    }
    let isLikeThousands = halves[1].count == 3 && (1...3).contains(halves[0].count)
    return isLikeThousands && halves[0] != "0" ? nil : String(body)
  }

  /// The digits without what stands between thousands; nil where it stands elsewhere.
  private func ungrouped(_ whole: Substring) -> String? {
    let groups = whole.split(omittingEmptySubsequences: false) { isGrouping($0) }
    guard groups.count > 1 else { return whole.allSatisfy(isDigit) ? String(whole) : nil }
    let isInPlace = groups.indices.dropFirst().allSatisfy { place in
      groups[place].count == 3 || (hasPairs && place < groups.count - 1 && groups[place].count == 2)
    }
    guard isInPlace, !groups[0].hasPrefix("0"), (1...3).contains(groups[0].count),
      groups.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    return groups.joined()
  }

  /// The digits of a whole number with what stands between thousands here, or without it where it is there already; nil: they
  /// are too few, or are written in another way.
  func regrouped(_ number: Substring) -> String? {
    guard let grouping, number.utf8.count <= 60, number.first?.wholeNumberValue != 0 else {
      return nil
    }
    let digits = number.filter { !isGrouping($0) }
    guard digits.count > 3 else { return nil }
    let whole = grouped(digits, by: grouping)
    if digits.count == number.count { return whole }
    return whole == String(number.map { isGrouping($0) ? grouping : $0 }) ? digits : nil
  }

  private func grouped(_ digits: String, by grouping: Character) -> String {
    var rest = digits[...]
    var groups = [rest.suffix(3)]
    rest = rest.dropLast(3)
    while !rest.isEmpty {
      groups.append(rest.suffix(hasPairs ? 2 : 3))
      rest = rest.dropLast(hasPairs ? 2 : 3)
    }
    return groups.reversed().joined(separator: String(grouping))
  }

  /// Whether a letter may stand between the thousands of a number.
  func isGrouping(_ letter: Character) -> Bool {
    guard let grouping else { return false }
    if grouping.isWhitespace { return letter.isWhitespace }
    return letter == grouping || ("'\u{2019}".contains(grouping) && "'\u{2019}".contains(letter))
  }

  private func isSign(_ letter: Character) -> Bool {
    letter == "." || letter == "," || letter == decimal || isGrouping(letter)
  }

  private func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

  /// A digit of any script as one of `0` to `9`; anything else as it is.
  private func digit(_ letter: Character) -> Character {
    guard !letter.isASCII, letter.unicodeScalars.first?.properties.numericType == .decimal,
      let number = letter.wholeNumberValue, number < 10
    else { return letter }
    return Character(String(number))
  }
}

/// Whether a locale may write or read numbers, amounts, dates or units in another way than that of the sources does.
package func writesOwnWay(_ locale: Locale) -> Bool {
  locale.identifier != Locale.source.identifier && locale.identifier != "en_US_POSIX"
}
