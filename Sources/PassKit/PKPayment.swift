public import Foundation

/// A payment that a person has authorized.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpayment
public final class PKPayment: NSObject, Sendable {
  /// What a bank would be given.
  public let token: PKPaymentToken
  /// How it is shipped: the first way of the request.
  public let shippingMethod: PKShippingMethod?
  /// Whom it is shipped to, as the request says.
  public let shippingContact: PKContact?
  /// Who is billed, as the request says.
  public let billingContact: PKContact?

  init(token: PKPaymentToken, for request: PKPaymentRequest) {
    self.token = token
    shippingMethod = request.shippingMethods?.first
    (shippingContact, billingContact) = (request.shippingContact, request.billingContact)
  }
}

/// What a bank would be given; nothing here is a secret, and no bank takes it.
public final class PKPaymentToken: NSObject, Sendable {
  /// What tells the payment from others.
  public let transactionIdentifier: String
  /// The data, which is empty.
  public let paymentData = Data()
  /// What is paid with.
  public let paymentMethod = PKPaymentMethod()

  init(transactionIdentifier: String) { self.transactionIdentifier = transactionIdentifier }
}

/// What is paid with.
public final class PKPaymentMethod: NSObject, Sendable {
  /// What it is called.
  public let displayName: String? = "Card"
  /// Its kind.
  public let network: PKPaymentNetwork? = nil
  /// Whose money it is.
  public let type = PKPaymentMethodType.unknown
}

/// Whose money a card pays with.
public enum PKPaymentMethodType: UInt, Sendable {
  /// It is not known.
  case unknown
  /// That of an account.
  case debit
  /// A bank's, for a while.
  case credit
  /// What was paid in before.
  case prepaid
  /// A shop's.
  case store
  /// Electronic money.
  case eMoney
}

/// What an app makes of a payment.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentauthorizationresult
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {  // set up, then read
  /// Whether it went through.
  open var status: PKPaymentAuthorizationStatus
  /// Why not.
  open var errors: [any Error]

  /// A payment that went through.
  public override convenience init() { self.init(status: .success, errors: nil) }

  /// What became of a payment.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}

/// Whether a payment went through.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// It did.
  case success
  /// It did not.
  case failure
}
