import AppIntents
import IntentEffects
import SnippetFoundation

// The kiosk's intents that ask in several tasks at once, of which some are cancelled.

struct AskThree: AppIntent {
  static let title: LocalizedStringResource = "Ask Three"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...3 {
        group.addTask { try await requestConfirmation(dialog: "Number \(number)?") }
      }
      for try await _ in group {}
    }
    return .result(dialog: "All three.")
  }
}

/// Whoever is first: the person, or a second.
struct AskQuickly: AppIntent {
  static let title: LocalizedStringResource = "Ask Quickly"

  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let word = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { try await $word.requestValue("Quick!") }
      group.addTask {
        try await Task.sleep(for: .seconds(1))
        return "nobody"
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ""
    }
    return .result(dialog: "First: \(word).")
  }
}

/// Two questions in a second, of which the first has what it offers fetched.
struct AskTwoQuickly: AppIntent {
  static let title: LocalizedStringResource = "Ask Two Quickly"

  @Parameter(title: "Drink") var drink: Drink?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let first = Task { try await $drink.requestValue("Which drink, quick?").name }
    let second = Task {
      do {
        try await requestConfirmation(dialog: "And that?")
        return "yes"
      } catch is CancellationError {
        return "cancelled"
      }
    }
    let clock = Task {
      try await Task.sleep(for: .seconds(1))
      first.cancel()
    }
    let drink = (try? await first.value) ?? "nothing"
    clock.cancel()
    return .result(dialog: "\(drink), \(try await second.value).")
  }
}

/// Asks in a task that is cancelled already, and in one that nobody waits for.
struct AskTooLate: AppIntent {
  static let title: LocalizedStringResource = "Ask Too Late"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do {
        try await requestConfirmation(dialog: "Too late?")
        return false
      } catch is CancellationError {
        return true
      }
    }
    return .result(dialog: "Cancelled: \(try await cancelled.value ? "yes" : "no").")
  }
}

/// Asks, and is through before it is answered.
struct AskBeside: AppIntent {
  static let title: LocalizedStringResource = "Ask Beside"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Task { try? await requestConfirmation(dialog: "Beside?") }
    try await Task.sleep(for: .seconds(1))
    return .result(dialog: "Through.")
  }
}

/// A question that a test takes back when it likes.
struct AskTillRung: AppIntent {
  static let title: LocalizedStringResource = "Ask Till Rung"

  @Parameter(title: "Word") var word: String?
  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let question = Task { try await $word.requestValue("Quick!") }
    await till.ring(question)
    return .result(dialog: "First: \((try? await question.value) ?? "nobody").")
  }
}

/// Cannot be made by a thread that has a gate, while that is closed.
struct HardToMake: AppIntent {
  static let title: LocalizedStringResource = "Hard to Make"
  static let isDiscoverable = false
  static let gate = "a gate"

  init() { (Thread.current.threadDictionary[Self.gate] as? Gate)?.block() }

  func perform() async throws -> some IntentResult { .result() }
}

/// Asks for a secret, for a second.
struct AskSecretQuickly: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Ask Secret Quickly"
  static let secretParameters: Set<String> = ["word"]

  @Parameter(title: "Word") var word: String?

  func perform() async throws -> some IntentResult {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { _ = try await $word.requestValue("Which word?") }
      group.addTask { try await Task.sleep(for: .seconds(1)) }
      try await group.next()
      group.cancelAll()
    }
    return .result()
  }
}
