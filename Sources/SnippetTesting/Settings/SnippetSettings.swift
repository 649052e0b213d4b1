import FlowFormat
public import SnippetFoundation
public import Snippets

/// What tests of snippets, transcripts and conversations begin with where they do not say otherwise.
///
/// Set by the trait `.snippets(...)`, and in XCTest by `withSnippetSettings`. Nothing of it comes from the computer:
/// the one thing read from the environment is `PARLEY_RECORD`.
public struct SnippetSettings: Sendable {
  /// The widths that snippets are drawn in; a conversation is held in the first.
  public var columns = [44]
  /// The languages and regions that snippets are drawn for; a conversation is held in the first.
  public var locales = ["en_US"]
  /// The surroundings that snippets are drawn for; a conversation is held in the first.
  public var colorSchemes = [ColorScheme.light]
  /// The time zone that `assertSnippet` draws dates in; conversations are held in UTC.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// The time that a conversation begins at, and that relative dates are counted from.
  public var clock = Date(timeIntervalSince1970: 1_767_225_600)
  /// What an app's randomness starts from.
  public var seed: UInt64 = 0
  /// What may be written; `PARLEY_RECORD` is stronger.
  ///
  /// nil: nothing is said.
  public var record: RecordingMode?

  /// Makes the settings that hold where nothing is said: 44 columns, en_US, light, 2026-01-01 00:00 UTC, seed 0.
  public init() {}

  /// The settings that hold here.
  @TaskLocal public static var current = SnippetSettings()

  /// A time or a locale of the settings that is none.
  struct Unreadable: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns these settings with some of them changed; nil: as they are.
  func with(
    columns: [Int]?,
    locales: [String]?,
    colorSchemes: [ColorScheme]?,
    timeZone: String?,
    clock: String?,
    record: RecordingMode?,
    seed: UInt64?
  ) throws -> SnippetSettings {
    var settings = self
    settings.columns = columns ?? self.columns
    settings.locales = locales ?? self.locales
    settings.colorSchemes = colorSchemes ?? self.colorSchemes
    settings.seed = seed ?? self.seed
    settings.record = record ?? self.record
    if let timeZone {
      guard let zone = TimeZone(identifier: timeZone) else {
        throw Unreadable(description: "'\(timeZone)' is no time zone. Write one as Europe/Berlin")
      }
      settings.timeZone = zone
    }
    if let clock {
      guard let date = SettingLimits.date(clock) else {
        throw Unreadable(
          description: "'\(clock)' is no time. Write it as 2026-01-05T09:00:00Z"
        )
      }
      settings.clock = date
    }
    guard !settings.columns.isEmpty, !settings.locales.isEmpty, !settings.colorSchemes.isEmpty
    else {
      throw Unreadable(description: "nothing is drawn: a list of the settings is empty. Name one")
    }
    try SnippetSettings.check(
      columns: settings.columns,
      locales: settings.locales,
      clock: settings.clock
    )
    return settings
  }

  /// What may be written: `PARLEY_RECORD` where it says something, else the settings, else nothing.
  func recording(_ environment: String?) throws -> RecordingMode {
    guard let environment, !environment.isEmpty else { return record ?? .never }
    guard let mode = RecordingMode(rawValue: environment) else {
      throw BadRecordingMode(
        reason: "'\(environment)' is no recording mode. Use never, missing, changed or all"
      )
    }
    return mode
  }

  /// What may be written in this process.
  func recording() throws -> RecordingMode { try recording(SnippetSettings.environment) }

  /// What `PARLEY_RECORD` says; tests of what is written say something else.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment["PARLEY_RECORD"]
}

/// Runs a body with other settings for snippets, transcripts and conversations; what is not named stays as it is.
///
/// For XCTest, and for parts of a test; the trait `.snippets(...)` does the same for a test or a suite.
///
/// - Parameters:
///   - columns: The widths that snippets are drawn in; a conversation is held in the first.
///   - locale: The language and region, such as `de_DE`.
///   - locales: Several of them, for `assertSnippet`.
///   - colorSchemes: The surroundings.
///   - timeZone: The zone that `assertSnippet` draws dates in, such as `Europe/Berlin`.
///   - clock: The time it begins at, such as `2026-01-05T09:00:00Z`.
///   - record: What may be written.
///   - seed: What an app's randomness starts from.
///   - body: What is run.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, and what is wrong with a setting.
public func withSnippetSettings<Result>(
  columns: [Int]? = nil,
  locale: String? = nil,
  locales: [String]? = nil,
  colorSchemes: [ColorScheme]? = nil,
  timeZone: String? = nil,
  clock: String? = nil,
  record: RecordingMode? = nil,
  seed: UInt64? = nil,
  _ body: () throws -> Result
) throws -> Result {
  let settings = try SnippetSettings.current.with(
    columns: columns,
    locales: locales ?? locale.map { [$0] },
    colorSchemes: colorSchemes,
    timeZone: timeZone,
    clock: clock,
    record: record,
    seed: seed
  )
  return try SnippetSettings.$current.withValue(settings) { try body() }
}

/// Runs a body that waits with other settings; the same as the one above in all else.
public nonisolated(nonsending) func withSnippetSettings<Result>(
  columns: [Int]? = nil,
  locale: String? = nil,
  locales: [String]? = nil,
  colorSchemes: [ColorScheme]? = nil,
  timeZone: String? = nil,
  clock: String? = nil,
  record: RecordingMode? = nil,
  seed: UInt64? = nil,
  _ body: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
  let settings = try SnippetSettings.current.with(
    columns: columns,
    locales: locales ?? locale.map { [$0] },
    colorSchemes: colorSchemes,
    timeZone: timeZone,
    clock: clock,
    record: record,
    seed: seed
  )
  return try await SnippetSettings.$current.withValue(settings) { try await body() }
}
