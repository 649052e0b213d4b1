public import SnippetFoundation

extension Button where Label == Text {
  /// A button with a closure: accepted, drawn disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a closure: accepted, drawn disabled.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }

  /// A button with a closure: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(verbatim: String(title)) }
  }
}

extension Button where Label == Snippets.Label<Text, Image> {
  /// A button with a closure, a symbol and a title: accepted, drawn disabled.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a closure, a symbol and a title: accepted, drawn disabled.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }

  /// A button with a closure, a symbol and a title: accepted, drawn disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Snippets.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with a closure and its role's own words: accepted, drawn disabled.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The words of a button that has only a role.
///
/// Renders as: `Close`, `Confirm`, `Cancel`, `Delete`.
public nonisolated struct DefaultButtonLabel: View {
  private let role: ButtonRole

  package init(role: ButtonRole) { self.role = role }

  /// The role's word.
  public var body: Text { Text(verbatim: word) }

  private var word: String {
    switch role {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Confirm"
    case .close: "Close"
    }
  }
}
