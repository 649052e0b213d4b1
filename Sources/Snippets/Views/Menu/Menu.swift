public import SnippetFoundation

/// Buttons behind a name; in a snippet or a widget it does not open, and the tree warns of it.
///
/// Renders as: `(Sort ▾)`
public nonisolated struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  /// Makes a menu with a view as its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a menu that does something itself when it is tapped.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }

  /// Appends the menu's name, or what the style set around it makes of it.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.environment.isInControl { return Label._lower(view.label, &builder) }
    let isStyled = builder.draw(
      .menu,
      MenuStyleConfiguration(
        label: ConfigurationPart(view.label),
        content: ConfigurationPart(view.content)
      )
    )
    if isStyled { return }
    let action = ControlAction(kind: .closure, identifier: "Menu")
    let open = builder.openControl(action, nil, isOn: nil, role: nil)
    builder.stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      Label._lower(view.label, &builder)
      builder.sign("▾")
    }
    builder.closeControl(open)
  }
}

extension TreeBuilder {
  /// Appends a sign that is no word.
  @MainActor
  mutating func sign(_ sign: String) {
    let index = next
    text(sign)
    nodes[index].flags |= Self.symbolFlag
    speak("", from: index)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }

  /// Makes a menu that does something itself when it is tapped.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu that does something itself when it is tapped.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Makes a menu that does something itself when it is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

extension Menu where Label == Snippets.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Snippets.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Snippets.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Snippets.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content) { Snippets.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == ConfigurationPart, Content == ConfigurationPart {
  /// The menu that a style was told about.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Whether a menu may reorder what it offers; accepted.
public struct MenuOrder: Hashable, Sendable {
  private let name: Int
  /// As the place has it.
  public static let automatic = Self(name: 0)
  /// The first stands nearest.
  public static let priority = Self(name: 1)
  /// As written.
  public static let fixed = Self(name: 2)
}

/// Whether a menu goes away when something of it is chosen; accepted.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it.
  public static let automatic = Self(name: 0)
  /// It does.
  public static let enabled = Self(name: 1)
  /// It does not.
  public static let disabled = Self(name: 2)
}

extension View {
  /// Sets the order of menus; accepted.
  public nonisolated func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Shows or hides the mark of menus; accepted.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Sets whether menus go away; accepted.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
}
