public import Foundation

/// A person who takes part in a request.
///
/// **Source**: developer.apple.com/documentation/intents/inperson
open class INPerson: NSObject, NSCopying {
  /// How the person is reached.
  open var personHandle: INPersonHandle?
  /// The parts of the name.
  open var nameComponents: PersonNameComponents?
  private let givenName: String?
  /// A picture of the person.
  open var image: INImage?
  /// The person's entry of an address book; there is none here.
  open var contactIdentifier: String?
  /// What the app calls the person by.
  open var customIdentifier: String?
  /// Whether it is the one who uses the device.
  public let isMe: Bool
  /// Other ways to reach the person.
  public let aliases: [INPersonHandle]?
  /// How the system is to suggest the person; nothing here does.
  public let suggestionType: INPersonSuggestionType

  /// A person.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    (self.givenName, self.image) = (displayName, image)
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    (self.isMe, self.suggestionType, aliases) = (isMe, suggestionType, nil)
  }

  /// A person, and other ways to reach them.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    (self.givenName, self.image) = (displayName, image)
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    (self.aliases, self.suggestionType, isMe) = (aliases, suggestionType, false)
  }

  /// A person, who may be the one who uses the device.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool
  ) {
    self.init(
      personHandle: personHandle,
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier,
      isMe: isMe,
      suggestionType: .none
    )
  }

  /// A person.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle,
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier,
      isMe: false
    )
  }

  /// The name: the one that was given, else its parts in order, else how the person is reached.
  open var displayName: String {
    if let givenName { return givenName }
    let name = nameComponents.map { PersonNameComponentsFormatter().string(from: $0) } ?? ""
    return name.isEmpty ? personHandle?.value ?? "" : name
  }

  /// The same person: nothing in it changes but by who holds it.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How the system is to suggest a person.
public enum INPersonSuggestionType: Int, Sendable {
  /// By name.
  case none
  /// By what a social network calls them.
  case socialProfile
  /// By an address for messages.
  case instantMessageAddress
}

/// How a person is reached.
///
/// **Source**: developer.apple.com/documentation/intents/inpersonhandle
open class INPersonHandle: NSObject, NSCopying {
  /// The number, the address, or what else it is.
  public let value: String?
  /// What it is.
  public let type: INPersonHandleType
  /// What it is for.
  public let label: INPersonHandleLabel?

  /// A way to reach a person, and what it is for.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
  }

  /// A way to reach a person.
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  /// The same: nothing in it changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal if all three are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  /// Hashes the value.
  open override var hash: Int { value.hashValue }
}

/// What a way to reach a person is.
public enum INPersonHandleType: Int, Sendable {
  /// Nobody said.
  case unknown
  /// An address for mail.
  case emailAddress
  /// A number of a telephone.
  case phoneNumber
}

/// What a way to reach a person is for.
///
/// **Source**: developer.apple.com/documentation/intents/inpersonhandlelabel
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The label's text.
  public let rawValue: String

  /// A label of that text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A label of that text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// At home.
  public static let home = INPersonHandleLabel("home")
  /// At work.
  public static let work = INPersonHandleLabel("work")
  /// At school.
  public static let school = INPersonHandleLabel("school")
  /// Apple's telephone.
  public static let iPhone = INPersonHandleLabel("iPhone")
  /// On the way.
  public static let mobile = INPersonHandleLabel("mobile")
  /// The usual one.
  public static let main = INPersonHandleLabel("main")
  /// A fax at home.
  public static let homeFax = INPersonHandleLabel("homeFax")
  /// A fax at work.
  public static let workFax = INPersonHandleLabel("workFax")
  /// A pager.
  public static let pager = INPersonHandleLabel("pager")
  /// Another one.
  public static let other = INPersonHandleLabel("other")
}

/// A picture, by its name, its bytes or its address; kept, and drawn by nothing.
///
/// **Source**: developer.apple.com/documentation/intents/inimage
open class INImage: NSObject {
  let content: any Sendable

  /// A picture of the app's, by its name.
  public init(named name: String) { content = name }

  /// A picture of the system's, by its name.
  public init(systemImageName: String) { content = systemImageName }

  /// A picture, by its bytes.
  public init(imageData: Data) { content = imageData }

  /// A picture, by its address; nil is never returned.
  public init?(url: URL) { content = url }
}
