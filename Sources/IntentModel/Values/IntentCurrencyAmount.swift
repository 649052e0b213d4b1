public import SnippetFoundation

/// An amount of money.
///
/// **Source**: developer.apple.com/documentation/appintents/intentcurrencyamount
public struct IntentCurrencyAmount: Sendable, Hashable, Codable, _IntentValue {
  /// How much.
  public var amount: Decimal
  /// Of what: three letters, as `USD`.
  public var currencyCode: String

  /// An amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    (self.amount, self.currencyCode) = (amount, currencyCode)
  }
}

extension IntentCurrencyAmount: InstanceDisplayRepresentable {
  /// As prices are written where the person lives; the code and what can be typed for it name it too.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(written(digits: max(0, -amount.exponent)))",
      synonyms: ["\(currencyCode)", "\(typed(ParameterConfiguration()))"]
    )
  }

  /// In a sentence with the digits of the currency alone; the amount itself keeps all of its own.
  public var localizedStringResource: LocalizedStringResource { "\(written(digits: 0))" }

  /// With as many digits behind the point as the currency has, or so many, if those are more and a person would type them.
  private func written(digits: Int) -> String {
    let style = Decimal.FormatStyle.Currency(
      code: currencyCode,
      locale: Localization.locale ?? .source
    )
    let usual = Decimal(0).formatted(style).count(where: \.isNumber) - 1
    return digits > usual && digits <= 6
      ? amount.formatted(style.precision(.fractionLength(digits)))
      : amount.formatted(style)
  }
}
