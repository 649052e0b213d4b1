import SnippetFoundation

/// Returns a text in which what has no letter of ASCII but a spelling in it is spelled: `2½ cups` is `2 1/2 cups`.
///
/// Shape: more columns than before, so it is for what is laid out later or not at all; `plainLetters` then keeps widths.
package func spelledLetters(_ text: String) -> String {
  if text.isASCII { return text }
  return SpelledLetters.spelled(text)
}

/// Spellings in ASCII of characters that are more than one letter.
enum SpelledLetters {
  /// Spells a text, which may stand behind a number.
  static func spelled(_ text: String, behindNumber: Bool = false) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { of[$0] != nil }) else { return text }
    var output = String.UnicodeScalarView()
    var isPower = false
    var index = scalars.startIndex
    while index != scalars.endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      // What is varied or has a mark is another character: a sign drawn as text, a letter struck out.
      let isVaried = index != scalars.endIndex && isMark(scalars[index])
      guard !isVaried, let spelling = of[scalar] else {
        output.append(scalar)
        isPower = false
        continue
      }
      // One sign for the whole of a power: `10⁻³` is `10^-3`.
      let goesOn = isPower
      isPower = powers.contains(scalar)
      if isPower {
        output.append(contentsOf: spelling.unicodeScalars.dropFirst(goesOn ? 1 : 0))
        continue
      }
      let isNumber = output.last.map { $0.properties.numericType != nil } ?? behindNumber
      if degrees.contains(scalar) {
        let next = index != scalars.endIndex ? scalars[index] : nil
        let last = isNumber ? "0" : output.last
        output.append(contentsOf: degree(spelling, behind: last, next).unicodeScalars)
        continue
      }
      // `2½` is no 21/2.
      if fractions.contains(scalar), isNumber {
        output.append(" ")
      }
      output.append(contentsOf: spelling.unicodeScalars)
    }
    return String(output)
  }

  /// A degree, in one word with its number: that of a scale is named by it, `21 C`, `(C)`, any other `21 deg`.
  private static func degree(
    _ spelling: String,
    behind last: Unicode.Scalar?,
    _ next: Unicode.Scalar?
  ) -> String {
    let isApart = last.map { $0.properties.isWhitespace || "([{/".unicodeScalars.contains($0) }
    let blank = isApart ?? true ? "" : "\u{A0}"
    guard spelling.utf8.count > 1 else { return blank + spelling }
    if next?.properties.isAlphabetic == true { return blank }
    return blank + spelling + (next?.properties.numericType != nil ? "\u{A0}" : "")
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && (scalar.properties.isGraphemeExtend || scalar.properties.isVariationSelector)
  }

  private static let powers = Set("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿⁱ".unicodeScalars)
  private static let degrees = Set("°℃℉".unicodeScalars)
  private static let fractions = Set("½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒".unicodeScalars)

  /// The spelling of each character that has one.
  static let of: [Unicode.Scalar: String] = {
    var spellings: [Unicode.Scalar: String] = [:]
    for pair in table.split(whereSeparator: \.isWhitespace) {
      if let scalar = pair.unicodeScalars.first { spellings[scalar] = String(pair.dropFirst()) }
    }
    return spellings
  }()

  private static let table = """
    ½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10
    ßss ẞSS æae ÆAE œoe ŒOE þth ÞTh ĳij ĲIJ ﬀff ﬁfi ﬂfl ﬃffi ﬄffl
    ±+/- ∓-/+ ≤<= ≥>= ≠!= ∞inf √sqrt
    ⁰^0 ¹^1 ²^2 ³^3 ⁴^4 ⁵^5 ⁶^6 ⁷^7 ⁸^8 ⁹^9 ⁺^+ ⁻^- ⁿ^n ⁱ^i
    €EUR £GBP ₹INR ₩KRW ₽RUB ₺TRY ₪ILS ₫VND ₴UAH ₿BTC
    ₱PHP ฿THB ₦NGN ₵GHS ₡CRC ₲PYG ₭LAK ₾GEL ₸KZT ₮MNT ₼AZN
    °deg ℃C ℉F
    ™(TM) ©(C) ®(R) ℠(SM) §sec. №No. ‰/1000 ℓl
    →-> ←<- ↔<-> ⇒=> …... ⋯... ‥.. ␡^?
    """
}
