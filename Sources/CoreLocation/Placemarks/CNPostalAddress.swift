public import Foundation

/// An address as a letter has it; on Apple's systems a name of Contacts.
///
/// **Source**: developer.apple.com/documentation/contacts/cnpostaladdress
open class CNPostalAddress: NSObject, @unchecked Sendable {  // what can change is set up, then read
  /// The street and the number.
  open fileprivate(set) var street = ""
  /// The part of the city.
  open fileprivate(set) var subLocality = ""
  /// The city.
  open fileprivate(set) var city = ""
  /// The county.
  open fileprivate(set) var subAdministrativeArea = ""
  /// The state or province.
  open fileprivate(set) var state = ""
  /// The code of the post.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The country in two letters.
  open fileprivate(set) var isoCountryCode = ""
}

/// An address that can be filled in.
///
/// **Source**: developer.apple.com/documentation/contacts/cnmutablepostaladdress
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {  // set up, then read
  /// An address in which nothing is said.
  public override init() {}

  /// The street and the number.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// The part of the city.
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The county.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The state or province.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The code of the post.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The country in two letters.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}
