/// What a language calls the form of a noun beside a number.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero, one, two, few, many, other
}

/// A number as the rules for plurals see it: its digits, those behind the point included.
struct PluralOperands {
  /// The absolute value.
  let n: Double
  /// The digits before the point.
  let i: Int
  /// How many digits stand behind the point.
  var v = 0
  /// The digits behind the point.
  var f = 0
  /// The same without zeros at their end.
  var t = 0

  /// nil: the text is no number.
  init?(_ text: String) {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard let value = Double(digits), value.isFinite, value < 1e15 else { return nil }
    n = value
    i = Int(value)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count < 16, let fraction = Int(parts[1]) else { return }
    v = parts[1].utf8.count
    f = fraction
    t = fraction
    while t != 0, t % 10 == 0 { t /= 10 }
  }

  /// The remainder of the number, or -1 where it has one that is not whole.
  func remainder(_ divisor: Int) -> Int {
    n == Double(i) ? i % divisor : -1
  }

  /// Whether the number is whole and in the range.
  func isWhole(in range: ClosedRange<Int>) -> Bool { n == Double(i) && range.contains(i) }

  /// Whether the number is a whole number of millions, none excepted.
  var isMillions: Bool { i != 0 && i % 1_000_000 == 0 && v == 0 }
}

extension PluralCategory {
  /// The category of a number, given as it is written without separators of thousands, in a language.
  ///
  /// A language that is not known has `other` alone, as CLDR says. A text that is no number is `other`.
  package static func of(_ number: String, in language: String) -> PluralCategory {
    guard let operands = PluralOperands(number) else { return .other }
    return PluralRules.category(operands, language)
  }
}
