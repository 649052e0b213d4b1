import FlowApps
import SnippetTesting
import SwiftUI
import Testing

struct FlowAppsTests {
  static let apps = [
    TestApp(LifecycleApp.self, modules: ["FlowApps"]),
    TestApp(BudgetsApp.self, modules: ["FlowApps"]),
  ]

  @Test(arguments: FlowSuite("Flows/lifecycle", apps: apps).cases)
  func lifecycle(_ flow: FlowCase) async throws { try await flow.run() }

  @Test(arguments: FlowSuite("Flows/budgets", apps: apps).cases)
  func budgets(_ flow: FlowCase) async throws { try await flow.run() }
}
