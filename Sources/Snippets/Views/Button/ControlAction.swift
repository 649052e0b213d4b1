/// What a control does when it is tapped, as data; the live value stays in a table beside the tree.
public struct ControlAction: Codable, Equatable, Sendable {
  /// What kind of thing is done.
  public enum Kind: String, Codable, Sendable {
    /// An intent is performed; a toggle's intent is; an address is opened; a closure, never run.
    case intent, toggle, link, closure
  }

  /// What kind of thing is done.
  public var kind: Kind
  /// The intent's identifier, or the address.
  public var identifier: String

  /// Makes an action.
  @inlinable
  public init(kind: Kind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
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
