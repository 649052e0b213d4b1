public import SnippetFoundation

// What the system does with windows: accepted, a terminal has none of it.
extension Scene {
  /// Adds entries to the menu bar; not drawn.
  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: @MainActor () -> Content
  ) -> Self { self }
  /// Takes the system's entries out of the menu bar; accepted.
  public nonisolated func commandsRemoved() -> Self { self }
  /// Puts entries in place of the system's; not drawn.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @MainActor () -> Content
  ) -> Self { self }
  /// Sets a key that opens a window; accepted.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> Self { self }
  /// Sets how large a window is at first; accepted.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  /// Sets how large a window is at first; accepted.
  public nonisolated func defaultSize(_ size: CGSize) -> Self { self }
  /// Sets where a window is at first; accepted.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> Self { self }
  /// Sets which sizes a window may have; accepted.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// Sets how a window looks; accepted.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }
  /// Sets how what is in the menu bar is shown; accepted.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
  /// Runs a closure when a value changes; accepted, not run.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  /// Runs a closure when a value changes; accepted, not run.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }
  /// Runs a closure when a value changes, in its older form; accepted, not run.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (V) -> Void
  ) -> Self { self }
  /// Says which scene opens what comes from outside; accepted, there is one.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  /// Runs a closure when the system wants something done in the background; accepted, not run.
  public nonisolated func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> Self { self }
  /// Sets a key that opens a window; accepted.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  /// Sets whether windows come back; accepted.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
  /// Sets whether a window is there at first; accepted.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
  /// Sets how a window's bar looks; accepted.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }
  /// Sets which windows a window is above; accepted.
  public nonisolated func windowLevel(_ level: WindowLevel) -> Self { self }
  /// Hides what the system shows at the edges; accepted.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}

/// What the system wants done in the background; none of it ever is.
public nonisolated struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// The app's data fetched again.
  public nonisolated static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// What a session brought.
  public nonisolated static var urlSession: Self { Self() }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// What the session of this name brought.
  public nonisolated static func urlSession(_ identifier: String) -> Self { Self() }
}

/// Whether windows come back as they were; accepted.
public nonisolated struct SceneRestorationBehavior: Sendable {
  /// Ways by name.
  public static let automatic = Self(), disabled = Self()
}

/// Whether a window is there when the app begins; accepted.
public nonisolated struct SceneLaunchBehavior: Sendable {
  /// Ways by name.
  public static let automatic = Self(), presented = Self(), suppressed = Self()
}

/// Which windows a window is above; accepted.
public nonisolated struct WindowLevel: Sendable {
  /// Levels by name.
  public static let automatic = Self(), normal = Self(), floating = Self(), desktop = Self()
}

/// How the bars of windows look.
public protocol WindowToolbarStyle: Sendable {}

/// One of the system's looks of bars.
public nonisolated struct SystemWindowToolbarStyle: WindowToolbarStyle {}

extension WindowToolbarStyle where Self == SystemWindowToolbarStyle {
  /// One of the system's looks of bars.
  public nonisolated static var automatic: Self { Self() }
  /// One of the system's looks of bars.
  public nonisolated static var expanded: Self { Self() }
  /// One of the system's looks of bars.
  public nonisolated static var unified: Self { Self() }
  /// One of the system's looks of bars.
  public nonisolated static var unifiedCompact: Self { Self() }
  /// One of the system's looks of bars.
  public nonisolated static func unified(showsTitle: Bool) -> Self { Self() }
  /// One of the system's looks of bars.
  public nonisolated static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// Which sizes a window may have; accepted.
public nonisolated struct WindowResizability: Sendable {
  /// Sizes by name.
  public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

/// How windows look.
public protocol WindowStyle: Sendable {}

/// One of the system's looks of windows.
public nonisolated struct SystemWindowStyle: WindowStyle {}

extension WindowStyle where Self == SystemWindowStyle {
  /// One of the system's looks of windows.
  public nonisolated static var automatic: Self { Self() }
  /// One of the system's looks of windows.
  public nonisolated static var titleBar: Self { Self() }
  /// One of the system's looks of windows.
  public nonisolated static var hiddenTitleBar: Self { Self() }
  /// One of the system's looks of windows.
  public nonisolated static var plain: Self { Self() }
}

/// How what is in the menu bar is shown.
public protocol MenuBarExtraStyle: Sendable {}

/// One of the system's ways to show what is in the menu bar.
public nonisolated struct SystemMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == SystemMenuBarExtraStyle {
  /// One of the system's ways.
  public nonisolated static var automatic: Self { Self() }
  /// One of the system's ways.
  public nonisolated static var menu: Self { Self() }
  /// One of the system's ways.
  public nonisolated static var window: Self { Self() }
}
