import FlowApps
import FlowerShop
import SnippetTesting
import SwiftUI
import Testing

struct FlowAppsTests {
  static let apps = [
    TestApp(LifecycleApp.self, modules: ["FlowApps"]),
    TestApp(BudgetsApp.self, modules: ["FlowApps"]),
    TestApp(OpensApp.self, modules: ["FlowApps"]),
    TestApp(AskingApp.self, modules: ["FlowApps"]),
    TestApp(LibraryApp.self, modules: ["FlowApps"]),
  ]

  @Test(arguments: FlowSuite("Flows/lifecycle", apps: apps).cases)
  func lifecycle(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/budgets", apps: apps).cases)
  func budgets(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/opens", apps: apps).cases)
  func opens(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/asking", apps: apps).cases)
  func asking(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/choosing", apps: apps).cases)
  func choosing(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/library", apps: apps).cases)
  func library(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/paying", apps: apps).cases)
  func paying(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/undo", apps: apps).cases)
  func undo(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(
    arguments: FlowSuite(
      "Flows/languages",
      app: TestApp(name: "FlowerShop", modules: ["FlowerShop"])
    ).cases
  )
  func languages(_ flow: FlowCase) async throws { try await flow.run() }
}
