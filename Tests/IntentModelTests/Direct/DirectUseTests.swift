import AppIntents
import SwiftUI
import Testing

@testable import IntentModel

private actor Shelf {
  var cups = 3
  func take() -> Int {
    cups -= 1
    return cups
  }
}

/// What a plain test calls: `try await TakeCup().perform()`.
private struct TakeCup: AppIntent {
  static let title: LocalizedStringResource = "Take Cup"
  @Parameter(title: "Colour", default: "white")
  var colour: String
  @Dependency
  var shelf: Shelf
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let left = await shelf.take()
    return .result(value: left, dialog: "A \(colour) cup. \(left) left.")
  }
}

private final class Deaf: RunningCall.Listener {
  func heard(_ sign: RunningCall.Sign, ofCall number: Int) {}
}

private struct WashCups: ProgressReportingIntent, ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Wash Cups"
  @Parameter(title: "Cups")
  var cups: Int
  @Parameter(title: "Tray")
  var tray: String?
  func perform() async throws -> some IntentResult {
    if cups == 0 { try await requestToContinueInForeground("Here?") }
    progress.totalUnitCount = Int64(cups)
    for _ in 0..<cups { progress.completedUnitCount += 1 }
    return .result()
  }
}

private struct PourTea: AppIntent {
  static let title: LocalizedStringResource = "Pour Tea"
  @Parameter(title: "Cups")
  var cups: Int
  @Parameter(title: "Milk")
  var milk: Bool?
  @Dependency(default: Shelf())
  var shelf: Shelf
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if cups > 9 { throw $milk.needsValueError("With milk?") }
    if cups > 8 { _ = try await $milk.requestValue("With milk?") }
    if cups > 7 { try await requestConfirmation(dialog: "So many?") }
    return .result(value: "\(cups) of \(await shelf.cups)")
  }
}

struct DirectUseTests {
  private func with<Result>(
    _ manager: AppDependencyManager,
    _ body: () async throws -> Result
  ) async throws -> Result {
    try await AppDependencyManager.$scoped.withValue(manager) { try await body() }
  }

