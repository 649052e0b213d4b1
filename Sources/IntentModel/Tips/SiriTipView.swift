import SnippetFoundation
public import Snippets

/// Tells the phrase that an intent can be asked for with.
///
/// Renders as: `Try: “Order a latte in CoffeeShop”`; nothing for an intent without a shortcut, or once dismissed.
///
/// **Source**: developer.apple.com/documentation/appintents/siritipview
public nonisolated struct SiriTipView: View {
  private let type: any AppIntent.Type
  private let isVisible: Binding<Bool>?

  /// The first phrase of an intent's shortcut; shown for as long as `isVisible` says.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    type = Intent.self
    // Read on the main actor only, like the view itself.
    nonisolated(unsafe) let binding = isVisible
    self.isVisible = binding
  }

  /// The phrase.
  public var body: some View {
    if isVisible?.wrappedValue ?? true, let phrase {
      Text("Try: “\(phrase)”").foregroundStyle(.secondary)
    }
  }

  private var phrase: String? {
    (AppDependencyManager.shared.surroundings ?? AppSurroundings(moduleOf: type)).phrase(for: type)
  }
}

/// How a tip is coloured; a terminal has its own colours.
public struct SiriTipViewStyle: Sendable, Hashable {
  private let name: String

  /// As the surroundings are.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Dark on light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Light on dark.
  public static let dark = SiriTipViewStyle(name: "dark")
}

extension View {
  /// Sets how tips are coloured; accepted.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> Self { self }
}
