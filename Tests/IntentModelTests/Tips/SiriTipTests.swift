import AppIntents
import SwiftUI
import Testing

@testable import IntentModel
@testable import Snippets

struct BrewForTip: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  func perform() async throws -> some IntentResult { .result() }
}

struct PourForTip: AppIntent {
  static let title: LocalizedStringResource = "Pour"
  @Parameter(title: "Tea") var target: String
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
struct SiriTipTests {
  private func drawn<V: View>(_ view: V, _ app: AppSurroundings?) -> String {
    let manager = AppDependencyManager()
    manager.surroundings = app
    return AppDependencyManager.$scoped.withValue(manager) { render(view, columns: 44) }
  }

  private let app = AppSurroundings(
    name: "Tea House",
    shortcuts: [AppShortcut(intent: BrewForTip(), phrases: ["Brew with \(.applicationName)"])]
  )

  @Test func `a tip tells the first phrase with the app's name`() {
    #expect(drawn(SiriTipView(intent: BrewForTip()), app) == "Try: “Brew with Tea House”")
  }

  @Test func `a parameter in it is called by its title`() {
    let app = AppSurroundings(
      name: "Tea House",
      shortcuts: [
        AppShortcut(intent: PourForTip(), phrases: ["Pour \(\.$target) with \(.applicationName)"])
      ]
    )
    #expect(drawn(SiriTipView(intent: PourForTip()), app) == "Try: “Pour tea with Tea House”")
  }

  @Test func `a dismissed tip, and one for an intent without a shortcut, take no room`() {
    #expect(drawn(SiriTipView(intent: BrewForTip(), isVisible: .constant(false)), app) == "")
    let other = AppSurroundings(name: "Other", shortcuts: [])
    #expect(drawn(SiriTipView(intent: BrewForTip()), other) == "")
  }

  private func app(_ tips: TipMemory) -> AppSurroundings {
    AppSurroundings(
      name: "Tea House",
      shortcuts: [AppShortcut(intent: BrewForTip(), phrases: ["Brew with \(.applicationName)"])],
      tips: tips
    )
  }

  @Test func `a tip whose phrase was said stays away, if it was ever shown`() {
    let tips = TipMemory()
    tips.use(BrewForTip.self)
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(tips)) != "")
    tips.use(BrewForTip.self)
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(tips)) == "")
  }

  @Test func `a tip that was hidden stays away, one that was never shown does not`() {
    let tips = TipMemory()
    let hidden = SiriTipView(intent: BrewForTip(), isVisible: .constant(false))
    #expect(drawn(hidden, app(tips)) == "")
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(tips)) != "")
    #expect(drawn(hidden, app(tips)) == "")
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(tips)) == "")
  }

  @Test func `the app's next process knows which tips stay away`() throws {
    let name = "Tips \(ProcessInfo.processInfo.processIdentifier)"
    defer {
      let defaults = UserDefaults(suiteName: "parley.tips.\(name)")
      defaults?.removePersistentDomain(forName: "parley.tips.\(name)")
      defaults?.synchronize()
    }
    let first = TipMemory(app: name)
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(first)) != "")
    TipMemory(app: name).use(BrewForTip.self)
    #expect(drawn(SiriTipView(intent: BrewForTip()), app(TipMemory(app: name))) == "")
  }

  @Test func `a link to the shortcuts says how to see them`() {
    #expect(drawn(ShortcutsLink(), app) == "Tea House shortcuts: say “help”")
  }
}
