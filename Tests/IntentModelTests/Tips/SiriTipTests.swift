import AppIntents
import SwiftUI
import Testing

@testable import IntentModel
@testable import Snippets

struct BrewForTip: AppIntent {
  static let title: LocalizedStringResource = "Brew"
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

  @Test func `a dismissed tip, and one for an intent without a shortcut, take no room`() {
    #expect(drawn(SiriTipView(intent: BrewForTip(), isVisible: .constant(false)), app) == "")
    let other = AppSurroundings(name: "Other", shortcuts: [])
    #expect(drawn(SiriTipView(intent: BrewForTip()), other) == "")
  }

  @Test func `a link to the shortcuts says how to see them`() {
    #expect(drawn(ShortcutsLink(), app) == "Tea House shortcuts: say “help”")
  }
}
