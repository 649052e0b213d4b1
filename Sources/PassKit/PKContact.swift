public import Foundation

/// Someone to bill or to ship to; nobody names any here.
///
/// **Source**: developer.apple.com/documentation/passkit/pkcontact
open class PKContact: NSObject, @unchecked Sendable {  // set up, then read
  /// The name.
  open var name: PersonNameComponents?
  /// The address of electronic mail.
  open var emailAddress: String?

  /// A contact of which nothing is known yet.
  public override init() {}
}

/// A part of a contact.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The address of electronic mail.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// The number of a telephone.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// How the name is spoken.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
  /// The postal address.
  public static let postalAddress = PKContactField(rawValue: "post")
}
