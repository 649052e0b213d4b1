public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors in what a person says of a payment.
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"

/// What is wrong with what a person says of a payment: who is billed, where it is shipped to, a coupon's code.
///
/// An app refuses a payment with it.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymenterror
public struct PKPaymentError: LocalizedError, CustomNSError {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// It is not known.
    case unknownError = -1
    /// The address or the name of whom it is shipped to.
    case shippingContactInvalidError = 1
    /// The address or the name of who is billed.
    case billingContactInvalidError
    /// The app does not ship there.
    case shippingAddressUnserviceableError
    /// The coupon's code is none.
    case couponCodeInvalidError
    /// The coupon's time is over.
    case couponCodeExpiredError
  }

  /// It is not known.
  public static let unknownError = Code.unknownError
  /// The address or the name of whom it is shipped to.
  public static let shippingContactInvalidError = Code.shippingContactInvalidError
  /// The address or the name of who is billed.
  public static let billingContactInvalidError = Code.billingContactInvalidError
  /// The app does not ship there.
  public static let shippingAddressUnserviceableError = Code.shippingAddressUnserviceableError
  /// The coupon's code is none.
  public static let couponCodeInvalidError = Code.couponCodeInvalidError
  /// The coupon's time is over.
  public static let couponCodeExpiredError = Code.couponCodeExpiredError
  /// `PKPaymentErrorDomain`.
  public static let errorDomain = PKPaymentErrorDomain

  /// What is wrong.
  public let code: Code
  /// What is wrong, in the app's words.
  public let errorDescription: String?
  private let part: [String: String]

  /// An error, with what more is known of it: a text of `NSLocalizedDescriptionKey` is its words.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    errorDescription = userInfo[NSLocalizedDescriptionKey] as? String
    part = userInfo.compactMapValues { $0 as? String }
  }

  /// The number of what is wrong.
  public var errorCode: Int { code.rawValue }

  /// The words, and the part of the contact or of the address that is wrong.
  public var errorUserInfo: [String: Any] { part }
}

/// What an error of a payment says more of.
public struct PKPaymentErrorKey: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The part of the contact that is wrong: the raw value of a `PKContactField`.
  public static let contactFieldUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorContactField"
  )
  /// The part of the postal address that is wrong: one of its keys.
  public static let postalAddressUserInfoKey = PKPaymentErrorKey(
    rawValue: "PKPaymentErrorPostalAddress"
  )
}

extension PKPaymentRequest {
  /// A part of whom it is shipped to is wrong.
  public class func paymentContactInvalidError(
    withContactField field: PKContactField,
    localizedDescription: String?
  ) -> any Error {
    error(
      .shippingContactInvalidError,
      localizedDescription,
      .contactFieldUserInfoKey,
      field.rawValue
    )
  }

  /// A part of the address that it is shipped to is wrong.
  public class func paymentShippingAddressInvalidError(
    withKey postalAddressKey: String,
    localizedDescription: String?
  ) -> any Error {
    error(
      .shippingContactInvalidError,
      localizedDescription,
      .postalAddressUserInfoKey,
      postalAddressKey
    )
  }

  /// A part of the address of who is billed is wrong.
  public class func paymentBillingAddressInvalidError(
    withKey postalAddressKey: String,
    localizedDescription: String?
  ) -> any Error {
    error(
      .billingContactInvalidError,
      localizedDescription,
      .postalAddressUserInfoKey,
      postalAddressKey
    )
  }

  /// The app does not ship there.
  public class func paymentShippingAddressUnserviceableError(
    withLocalizedDescription localizedDescription: String?
  ) -> any Error { error(.shippingAddressUnserviceableError, localizedDescription) }

  /// The coupon's code is none.
  public class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
    error(.couponCodeInvalidError, localizedDescription)
  }

  /// The coupon's time is over.
  public class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
    error(.couponCodeExpiredError, localizedDescription)
  }

  private class func error(
    _ code: PKPaymentError.Code,
    _ words: String?,
    _ key: PKPaymentErrorKey? = nil,
    _ part: String? = nil
  ) -> PKPaymentError {
    var info: [String: String] = [:]
    info[NSLocalizedDescriptionKey] = words
    if let key { info[key.rawValue] = part }
    return PKPaymentError(code, userInfo: info)
  }
}
