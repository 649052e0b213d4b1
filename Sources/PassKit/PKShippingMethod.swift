public import Foundation

/// A way in which what is paid for comes to the person.
///
/// **Source**: developer.apple.com/documentation/passkit/pkshippingmethod
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {  // set up, then read
  /// What tells the app this way from others.
  open var identifier: String?
  /// More words, such as when it arrives.
  open var detail: String?
  /// When it arrives.
  open var dateComponentsRange: PKDateComponentsRange?
}

/// How what is paid for comes to the person, in a word.
public enum PKShippingType: UInt, Sendable {
  /// It is shipped.
  case shipping
  /// It is delivered.
  case delivery
  /// The person gets it from a shop.
  case storePickup
  /// Someone gets it from the person.
  case servicePickup

  var words: String {
    switch self {
    case .shipping: "Shipping"
    case .delivery: "Delivery"
    case .storePickup: "Store Pickup"
    case .servicePickup: "Service Pickup"
    }
  }
}

/// From when to when.
///
/// **Source**: developer.apple.com/documentation/passkit/pkdatecomponentsrange
open class PKDateComponentsRange: NSObject, @unchecked Sendable {  // never changes
  /// From when.
  public let startDateComponents: DateComponents
  /// To when.
  public let endDateComponents: DateComponents

  /// From when to when.
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
