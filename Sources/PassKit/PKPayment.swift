public import Foundation

/// A payment that a person has authorized.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpayment
public final class PKPayment: NSObject, Sendable {
  /// What a bank would be given.
  public let token: PKPaymentToken

  init(token: PKPaymentToken) { self.token = token }
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
}

/// What an app makes of a payment.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentauthorizationresult
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {  // set up, then read
  /// Whether it went through.
  open var status: PKPaymentAuthorizationStatus
  /// Why not.
  open var errors: [any Error]

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
