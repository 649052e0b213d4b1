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
      title: "\(written)",
      synonyms: ["\(currencyCode)", "\(typed(ParameterConfiguration()))"]
    )
  }

  /// With as many digits behind the point as the currency has, or more where the amount has them.
  private var written: String {
    let style = Decimal.FormatStyle.Currency(
      code: currencyCode,
      locale: Localization.locale ?? .source
    )
    let usual = Decimal(0).formatted(style).count(where: \.isNumber) - 1
    let least = max(0, -amount.exponent)
    return least > usual
      ? amount.formatted(style.precision(.fractionLength(least)))
      : amount.formatted(style)
  }
}
