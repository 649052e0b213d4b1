public import Foundation

/// What an app changes of a payment once the person has chosen something.
///
/// Nobody chooses here, so nothing asks for one.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentrequestupdate
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {  // set up, then read
  /// Whether the choice is a good one.
  open var status = PKPaymentAuthorizationStatus.success
  /// What is paid for from now on.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The ways of shipping from now on.
  open var shippingMethods: [PKShippingMethod] = []

  /// Changes what is paid for.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
  }
}

/// What changes with a way of shipping.
open class PKPaymentRequestShippingMethodUpdate:
  PKPaymentRequestUpdate, @unchecked Sendable  // set up, then read
{}

/// What changes with a card.
open class PKPaymentRequestPaymentMethodUpdate:
  PKPaymentRequestUpdate, @unchecked Sendable  // set up, then read
{
  /// What is wrong with the card.
  open var errors: [any Error] = []

  /// Changes what is paid for, or says what is wrong.
  public convenience init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
  }
}

/// What changes with whom it is shipped to.
open class PKPaymentRequestShippingContactUpdate:
  PKPaymentRequestUpdate, @unchecked Sendable  // set up, then read
{
  /// What is wrong with the contact.
  open var errors: [any Error] = []

  /// Changes what is paid for and how it is shipped, or says what is wrong.
  public convenience init(
    errors: [any Error]?,
    paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    (self.errors, self.shippingMethods) = (errors ?? [], shippingMethods)
  }
}

/// What changes with a coupon.
open class PKPaymentRequestCouponCodeUpdate:
  PKPaymentRequestUpdate, @unchecked Sendable  // set up, then read
{
  /// What is wrong with the coupon.
  open var errors: [any Error] = []

  /// Changes what is paid for and how it is shipped, or says what is wrong.
  public convenience init(
    errors: [any Error]?,
    paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    (self.errors, self.shippingMethods) = (errors ?? [], shippingMethods)
  }
}
