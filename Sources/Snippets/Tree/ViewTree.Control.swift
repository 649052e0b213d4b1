extension ViewTree {
  /// A button or a toggle of a tree.
  public struct Control: Sendable, Equatable, Codable {
    /// What is tapped.
    public enum Kind: String, Sendable, Codable {
      /// A button; a toggle.
      case button, toggle
    }

    /// The words on it; else its accessibility label; else its symbol's name.
    public var label: String
    /// What a tap does.
    public var action: ControlAction
    /// What is tapped.
    public var kind: Kind
    /// Whether it can be tapped now.
    public var isEnabled: Bool
    /// A toggle's state; nil for a button.
    public var isOn: Bool?
    /// What a button is for, if it says so.
    public var role: ButtonRole?
    /// Whether it is, or holds, a view that is marked as privacy-sensitive.
    public var isPrivate = false
    /// Whether a toggle of several values is on for some of them; nil: it is not.
    public var isMixed: Bool?
    /// What is said in place of a toggle's state: an accessibility value, or that it is not to be read; nil: the state.
    public var spokenState: String?
    /// What it is called for those who hear it, where that is not its label: it can be tapped by this too.
    public var spokenName: String?

    package init(
      label: String,
      action: ControlAction,
      kind: Kind,
      isEnabled: Bool,
      isOn: Bool?,
      role: ButtonRole?
    ) {
      self.label = label
      self.action = action
      self.kind = kind
      self.isEnabled = isEnabled
      self.isOn = isOn
      self.role = role
    }
  }
}
