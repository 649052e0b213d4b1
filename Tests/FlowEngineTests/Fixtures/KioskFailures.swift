import AppIntents

// The kiosk's intents that do not get to their end.

struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"

  struct Broken: LocalizedError { var errorDescription: String? { "The machine is broken." } }

  func perform() async throws -> some IntentResult {
    if true { throw Broken() }
    return .result()
  }
}

struct NeedsNothingRegistered: AppIntent {
  static let title: LocalizedStringResource = "Needs Nothing Registered"

  final class Unregistered: Sendable {}

  @Dependency var missing: Unregistered

  func perform() async throws -> some IntentResult {
    _ = missing
    return .result()
  }
}

struct Restarts: AppIntent {
  static let title: LocalizedStringResource = "Restarts"

  func perform() async throws -> some IntentResult {
    if true { throw AppIntentError.restartPerform }
    return .result()
  }
}
