import SnippetFoundation

/// Digits that are one number where their sign stands before a fraction, as it does for the person, and another where it
/// stands between thousands: `1.000` in English, `1,000` in German.
struct TwofoldNumber {
  /// Both as code has them: `1` and `1000`, `12.5` and `12500`.
  let fraction: String
  let whole: String

  /// nil: the text is anything but up to three digits, a point or a comma, and three more.
  init?(_ text: String) {
    guard let (whole, part) = NumberSigns.current.halves(ofThousandsLike: text) else { return nil }
    let zero = Character("0")
    let end = part.lastIndex { $0 != zero }
    fraction = end.map { "\(whole).\(part[...$0])" } ?? whole
    self.whole = whole + part
  }

  /// Whether it is a whole number either way: nobody writes the smaller one with a sign and three zeros.
  var hasNoFraction: Bool { !fraction.contains(".") }

  /// The number that a text begins with, and what stands behind it; nil: it begins with no such number.
  static func start(of text: String) -> (number: TwofoldNumber, rest: Substring)? {
    let number = text.prefix { $0.isNumber || "+-\u{2212}.,".contains($0) }
    return TwofoldNumber(String(number)).map { ($0, text[number.endIndex...]) }
  }

  /// Why a text is refused that begins with one that has no fraction either way: `could be 1 or 1000`; nil: it does not.
  static func refusal(of text: String) -> TypedReading? {
    guard let (number, rest) = start(of: text), number.hasNoFraction else { return nil }
    return .refused(
      "could be \(number.fraction) or \(number.whole)",
      expected: "Type \(number.fraction)\(rest) or \(number.whole)\(rest)"
    )
  }
}
