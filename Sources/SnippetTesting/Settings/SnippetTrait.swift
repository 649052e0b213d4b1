public import Snippets
public import Testing

/// Sets what snippets, transcripts and conversations of a test or a suite begin with.
///
/// ```swift
/// @Suite(.snippets(columns: [32, 44], clock: "2026-01-05T09:00:00Z")) struct CardTests {
///   @Test(.snippets(locale: "de_DE")) @MainActor func `a card in German`() {
///     assertSnippet(of: Card(), named: "card")
///   }
/// }
/// ```
public struct SnippetTrait: TestTrait, SuiteTrait, TestScoping {
  var columns: [Int]?
  var locales: [String]?
  var colorSchemes: [ColorScheme]?
  var timeZone: String?
  var clock: String?
  var record: RecordingMode?
  var seed: UInt64?

  /// Runs a test, or a suite's tests, with the settings.
  ///
  /// - Throws: What is wrong with a setting, and what the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = try SnippetSettings.current.with(
      columns: columns,
      locales: locales,
      colorSchemes: colorSchemes,
      timeZone: timeZone,
      clock: clock,
      record: record,
      seed: seed
    )
    try await SnippetSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == SnippetTrait {
  /// Sets what snippets, transcripts and conversations begin with; what is not named stays as the suite around says.
  ///
  /// - Parameters:
  ///   - columns: The widths that snippets are drawn in; a conversation is held in the first.
  ///   - locale: The language and region, such as `de_DE`.
  ///   - locales: Several of them, for `assertSnippet`.
  ///   - colorSchemes: The surroundings.
  ///   - timeZone: The zone that `assertSnippet` draws dates in, such as `Europe/Berlin`.
  ///   - clock: The time it begins at, such as `2026-01-05T09:00:00Z`.
  ///   - record: What may be written; `PARLEY_RECORD` is stronger.
  ///   - seed: What an app's randomness starts from.
  /// - Returns: The trait of a test or a suite.
  public static func snippets(
    columns: [Int]? = nil,
    locale: String? = nil,
    locales: [String]? = nil,
    colorSchemes: [ColorScheme]? = nil,
    timeZone: String? = nil,
    clock: String? = nil,
    record: RecordingMode? = nil,
    seed: UInt64? = nil
  ) -> SnippetTrait {
    SnippetTrait(
      columns: columns,
      locales: locales ?? locale.map { [$0] },
      colorSchemes: colorSchemes,
      timeZone: timeZone,
      clock: clock,
      record: record,
      seed: seed
    )
  }
}
