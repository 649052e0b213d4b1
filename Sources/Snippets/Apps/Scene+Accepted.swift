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
