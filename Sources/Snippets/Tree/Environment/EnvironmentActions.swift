public import SnippetFoundation

/// Opens an address when it is called.
///
/// In a snippet nothing calls it: it is a picture.
public nonisolated struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not.
    public static let discarded = Result()
    /// The system is to open it.
    public static let systemAction = Result()
    /// The system is to open another.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?

  init() { handler = nil }

  /// Opens addresses with a closure.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  /// Opens an address with the closure, if there is one.
  @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens an address with the closure, if there is one, and says whether there was.
  @MainActor
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    _ = handler?(url)
    completion(handler != nil)
  }
}

/// Closes what is shown when it is called; a snippet stays.
public nonisolated struct DismissAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Ends a search when it is called; there is none.
public nonisolated struct DismissSearchAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Loads again when it is called; a snippet is refreshed by its intent.
public nonisolated struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Opens a window when it is called; there is one.
public nonisolated struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window when it is called; there is one.
public nonisolated struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
}

/// Opens the app's settings when it is called; there are none.
public nonisolated struct OpenSettingsAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// How something is shown, by its older name.
public nonisolated struct PresentationMode: Sendable {
  /// Whether it is shown.
  public var isPresented: Bool { true }
  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Closes what is shown.
  public var dismiss: DismissAction { DismissAction() }
  /// Ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Whether a search is going on: none is.
  public var isSearching: Bool { false }
  /// Loads again.
  public var refresh: RefreshAction? { nil }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether there may be several windows: there is one.
  public var supportsMultipleWindows: Bool { false }
  /// Opens the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Whether the view is shown over another.
  public var isPresented: Bool { false }
  /// How the view is shown, by its older name.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

private nonisolated enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
