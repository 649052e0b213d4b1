import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Numbers as languages and regions write them.
struct NumberSignsTests {
  private func typed<Value: _IntentValue>(
    _ text: String,
    in locale: String,
    _ parameter: IntentParameter<Value>
  ) throws -> String {
    try Localization.withTaken(Locale(identifier: locale)) {
      switch try #require(parameter.resolveAtOnce(text)) {
      case .value(let value): parameter.display(value).title.resolved
      case .rejected(let rejection): rejection.message
      case .ambiguous, .near: "several"
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "1.000", "1000"), ("de_DE", "12.345.678", "12345678"), ("fr_FR", "1 000", "1000"),
    ("fr_FR", "1\u{202F}000", "1000"), ("de_CH", "1'000", "1000"), ("de_CH", "1’000", "1000"),
    ("en_IN", "1,23,456", "123456"), ("hi_IN", "1,000", "1000"), ("ar_EG", "١٬٢٣٤", "1234"),
    ("en_GB", "1,000", "1000"), ("de_DE", "two dozen", "24"), ("fr_FR", "2 dozen", "24"),
    ("de_DE", "-1.000", "-1000"), ("ja_JP", "1,000", "1000"), ("de_DE", "1/1", "1"),
  ])
  func `thousands are parted as the locale parts them`(
    locale: String,
    text: String,
    value: String
  ) throws {
    #expect(try typed(text, in: locale, IntentParameter<Int>(title: "Number")) == value)
  }

  @Test(arguments: [
    ("de_DE", "12,5", "12,5"), ("de_DE", "1.234,56", "1234,56"), ("de_DE", "1.500", "1500"),
    ("de_DE", "1.5", "1,5"), ("de_DE", "0.125", "0,125"), ("de_DE", "1234.567", "1234,567"),
    ("fr_FR", "1 234,5", "1234,5"), ("de_CH", "1’234.5", "1234.5"), ("de_DE", "-0,5", "-0,5"),
    ("de_DE", "1,5e3", "1500"), ("de_DE", "half", "0,5"), ("en_US", "1,234.5", "1234.5"),
    ("sv_SE", "\u{2212}1,5", "-1,5"), ("ar_EG", "٢٫٥", "2٫5"),
  ])
  func `fractions are read, and written, as the locale writes them`(
    locale: String,
    text: String,
    value: String
  ) throws {
    #expect(try typed(text, in: locale, IntentParameter<Double>(title: "Number")) == value)
  }

  @Test(arguments: [
    ("en_US", "1.234,56", "1,234.56"), ("en_US", "1,5", "1,234.56"),
    ("en_US", "1.000,00", "1,234.56"),
    ("de_DE", "1,234.56", "1.234,56"), ("de_DE", "1.23.456", "1.234,56"),
    ("fr_FR", "1.234", "1\u{202F}234,56"),
    ("de_DE", "1.2345,6", "1.234,56"), ("de_DE", "1,", "1.234,56"), ("de_CH", "1,5", "1’234.56"),
  ])
  func `what could be two numbers is none, and how to write it is said`(
    locale: String,
    text: String,
    example: String
  ) throws {
    let words = try typed(text, in: locale, IntentParameter<Double>(title: "Number"))
    #expect(words == "'\(text)' is not a number. Write it like \(example).")
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "de_CH", "hi_IN", "ar_EG", "es_ES", "pl_PL"])
  func `what is shown can be typed, and what is drawn`(locale: String) throws {
    let place = Locale(identifier: locale)
    let parameter = IntentParameter<Double>(title: "Number")
    for number in [0, 0.5, 1.5, 12.25, 999.125, 1000, 1234.5, 1_234_567.75, -2.5, 1e-7] {
      let rules = ParameterConfiguration()
      try Localization.withTaken(place) {
        #expect(Double.read(number.typed(rules), rules).value() == number)
        let drawn = number.formatted(.number.precision(.fractionLength(0...8)).locale(place))
        let isRead = try typed(drawn, in: locale, parameter) == number.typed(rules)
        #expect(isRead, "\(drawn)")
      }
    }
  }

  @Test(arguments: [
    ("en_US", "1,234.56 EUR", "1234.56 EUR"), ("de_DE", "1.234,56 EUR", "1234,56 EUR"),
    ("de_DE", "1.000,00 €", "1000 EUR"), ("de_DE", "1234.56 EUR", "1234,56 EUR"),
    ("fr_FR", "1 234,56 €", "1234,56 EUR"),
    (
      "en_US", "1.234,56 EUR",
      "'1.234,56 EUR' is not an amount of money. Write it like 1,234.56."
    ),
    (
      "en_US", "1.000,00 EUR",
      "'1.000,00 EUR' is not an amount of money. Write it like 1,234.56."
    ),
    ("en_US", "5-3 EUR", "'5-3 EUR' is not an amount of money. Type an amount such as 5 USD."),
  ])
  func `money is never less than it says`(locale: String, text: String, value: String) throws {
    try Localization.withTaken(Locale(identifier: locale)) {
      let parameter = IntentParameter<IntentCurrencyAmount>(title: "Price")
      switch try #require(parameter.resolveAtOnce(text)) {
      case .value(let read as IntentCurrencyAmount):
        #expect(read.typed(ParameterConfiguration()) == value)
      case .rejected(let rejection): #expect(rejection.message == value)
      default: Issue.record("several")
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "12,5 km", 12.5), ("de_DE", "1.500 m", 1500), ("fr_FR", "1 500 m", 1500),
    ("en_US", "1,500 m", 1500), ("de_DE", "2.5 km", 2.5),
  ])
  func `measurements have the same numbers`(locale: String, text: String, value: Double) {
    Localization.withTaken(Locale(identifier: locale)) {
      let read = Measurement<UnitLength>.read(text, ParameterConfiguration())
      let measurement: Measurement<UnitLength>? = read.value()
      #expect(measurement?.value == value)
    }
  }

  @Test(arguments: [
    ("en_US", "1,5; 2,000", ["1,5", "2,000"]), ("en_US", "1, 2.5", ["1", "2.5"]),
    ("en_US", "1,5", ["1", "5"]), ("en_US", "1,000", nil), ("de_DE", "1,5", ["1,5"]),
    ("de_DE", "1,5; 2,5", ["1,5", "2,5"]), ("de_DE", "1,5, 2,5", ["1,5", "2,5"]),
    ("de_DE", "1,2,3", ["1", "2", "3"]), ("de_DE", "1.000, 2", ["1.000", "2"]),
  ])
  func `in a list a comma parts numbers, or belongs to one`(
    locale: String,
    text: String,
    values: [String]?
  ) {
    Localization.withTaken(Locale(identifier: locale)) {
      switch ListText.read(text, isOne: { NumberText($0).double != nil }) {
      case .parts(let parts): #expect(parts.map { $0.words.joined() } == values)
      case .unclear: #expect(values == nil)
      }
    }
  }

  @Test func `amounts and measurements in a list keep their commas`() async throws {
    let prices = IntentParameter<[IntentCurrencyAmount]>(title: "Prices", currencyCodes: ["EUR"])
    guard case .value(let list as [any Sendable]) = try await prices.resolve("1,500.5; 2"),
      case .rejected(let rejection) = try await prices.resolve("1,500")
    else {
      Issue.record("not read")
      return
    }
    #expect((list as? [IntentCurrencyAmount])?.map(\.amount) == [1500.5, 2])
    #expect(rejection.reason == "'1,500' could be one number or several")
  }
}
