public import SnippetFoundation

/// What something is paid with.
///
/// **Source**: developer.apple.com/documentation/appintents/intentpaymentmethod
public struct IntentPaymentMethod: Sendable, Hashable, _IntentValue {
  /// What kind of account or card it is.
  public enum PaymentType: String, Sendable, Hashable, CaseIterable {
    /// Nobody knows.
    case unknown
    /// An account.
    case checking, savings, brokerage
    /// A card.
    case debit, credit, prepaid, store
    /// A wallet.
    case applePay
  }

  /// What kind of account or card it is.
  public let paymentType: PaymentType
  /// What tells it from others, such as the last digits.
  public let identificationHint: String?
  /// A picture of it.
  public let icon: DisplayRepresentation.Image?
  private let title: LocalizedStringResource?

  /// What it is called, in the language of who reads it.
  public var name: String? { title.map { String(localized: $0) } }

  /// An account or a card.
  public init(
    type: PaymentType,
    name: LocalizedStringResource? = nil,
    identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    (paymentType, title, self.identificationHint) = (type, name, identificationHint)
    self.icon = icon
  }
}

extension IntentPaymentMethod: InstanceDisplayRepresentable {
  /// Its name, or else its kind, and its last digits.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: title ?? "\(paymentType.rawValue)",
      subtitle: identificationHint.map { "\($0)" },
      image: icon ?? .init(systemName: "creditcard")
    )
  }
}
