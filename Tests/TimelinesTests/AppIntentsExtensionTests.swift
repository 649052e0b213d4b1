import AppIntents
import SwiftUI
import Testing

@testable import FlowEngine
@testable import IntentViews

private struct ShopIntentsExtension: AppIntentsExtension {}

private enum Sideways {
  struct Extension: AppIntentsExtension {}
}

private struct Restock: AppIntent {
  static let title: LocalizedStringResource = "Restock"
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor
struct AppIntentsExtensionTests {
  @Test func `an extension is an app without a window, called as the app is`() {
    let app = HostedApp(AppIntentsExtensionHost<ShopIntentsExtension>.self)
    #expect(app.name == "Shop")
    #expect(app.home() == "TimelinesTests")
    #expect(app.launch() == nil)
    #expect(AppIntentsExtensionHost<Sideways.Extension>._name.hasSuffix("Extension"))
  }

  @Test func `the module of an extension is one of the app's`() {
    var facts = AppFacts()
    facts.home = "Shop"
    facts.carried = [.init("the widget 'Stock'", Restock.self)]
    let rules = findings(modules: nil, named: "Shop", facts: facts).map(\.subject)
    #expect(!rules.contains("TimelinesTests.Restock"))
  }
}
