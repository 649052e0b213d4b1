import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Digits that would be a thousand times as much with the other sign.
struct TwofoldNumberTests {
  private func typed<Value: _IntentValue>(
    _ text: String,
    in locale: String,
    _ parameter: IntentParameter<Value>
  ) async throws -> String {
    let words: String? = await Localization.withTaken(Locale(identifier: locale)) {
      switch try? await parameter.resolve(text) {
      case .value(let value as any TypedValue): "= \(value.typed(ParameterConfiguration()))"
      case .value(let value): "= \(value)"
      case .rejected(let rejection): rejection.message
      case .ambiguous, .near: "asked"
      case nil: nil
      }
    }
    return try #require(words)
  }

  @Test(arguments: [
    ("en_US", "1.000", "'1.000' could be 1 or 1000. Type 1 or 1000."),
    ("en_US", "-12.000", "'-12.000' could be -12 or -12000. Type -12 or -12000."),
    ("en_US", "+5.000", "'+5.000' could be 5 or 5000. Type 5 or 5000."),
    ("de_DE", "1,000", "'1,000' could be 1 or 1000. Type 1 or 1000."),
    ("fr_FR", "1,000", "'1,000' could be 1 or 1000. Type 1 or 1000."),
    ("de_CH", "1.000", "'1.000' could be 1 or 1000. Type 1 or 1000."),
    ("en_US", "1.234", "'1.234' is not a whole number. Type a whole number."),
    ("en_US", "1.000 people", "'1.000 people' could be 1 or 1000. Type 1 people or 1000 people."),
    ("en_US", "1.0", "= 1"), ("en_US", "1.00", "= 1"), ("en_US", "0.000", "= 0"),
    ("en_US", "1234.000", "= 1234"), ("en_US", "1,000.000", "= 1000"), ("de_DE", "1.000", "= 1000"),
    ("ja_JP", "１.０００", "'１.０００' could be 1 or 1000. Type 1 or 1000."),
  ])
  func `no whole number is a thousandth of what was meant`(
    locale: String,
    text: String,
    expected: String
  ) async throws {
    let words = try await typed(text, in: locale, IntentParameter<Int>(title: "Number"))
    #expect(words == expected)
  }

  @Test(arguments: [
    ("en_US", "1.000", "'1.000' could be 1 or 1000. Type 1 or 1000."),
    ("en_US", "1.234", "= 1.234"), ("en_US", "0.125", "= 0.125"), ("en_US", "1.500", "= 1.5"),
    ("de_DE", "12,000", "'12,000' could be 12 or 12000. Type 12 or 12000."),
    ("de_DE", "1,234", "= 1,234"),
  ])
  func `a number with a fraction is what it says`(
    locale: String,
    text: String,
    expected: String
  ) async throws {
    let words = try await typed(text, in: locale, IntentParameter<Double>(title: "Number"))
    #expect(words == expected)
  }

  @Test(arguments: [
    ("en_US", "1.000 EUR", "'1.000 EUR' could be 1 or 1000 EUR. Type 1 EUR or 1000 EUR."),
    ("en_US", "$12.500", "'$12.500' could be 12.5 or 12500 USD. Type 12.5 USD or 12500 USD."),
    ("de_DE", "12,500 €", "'12,500 €' could be 12,5 or 12500 EUR. Type 12,5 EUR or 12500 EUR."),
    ("en_US", "1.459 EUR", "'1.459 EUR' could be 1.4590 or 1459 EUR. Type 1.4590 EUR or 1459 EUR."),
    ("en_US", "1.4590 EUR", "= 1.4590 EUR"), ("en_US", "1.459 KWD", "= 1.459 KWD"),
    ("en_US", "1.000 JPY", "'1.000 JPY' could be 1 or 1000 JPY. Type 1 JPY or 1000 JPY."),
    ("en_US", "0.125 USD", "= 0.125 USD"), ("de_DE", "1.000 €", "= 1000 EUR"),
    ("en_US", "1.000 dollars and 50 cents", nil), ("en_US", "$1.00", "= 1 USD"),
  ])
  func `no amount is a thousandth of what was meant`(
    locale: String,
    text: String,
    expected: String?
  ) async throws {
    let words = try await typed(text, in: locale, IntentParameter<IntentCurrencyAmount>(title: "M"))
    #expect(expected == nil ? words.hasPrefix("'") : words == expected)
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP"])
  func `an amount with thousandths is read again as it is written`(locale: String) throws {
    let rules = ParameterConfiguration()
    try Localization.withTaken(Locale(identifier: locale)) {
      for code in ["USD", "KWD", "JPY"] {
        for digits in ["36.667", "1.5", "-1.234", "0.125", "1000", "12345.678"] {
          let amount = try #require(Decimal(string: digits, locale: .source))
          let value = IntentCurrencyAmount(amount: amount, currencyCode: code)
          #expect(IntentCurrencyAmount.read(value.typed(rules), rules).value() == value)
        }
      }
    }
  }

  @Test(arguments: [
    ("1.234 km", "= 1.234 km"), ("0.125 km", "= 0.125 km"), ("1.500 km", "= 1.5 km"),
    ("1.000 km", "'1.000 km' could be 1 or 1000. Type 1 km or 1000 km."),
    ("1.000", "'1.000' could be 1 or 1000. Type 1 or 1000."), ("1.0 km", "= 1 km"),
  ])
  func `a measurement may have thousandths, but not three zeros alone`(
    text: String,
    expected: String
  ) async throws {
    let length = IntentParameter<Measurement<UnitLength>>(title: "Length")
    #expect(try await typed(text, in: "en_US", length) == expected)
  }

  @Test func `a length of time has no three zeros alone either`() async throws {
    let words = try await typed("1.000 hours", in: "en_US", IntentParameter<Duration>(title: "T"))
    #expect(words == "'1.000 hours' could be 1 or 1000. Type 1 hours or 1000 hours.")
  }

  @Test func `in a German list it is no two numbers`() async throws {
    let refusal = "'1,000' could be 1 or 1000. Type 1 or 1000."
    #expect(
      try await typed("1,000", in: "de_DE", IntentParameter<[Double]>(title: "D")) == refusal
    )
    #expect(try await typed("1,000", in: "de_DE", IntentParameter<[Int]>(title: "I")) == refusal)
    let prices = IntentParameter<[IntentCurrencyAmount]>(title: "P")
    #expect(
      try await typed("1,000 EUR, 2 EUR", in: "de_DE", prices)
        == "'1,000 EUR' could be 1 or 1000 EUR. Type 1 EUR or 1000 EUR."
    )
  }
}
