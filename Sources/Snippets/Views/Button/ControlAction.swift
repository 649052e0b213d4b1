public import SnippetFoundation

/// What a control does when it is tapped, as data; the live value stays in a table beside the tree.
public struct ControlAction: Equatable, Sendable {
  /// What kind of thing is done.
  public enum Kind: String, Codable, Sendable {
    /// An intent is performed; a toggle's intent is; an address is opened; a closure, never run.
    case intent, toggle, link, closure
  }

  /// A type's own is asked for where it is read: most controls are drawn and no more.
  @usableFromInline
  enum Identifier: Sendable {
    case text(String, canBeUndone: Bool)
    case type(any (PersistentlyIdentifiable & Sendable).Type)
  }

  /// What kind of thing is done.
  public var kind: Kind
  @usableFromInline var named: Identifier

  /// The intent's identifier, or the address.
  public var identifier: String {
    get {
      switch named {
      case .text(let text, _): text
      case .type(let type): type.persistentIdentifier
      }
    }
    set { named = .text(newValue, canBeUndone: canBeUndone) }
  }

  /// Whether the intent says that what it does can be taken back.
  public var canBeUndone: Bool {
    switch named {
    case .text(_, let canBeUndone): canBeUndone
    case .type(let type): type is any _UndoableAction.Type
    }
  }

  /// Makes an action.
  @inlinable
  public init(kind: Kind, identifier: String) {
    self.kind = kind
    named = .text(identifier, canBeUndone: false)
  }

  /// Makes an action of an intent's.
  @inlinable
  package init(kind: Kind, of type: any (PersistentlyIdentifiable & Sendable).Type) {
    self.kind = kind
    named = .type(type)
  }

  /// Whether both do the same to the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.identifier == other.identifier
  }
}

extension ControlAction: Codable {
  private enum CodingKeys: CodingKey { case kind, identifier, canBeUndone }

  /// Reads what was written.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(Kind.self, forKey: .kind)
    named = .text(
      try values.decode(String.self, forKey: .identifier),
      canBeUndone: try values.decodeIfPresent(Bool.self, forKey: .canBeUndone) ?? false
    )
  }

  /// Writes an object of the kind and the identifier, and whether it can be undone where it can.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(identifier, forKey: .identifier)
    if canBeUndone { try values.encode(true, forKey: .canBeUndone) }
  }
}

/// What a button is for.
public enum ButtonRole: String, Codable, Sendable, Equatable {
  /// Something is lost: drawn as `[! Delete]`, in colours red as well.
  case destructive
  /// Nothing is done.
  case cancel
  /// What was asked is confirmed.
  case confirm
  /// What is shown goes away.
  case close
}
