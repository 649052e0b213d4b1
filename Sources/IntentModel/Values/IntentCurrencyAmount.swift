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
  /// As prices are written.
  public var displayRepresentation: DisplayRepresentation {
    let style = Decimal.FormatStyle.Currency(code: currencyCode, locale: .source)
    return DisplayRepresentation(title: "\(amount.formatted(style))")
  }
}
