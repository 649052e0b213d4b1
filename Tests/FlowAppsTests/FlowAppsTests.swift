import FlowApps
import FlowerShop
import SnippetTesting
import SwiftUI
import Testing

/// What the delegate of an activity was told: on the main actor, and read when the conversation is over.
private final class ActivityKeeper: NSObject, NSUserActivityDelegate, @unchecked Sendable {
  var told: [String] = []

  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["id": "plum"])
    told.append("saved")
  }

  func userActivityWasContinued(_ userActivity: NSUserActivity) {
    told.append("continued \(userActivity.userInfo?["id"] as? String ?? "nothing")")
  }
}

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

  @Test func `the delegate of an activity is told that it is saved, and that a scene took it`()
    async throws
  {
    let keeper = ActivityKeeper()
    try await Conversation.with(Self.apps[2], exhaustivity: .off) { bakery in
      for type in ["bakery.cake", "bakery.tea"] {
        let activity = NSUserActivity(activityType: type)
        activity.delegate = keeper
        activity.needsSave = type == "bakery.cake"
        await bakery.continueActivity(activity)
      }
    }
    #expect(keeper.told == ["saved", "continued plum"])
  }

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
