import SnippetFoundation

/// The app's one window of a kind: a conversation at a terminal begins with a picture of it.
public nonisolated struct Window<Content: View>: PrimitiveScene {
  private let content: @MainActor () -> Content

  /// Makes a window with a title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.content = content }

  /// Makes a window with a title, which is not shown.
  public init(
    _ title: Text,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.content = content }

  /// Makes a window with a title, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.content = content }

  /// The window's view.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    SnippetContent(scene.content)
  }
}

/// The app's settings; accepted, not drawn.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
  /// Makes the settings.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}

  /// None.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? { nil }
}

/// What an app has in the system's menu bar; accepted, not drawn.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  /// Makes one with a label of views.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {}

  /// Makes one with a label of views that is there or not.
  public init(
    isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {}

  /// None.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? { nil }
}

extension MenuBarExtra where Label == Text {
  /// Makes one with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Text(titleKey) } }

  /// Makes one with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Text(verbatim: "") } }
}

extension MenuBarExtra where Label == Snippets.Label<Text, Image> {
  /// Makes one with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Snippets.Label(titleKey, systemImage: systemImage) } }

  /// Makes one with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Snippets.Label("", systemImage: systemImage) } }

  /// Makes one with a title and a symbol that is there or not.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Snippets.Label(titleKey, systemImage: systemImage) } }

  /// Makes one with a title and a picture of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) { Snippets.Label(titleKey, image: image) } }
}

extension WindowGroup {
  /// Makes a window with a name in code.
  public nonisolated init(
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) }

  /// Makes a window with a title, which is not shown, and a name in code.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) }

  /// Makes a window with a title, which is not shown.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content) }
}