  @Test func `perform works with dependencies that are registered`() async throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Shelf())
    try await with(manager) { () async throws in
      #expect(try await TakeCup().perform().value == 2)
    }
  }

  @Test func `perform finds what a closure makes that could wait, but does not`() async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws in Shelf() }
    try await with(manager) { () async throws in
      #expect(try await TakeCup().perform().value == 2)
      #expect(try await TakeCup().perform().value == 1)
    }
  }

  @Test func `calling an intent waits for what its dependencies need`() async throws {
    let manager = AppDependencyManager()
    manager.add { () async throws in
      await _Concurrency.Task.yield()
      return Shelf()
    }
    try await with(manager) { () async throws in
      #expect(try await TakeCup()(donate: false) == 2)
    }
  }

  @Test func `perform works with dependencies that were set, and with their defaults`() async throws
  {
    let take = TakeCup()
    take.shelf = Shelf()
    #expect(try await take.perform().value == 2)
    let pour = PourTea()
    pour.cups = 2
    #expect(try await pour.perform().value == "2 of 3")
  }

  @Test func `a value is the next intent's parameter`() async throws {
    let take = TakeCup()
    take.shelf = Shelf()
    let pour = PourTea()
    pour.cups = try await take(donate: false)
    #expect(try await pour(donate: false) == "2 of 3")
  }

  @Test func `calling names the parameter that has no value`() async {
    let error = await #expect(throws: AppIntentError.self) { _ = try await PourTea()() }
    #expect(
      error?.description
        == "'PourTea' was called without a value for 'cups'. Set it before the call, "
        + "or run the intent in a conversation, which asks for it."
    )
  }

  @Test func `calling names the dependency that nobody registered`() async throws {
    let error = try await with(AppDependencyManager()) {
      await #expect(throws: AppDependencyManager.Error<Shelf>.self) { _ = try await TakeCup()() }
    }
    #expect(error?.description.hasPrefix("'TakeCup' needs a dependency of type 'Shelf'") == true)
  }

  @Test(arguments: [
    (8, "confirm() or decline()"), (9, "answer(\\Intent.$parameter, value)"),
    (10, "set it first"),
  ])
  func `what needs a person says how to answer it`(_ cups: Int, _ words: String) async {
    let pour = PourTea()
    pour.cups = cups
    do {
      _ = try await pour.perform()
      Issue.record("Nobody was asked.")
    } catch {
      #expect("\(error)".contains(words))
    }
  }

  @Test func `progress is the intent's own, and that of its copies`() async throws {
    let wash = WashCups()
    (wash.cups, wash.tray) = (3, "oak")
    let copy = wash
    _ = try await wash.perform()
    #expect(copy.progress === wash.progress)
    #expect(wash.progress.completedUnitCount == 3)
    #expect(wash.progress.fractionCompleted == 1)
    let other = WashCups()
    #expect(other.progress !== wash.progress)
    #expect(other.progress.completedUnitCount == 0)
  }

  @Test func `an intent that another calls has a progress of its own`() {
    let call = RunningCall(number: 1, listener: Deaf())
    let (first, second) = (ObjectIdentifier(WashCups.self), ObjectIdentifier(PourTea.self))
    let progress = call.progress(of: first)
    #expect(progress != nil)
    #expect(call.progress(of: second) == nil)
    #expect(call.progress(of: first) === progress)
  }

  @Test func `what asks for the foreground is called as it is written`() async {
    let wash = WashCups()
    wash.cups = 0
    let error = await #expect(throws: IntentHostError.self) { _ = try await wash.perform() }
    #expect(error == .missing(request: "requestToContinueInForeground"))
    #expect("\(error as Any)".contains("answer with confirm() or decline()"))
  }

  @Test func `a call is donated, unless it is told not to be`() async throws {
    let pour = PourTea()
    pour.cups = 4
    try await pour(donate: false)
    let isThere = { IntentDonationManager.shared.donations.contains { $0 is PourTea } }
    #expect(!isThere())
    try await pour()
    #expect(isThere())
    try await IntentDonationManager.shared.deleteDonations(matching: .intentType(PourTea.self))
  }
}

/// Calls an intent that has no value yet.
private struct PourForGuests: AppIntent {
  static let title: LocalizedStringResource = "Pour For Guests"
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await PourTea()(donate: false))
  }
}

struct CallingTests {
  @Test func `an intent called without a value says which one, and whose`() async throws {
    let error = await #expect(throws: AppIntentError.self) { try await PourForGuests().perform() }
    #expect(
      error?.localizedDescription
        == "'PourTea' was called without a value for 'cups'. Set it before the call, "
        + "or run the intent in a conversation, which asks for it."
    )
  }

  @Test func `a value that is needed outside of a conversation is to be set, or asked for in one`()
  {
    let error = AppIntentError(reason: .needsValue(parameter: PourTea().$cups, dialog: nil))
    let alone = error.description
    #expect(alone.hasSuffix("or run the intent in a conversation, which asks for it.)"), "\(alone)")
  }

  @Test func `an error says in its description what it is about`() {
    #expect(
      AppIntentError.Unrecoverable.entityNotFound.localizedDescription.contains(
        "What you asked for could not be found"
      )
    )
    let words = PourTea().$milk.needsValueError("With milk?").localizedDescription
    #expect(words.hasPrefix("With milk? (The parameter 'Milk' has no value: set it first"))
    let untitled = IntentParameter<String?>().needsValueError("Which?").localizedDescription
    #expect(untitled.hasPrefix("Which? (A parameter has no value: set it first"))
  }

  @Test func `a choice of nothing names the call`() async {
    let error = await #expect(throws: IntentHostError.self) {
      try await PourTea().$milk.requestDisambiguation(among: [])
    }
    #expect(error?.description.hasPrefix("'requestDisambiguation' was called without") == true)
  }
}
