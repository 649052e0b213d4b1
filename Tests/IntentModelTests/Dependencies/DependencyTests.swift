import AppIntents
import Testing

@testable import IntentModel

@Test func `a missing dependency is thrown with the type, the intent and what to write`() async {
  await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
    let error = await #expect(throws: AppDependencyManager.Error<Till>.self) {
      _ = try await perform(CountTillIntent())
    }
    #expect(
      error?.description
        == "'CountTillIntent' needs a dependency of type 'Till', but none is registered. "
        + "Write in your app's init(): AppDependencyManager.shared.add(dependency: Till(...)). "
        + "A value registered as a class is not found as a protocol: name the same type in both places."
    )
  }
}

@Test func `perform called directly finds what was registered`() async throws {
  try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
    AppDependencyManager.shared.add(dependency: Till(sum: 7))
    let sum = try await CountTillIntent().perform().value
    #expect(sum == 7)
  }
}

@Test func `a dependency set by hand stays, in a copy too`() async throws {
  let intent = CountTillIntent()
  intent.till = Till(sum: 9)
  let sum = try await perform(copy(intent)).value as? Int
  #expect(sum == 9)
}

@Test func `a closure that makes a dependency is called once it is needed`() async throws {
  try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
    AppDependencyManager.shared.add { () async throws -> Till in
      await Task.yield()
      return Till(sum: 5)
    }
    let sum = try await perform(CountTillIntent()).value as? Int
    #expect(sum == 5)
  }
}

@Test func `a plain closure and a value are told apart`() async throws {
  try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
    AppDependencyManager.shared.add { Till(sum: 6) }
    let sum = try await CountTillIntent().perform().value
    #expect(sum == 6)
  }
}

@MainActor private final class Shopkeeper {
  let isOnMain: Bool

  init() {
    MainActor.preconditionIsolated()
    isOnMain = true
  }
}

private struct AskShopkeeper: AppIntent {
  static let title: LocalizedStringResource = "Ask Shopkeeper"
  @Dependency var keeper: Shopkeeper
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: keeper.isOnMain)
  }
}

@Test func `a closure of the main actor's is called there, wherever it is registered`() async throws
{
  let manager = AppDependencyManager()
  manager.add { @MainActor in Shopkeeper() }
  try await AppDependencyManager.$scoped.withValue(manager) {
    let isOnMain = try await perform(AskShopkeeper()).value as? Bool
    #expect(isOnMain == true)
  }
}

private enum Locked: Error, CustomLocalizedStringResourceConvertible {
  case cellar
  var localizedStringResource: LocalizedStringResource { "The cellar is locked." }
}

@Test func `what making a dependency throws is said in its own words`() async throws {
  let manager = AppDependencyManager()
  manager.add(key: "cellar") { () async throws -> String in throw Locked.cellar }
  let error = await #expect(throws: AppDependencyManager.Error<String>.self) {
    let key = DependencyKey(type: String.self, key: "cellar")
    _ = try await manager.load(key, as: String.self, owner: "Fetch")
  }
  #expect(
    error?.description.contains("but making it failed: The cellar is locked. Look at") == true
  )
}
