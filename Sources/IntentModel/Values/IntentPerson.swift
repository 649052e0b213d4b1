public import SnippetFoundation

/// A person, as far as a parameter needs to know one: a name, and how to reach them.
///
/// **Source**: developer.apple.com/documentation/appintents/intentperson
public struct IntentPerson: Sendable, Hashable, _IntentValue {
  /// What tells a person from others.
  public enum Identifier: Sendable, Hashable {
    /// An entry of the address book.
    case contact(String)
    /// A name of the app's own.
    case applicationDefined(String)
    /// Nothing.
    case unknown
  }

  /// What a person is called.
  public enum Name: Sendable, Hashable {
    /// As it is shown.
    case displayName(String)
    /// In parts.
    case components(PersonNameComponents)
    /// Nobody knows.
    case unknown

    /// As it is shown.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        PersonNameComponentsFormatter.localizedString(from: parts, style: .default)
      case .unknown: ""
      }
    }
  }

  /// How to reach a person.
  public struct Handle: Sendable, Hashable {
    /// What kind of handle it is, and the handle.
    public enum Value: Sendable, Hashable {
      /// An e-mail address.
      case emailAddress(String)
      /// A telephone number.
      case phoneNumber(String)
      /// A name of the app's own.
      case applicationDefined(String)
    }

    /// Where it reaches them.
    public enum Label: Sendable, Hashable {
      /// At home, at work, at school, on the way.
      case home, work, school, mobile, iPhone, main, homeFax, workFax, pager
      /// Somewhere else.
      case other
      case custom(String)
    }

    /// The handle.
    public var value: Value
    /// Where it reaches them.
    public var label: Label

    /// An address, a number or a name.
    public init(_ value: Value, label: Label = .other) {
      (self.value, self.label) = (value, label)
    }

    /// A telephone number.
    public init(phoneNumber: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumber), label: label)
    }

    /// An e-mail address.
    public init(emailAddress: String, label: Label = .other) {
      self.init(.emailAddress(emailAddress), label: label)
    }

    /// A name of the app's own.
    public init(applicationDefined: String, label: String? = nil) {
      self.init(.applicationDefined(applicationDefined), label: label.map { .custom($0) } ?? .other)
    }

    /// The handle without its kind.
    public var text: String {
      switch value {
      case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
      }
    }
  }

  /// What a person is asked for.
  public enum ParameterMode: Sendable, Hashable {
    /// A person, however they are named.
    case contact
    /// An e-mail address.
    case email
    /// A telephone number.
    case phone
    /// Either.
    case emailOrPhone
  }

  /// What tells the person from others.
  public var identifier: Identifier
  /// What the person is called.
  public var name: Name
  /// How to reach them.
  public var handle: Handle?
  /// Other ways to reach them.
  public var aliases: [Handle]
  /// Whether it is the one who asks.
  public var isMe: Bool
  /// A picture of them.
  public var image: DisplayRepresentation.Image?

  /// A person.
  public init(
    identifier: Identifier = .unknown,
    name: Name = .unknown,
    handle: Handle? = nil,
    aliases: [Handle] = [],
    isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    (self.identifier, self.name, self.handle) = (identifier, name, handle)
    (self.aliases, self.isMe, self.image) = (aliases, isMe, image)
  }

  /// Somebody who is known by a way to reach them.
  public init(handle: Handle) { self.init(name: .unknown, handle: handle) }
}

extension IntentPerson {
  /// Whether the person is the one whom another names: all that is known of the other holds.
  func fits(_ other: IntentPerson) -> Bool {
    if self == other { return true }
    if other.identifier != .unknown, identifier != other.identifier { return false }
    if let handle = other.handle {
      guard ([self.handle] + aliases).contains(where: { $0?.value == handle.value }) else {
        return false
      }
    }
    if other.isCalledByHandle { return true }
    let wanted = other.name.displayString
    return wanted.isEmpty ? other.handle != nil : name.displayString.isSame(as: wanted)
  }
}

extension IntentPerson: InstanceDisplayRepresentable {
  /// Their name, and how to reach them.
  public var displayRepresentation: DisplayRepresentation {
    let shown = name.displayString
    let title = shown.isEmpty ? handle?.text ?? "Unknown" : shown
    return DisplayRepresentation(
      title: "\(title)",
      subtitle: shown.isEmpty || isCalledByHandle ? nil : handle.map { "\($0.text)" },
      image: .init(systemName: "person")
    )
  }
}
