import CoffeeShop
import SnippetTesting
import SwiftUI
import Testing

struct FlowTests {
  /// The shop in each of its moods.
  ///
  /// Only its own module counts: this process holds others' intents too.
  static let apps = [
    TestApp(CoffeeShopOpenApp.self, modules: ["CoffeeShop"]),
    TestApp(CoffeeShopClosedApp.self, modules: ["CoffeeShop"]),
    TestApp(CoffeeShopSoldOutApp.self, modules: ["CoffeeShop"]),
    TestApp(CoffeeShopSlowApp.self, modules: ["CoffeeShop"]),
  ]

  @Test(arguments: FlowSuite("Flows", apps: apps).cases)
  func flow(_ flow: FlowCase) async throws {
    try await flow.run()
  }
}
