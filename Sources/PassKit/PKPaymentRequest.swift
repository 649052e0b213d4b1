public import Foundation

/// What is to be paid, to whom, and with what.
///
/// The part of Apple's class that intents use; nothing is charged anywhere.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentrequest
open class PKPaymentRequest: NSObject, @unchecked Sendable {  // set up, then read
  /// Who is paid, as the app declares it.
  open var merchantIdentifier = ""
  /// Where they are: two letters.
  open var countryCode = ""
  /// What the amounts are in: three letters; empty: they are plain numbers.
  open var currencyCode = ""
  /// What is paid for; the last one is the total, called as who is paid.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// The kinds of cards that count; empty: all.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// How payments are processed.
  open var merchantCapabilities: PKMerchantCapability = []
  /// A thing of the app's own.
  open var applicationData: Data?
  /// The ways of shipping, the first of which is chosen; nil: nothing is shipped.
  open var shippingMethods: [PKShippingMethod]?
  /// How what is paid for comes to the person.
  open var shippingType = PKShippingType.shipping
  /// Whom it is shipped to, as far as the app knows; handed on with the payment.
  open var shippingContact: PKContact?
  /// Who is billed, as far as the app knows; handed on with the payment.
  open var billingContact: PKContact?
  /// What has to be known of whom it is shipped to; accepted, nobody is asked.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// What has to be known of who is billed; accepted, nobody is asked.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Whether a coupon's code can be typed; accepted, nobody is asked.
  open var supportsCouponCode = false
  /// A coupon's code that is there at first.
  open var couponCode: String?

  /// A request for nothing yet.
  public override init() {}
}

/// A line of a payment: what for, and how much.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentsummaryitem
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {  // set up, then read
  /// What for.
  open var label: String
  /// How much.
  open var amount: NSDecimalNumber
  /// Whether the amount is known.
  open var type: PKPaymentSummaryItemType

  /// A line of nothing yet.
  public override convenience init() { self.init(label: "", amount: .zero) }

  /// A line.
  public init(
    label: String,
    amount: NSDecimalNumber,
    type: PKPaymentSummaryItemType = .final
  ) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}

/// Whether an amount is known.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// It is.
  case final
  /// It is not yet.
  case pending
}

/// How payments are processed.
public struct PKMerchantCapability: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Capabilities of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  /// With 3-D Secure; the older name.
  public static let capability3DS = threeDSecure
  /// With EMV.
  public static let emv = PKMerchantCapability(rawValue: 2)
  /// With EMV; the older name.
  public static let capabilityEMV = emv
  /// Credit cards.
  public static let credit = PKMerchantCapability(rawValue: 4)
  /// Credit cards; the older name.
  public static let capabilityCredit = credit
  /// Debit cards.
  public static let debit = PKMerchantCapability(rawValue: 8)
  /// Debit cards; the older name.
  public static let capabilityDebit = debit
  /// To an account at once.
  public static let instantFundsOut = PKMerchantCapability(rawValue: 128)
}
