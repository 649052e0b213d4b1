public import IntentModel
import SnippetFoundation
public import Snippets

/// Tells the phrase that an intent can be asked for with.
///
/// Renders as: `Try: “Order a latte in CoffeeShop”`; nothing for an intent without a shortcut. Once it was dismissed, by
/// a binding that turned false, or its phrase was said, it stays away, in the app's next process too.
///
/// **Source**: developer.apple.com/documentation/appintents/siritipview
public nonisolated struct SiriTipView: View {
  private let type: any AppIntent.Type
  private let isVisible: Binding<Bool>?

  /// The first phrase of an intent's shortcut; shown for as long as `isVisible` says.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    type = Intent.self
    self.isVisible = isVisible
  }

  /// The phrase.
  public var body: some View {
    if let phrase { Text("Try: “\(phrase)”").foregroundStyle(.secondary) }
  }

  /// nil: there is none, or the tip stays away.
  private var phrase: String? {
    let app = AppDependencyManager.shared.surroundings ?? AppSurroundings(moduleOf: type)
    let intent = type.persistentIdentifier
    guard isVisible?.wrappedValue ?? true else {
      app.tips.hide(intent)
      return nil
    }
    guard !app.tips.isAway(intent), let phrase = app.phrase(for: type) else { return nil }
    app.tips.show(intent)
    return phrase
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
