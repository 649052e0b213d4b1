import IntentModel
import SnippetFoundation
public import Snippets

/// Leads to the app's shortcuts.
///
/// Renders as: `CoffeeShop shortcuts: say “help”`, what lists them in a conversation.
///
/// **Source**: developer.apple.com/documentation/appintents/shortcutslink
public nonisolated struct ShortcutsLink: View {
  /// A link; `action` is for what an app does beside opening it, and is not called.
  public init(action: @escaping () -> Void = {}) {}

  /// The words.
  public var body: some View {
    let name = AppDependencyManager.shared.surroundings?.name
    Text("\(name.map { $0 + " shortcuts" } ?? "Shortcuts"): say “help”").foregroundStyle(.secondary)
  }
}

/// How the link is drawn; a terminal draws words.
public struct ShortcutsLinkStyle: Sendable, Hashable {
  private let name: String

  /// As the surroundings are.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// With an outline.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Dark on light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Dark on light, with an outline.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// Light on dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// Light on dark, with an outline.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
  /// Sets how links to shortcuts are drawn; accepted.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> Self { self }
}
