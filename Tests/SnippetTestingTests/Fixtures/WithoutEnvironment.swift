import Testing

@testable import SnippetTesting

/// Runs tests of what is written as if `PARLEY_RECORD` were not set: they say themselves what may be.
struct WithoutEnvironment: TestTrait, SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnippetSettings.$environment.withValue(nil) { try await function() }
  }
}

extension Trait where Self == WithoutEnvironment {
  static var withoutEnvironment: WithoutEnvironment { WithoutEnvironment() }
}
