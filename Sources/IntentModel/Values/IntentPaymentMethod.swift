import SnippetFoundation

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
  public var type: PaymentType
  /// What it is called.
  public var name: String
  /// What tells it from others, such as the last digits.
  public var identificationHint: String
  /// A picture of it.
  public var icon: DisplayRepresentation.Image?

  /// An account or a card.
  public init(
    type: PaymentType,
    name: String,
    identificationHint: String,
    icon: DisplayRepresentation.Image? = nil
  ) {
    (self.type, self.name, self.identificationHint) = (type, name, identificationHint)
    self.icon = icon
  }
}

extension IntentPaymentMethod: InstanceDisplayRepresentable {
  /// Its name and its last digits.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: identificationHint.isEmpty ? nil : "\(identificationHint)",
      image: icon ?? .init(systemName: "creditcard")
    )
  }
}
