import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Money as people of a locale type it, and as it is written for them.
struct MoneyTextTests {
  private func read(_ text: String, in locale: String, _ codes: [String] = []) -> String {
    Localization.withTaken(Locale(identifier: locale)) {
      let rules = ParameterConfiguration(system: .init(currencyCodes: codes))
      return switch IntentCurrencyAmount.read(text, rules) {
      case .value(let value as IntentCurrencyAmount): "\(value.amount) \(value.currencyCode)"
      case .value: "another type"
      case .refused(let reason, let expected): reason + (expected.map { ". \($0)" } ?? "")
      case .near(let meant, _, _): "near \(meant)"
      }
    }
  }

  @Test(arguments: [
    ("en_US", "$5", "5 USD"), ("en_CA", "$5", "5 CAD"), ("fr_CA", "5 $", "5 CAD"),
    ("en_AU", "$5", "5 AUD"), ("es_MX", "$5", "5 MXN"), ("en_NZ", "five dollars", "5 NZD"),
    ("zh_CN", "¥5", "5 CNY"), ("ja_JP", "¥5", "5 JPY"), ("en_GB", "£5", "5 GBP"),
    ("sv_SE", "5 kr", "5 SEK"), ("da_DK", "5 kr", "5 DKK"), ("da_DK", "5 kr.", "5 DKK"),
    ("nb_NO", "kr 5", "5 NOK"), ("is_IS", "5 kr", "5 ISK"), ("sv_SE", "5 kronor", "5 SEK"),
    ("da_DK", "5 kroner", "5 DKK"), ("es_AR", "5 pesos", "5 ARS"), ("es_MX", "5 pesos", "5 MXN"),
    ("en_IN", "5 rupees", "5 INR"), ("fr_CH", "5 francs", "5 CHF"),
    ("de_DE", "$5", "5 USD"), ("en_GB", "$5", "5 USD"), ("en_GB", "5 dollars", "5 USD"),
    (
      "en_US", "5 kr",
      "could be in SEK, NOK, DKK or ISK. Write it as 5 SEK"
    ),
    ("de_DE", "5 pesos", "could be in MXN, ARS, CLP or COP. Write it as 5 MXN"),
  ])
  func `a sign that several currencies share is the locale's own`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    ("pl_PL", "5 zł", "5 PLN"), ("pl_PL", "5,50 zł", "5.5 PLN"), ("pt_BR", "R$ 5,50", "5.5 BRL"),
    ("pt_BR", "r$5,50", "5.5 BRL"), ("cs_CZ", "5 Kč", "5 CZK"), ("hu_HU", "5 Ft", "5 HUF"),
    ("en_US", "CA$5", "5 CAD"), ("en_US", "C$5", "5 CAD"), ("en_CA", "US$5", "5 USD"),
    ("en_US", "A$5", "5 AUD"), ("fr_FR", "5 $CA", "5 CAD"), ("fr_CA", "5 $ US", "5 USD"),
    ("en_US", "HK$5", "5 HKD"), ("en_US", "$5 CAD", "5 CAD"), ("en_US", "-$5", "-5 USD"),
    ("en_US", "5 dollars CAD", "5 CAD"), ("en_US", "CAD $5", "5 CAD"),
    ("en_US", "$-5", "-5 USD"), ("en_US", "5 US dollars", "5 USD"),
    ("en_US", "5 Canadian dollars", "5 CAD"), ("sv_SE", "5 svenska kronor", "5 SEK"),
    ("de_DE", "5 Schweizer Franken", "5 CHF"), ("de_DE", "5 Euro", "5 EUR"),
    ("fr_FR", "5 euros", "5 EUR"), ("en_US", "twenty bucks", "20 USD"), ("en_US", "eur 5", "5 EUR"),
    ("en_US", "5eur", "5 EUR"), ("en_US", "2 1/2 dollars", "2.5 USD"), ("ru_RU", "5 ₽", "5 RUB"),
    ("tr_TR", "₺5", "5 TRY"), ("de_CH", "5 Fr.", "5 CHF"), ("en_ZA", "R5", "5 ZAR"),
  ])
  func `signs and words are those that the locale writes`(
    locale: String,
    text: String,
    value: String
  ) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    "5 wonk", "5 dollarx", "5 yena", "5 xdollar", "5 euroo", "$5 EUR", "5 USDX", "$", "5 USD EUR",
  ])
  func `no letter is left over`(text: String) {
    #expect(read(text, in: "en_US") == "is not an amount of money")
  }

  @Test(arguments: [
    ("de_DE", "5 Euro 50", "5.5 EUR"), ("de_DE", "fünf Euro fünfzig", "5.5 EUR"),
    ("de_DE", "12 Euro 05", "12.05 EUR"), ("fr_FR", "5€50", "5.5 EUR"),
    ("en_US", "five dollars fifty", "5.5 USD"), ("en_US", "-5 dollars 50", "-5.5 USD"),
    ("de_DE", "5 Euro 5", "is not an amount of money"),
    ("ja_JP", "500円50", "is not an amount of money"),
    ("en_US", "$5 50", "is not an amount of money"),
    ("en_US", "5.5 dollars 50", "is not an amount of money"),
  ])
  func `hundredths may stand behind the currency`(locale: String, text: String, value: String) {
    #expect(read(text, in: locale) == value)
  }

  @Test(arguments: [
    ("en_US", "$1k", "1000 USD"), ("en_US", "$1.5M", "1500000 USD"),
    ("en_US", "2 million dollars", "2000000 USD"), ("en_US", "1.5 million dollars", "1500000 USD"),
    ("de_DE", "3 Mio. Euro", "3000000 EUR"), ("de_DE", "1,5 Millionen Euro", "1500000 EUR"),
    ("de_DE", "zwei Millionen Euro", "2000000 EUR"), ("fr_FR", "2 k€", "2000 EUR"),
    ("ja_JP", "1万円", "10000 JPY"), ("ja_JP", "1.5万円", "15000 JPY"), ("ja_JP", "5ドル", "5 USD"),
    ("en_US", "$5m", "is not an amount of money"),
  ])
  func `thousands and more have words of the locale`(locale: String, text: String, value: String) {
    #expect(read(text, in: locale) == value)
  }

  @Test func `what the app allows says which of several is meant`() {
    #expect(read("$5", in: "en_US", ["CAD"]) == "5 CAD")
    #expect(read("$5", in: "en_CA", ["CAD", "USD"]) == "5 CAD")
    #expect(read("5 kr", in: "en_US", ["NOK"]) == "5 NOK")
    #expect(
      read("$5", in: "en_US", ["CAD", "AUD"]) == "could be in CAD or AUD. Write it as 5 CAD"
    )
    #expect(
      read("5 USD", in: "en_US", ["EUR"]) == "is in USD. Type an amount such as 5 EUR"
    )
    #expect(read("five", in: "en_US", ["EUR"]) == "5 EUR")
    #expect(read("5", in: "de_DE") == "has no currency")
  }

  @Test func `the example is in the locale's own currency`() {
    let hints = ["en_US", "de_DE", "sv_SE", "en"].map { locale in
      Localization.withTaken(Locale(identifier: locale)) {
        IntentCurrencyAmount.hint(ParameterConfiguration())
      }
    }
    #expect(hints == ["USD", "EUR", "SEK", "USD"].map { "an amount such as 5 \($0)" })
  }

  private static let usual = ["USD", "CAD", "EUR", "CHF", "JPY", "CNY", "SEK", "DKK", "PLN", "BRL"]

  @Test(arguments: [
    "en_US", "en_GB", "en_CA", "fr_CA", "es_MX", "zh_CN", "ja_JP", "ko_KR", "sv_SE", "da_DK",
    "nb_NO", "pl_PL", "pt_BR", "cs_CZ", "hu_HU", "ro_RO", "tr_TR", "ru_RU", "he_IL", "ar_EG",
    "hi_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "nl_NL", "fi_FI", "es_AR", "en_ZA",
    "vi_VN", "id_ID", "th_TH", "fa_IR",
  ])
  func `every amount can be typed as it is shown`(locale: String) {
    Localization.withTaken(Locale(identifier: locale)) {
      // Every tenth code, and those of the locales here.
      let codes = Locale.commonISOCurrencyCodes.enumerated()
      for code in codes.filter({ $0.offset % 10 == 0 }).map(\.element) + Self.usual {
        for amount in [5, -1234.5, 0.125] as [Decimal] {
          let money = IntentCurrencyAmount(amount: amount, currencyCode: code)
          let shown = money.displayRepresentation.title.resolved
          let rules = ParameterConfiguration(system: .init(currencyCodes: [code]))
          let again: IntentCurrencyAmount? = IntentCurrencyAmount.read(shown, rules).value()
          #expect(again == money, "\(shown)")
        }
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "1.234,50\u{A0}€"), ("en_US", "€1,234.50"), ("fr_FR", "1\u{202F}234,50\u{A0}€"),
  ])
  func `an amount is written as the locale writes it`(locale: String, shown: String) {
    let written = Localization.withTaken(Locale(identifier: locale)) {
      IntentCurrencyAmount(amount: 1234.5, currencyCode: "EUR").displayRepresentation.title.resolved
    }
    #expect(written == shown)
  }

  @Test func `in a sentence an amount has the digits of its currency`() throws {
    let third = IntentCurrencyAmount(amount: Decimal(110) / 3, currencyCode: "EUR")
    let loss = IntentCurrencyAmount(amount: -3.456, currencyCode: "USD")
    let yen = IntentCurrencyAmount(amount: 5.5, currencyCode: "JPY")
    let dialog: IntentDialog = "\(third) each, \(loss) lost, \(yen) left."
    #expect(dialog.full == "€36.67 each, -$3.46 lost, ¥6 left.")
    #expect(third.amount == Decimal(110) / 3)
    let german = Localization.withTaken(Locale(identifier: "de_DE")) {
      (["\(third)"] as [IntentDialog]).map(\.full)
    }
    #expect(german == ["36,67\u{A0}€"])
  }

  @Test func `more digits than a person types are not shown to choose from`() {
    let third = IntentCurrencyAmount(amount: Decimal(110) / 3, currencyCode: "EUR")
    #expect(third.displayRepresentation.title.resolved == "€36.67")
  }

  @Test func `no digit of an amount is lost`() {
    #expect(
      IntentCurrencyAmount(amount: 5.125, currencyCode: "USD").displayRepresentation.title.resolved
        == "$5.125"
    )
    #expect(
      IntentCurrencyAmount(amount: 5.5, currencyCode: "JPY").displayRepresentation.title.resolved
        == "¥5.5"
    )
  }

  @Test func `an amount of more digits than can be held is refused, not rounded`() {
    let nines = String(repeating: "9", count: 44)
    let refused = "has more digits than an amount can hold"
    #expect(read(nines + " USD", in: "en_US") == refused)
    #expect(read("$0." + nines, in: "en_US") == refused)
    #expect(read("-" + nines + " USD", in: "en_US") == refused)
    let most = String(repeating: "9", count: 38)
    #expect(read("$" + most, in: "en_US") == most + " USD")
    #expect(read("$1" + String(repeating: "0", count: 40), in: "en_US").hasPrefix("1000"))
  }
}
