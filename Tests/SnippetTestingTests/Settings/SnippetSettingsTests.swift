import SnippetFoundation
import SwiftUI
import Testing

@testable import SnippetTesting

@Suite(
  .withoutEnvironment,
  .snippets(columns: [20, 30], clock: "2026-01-05T09:00:00Z", record: .missing, seed: 7)
)
struct SnippetSettingsTests {
  @Test func `a suite sets what its tests begin with`() throws {
    let settings = SnippetSettings.current
    #expect(settings.columns == [20, 30])
    #expect(settings.locales == ["en_US"])
    #expect(settings.clock == Date(timeIntervalSince1970: 1_767_603_600))
    #expect(settings.seed == 7)
    #expect(try settings.recording(nil) == .missing)
  }

  @Test(.snippets(columns: [12], locale: "de_DE"))
  func `a test changes what it names, and the rest stays`() {
    let settings = SnippetSettings.current
    #expect(settings.columns == [12])
    #expect(settings.locales == ["de_DE"])
    #expect(settings.seed == 7)
  }

  @Test(.snippets(seed: 9), arguments: [1, 2])
  func `each argument of a test has the settings`(argument: Int) {
    #expect(SnippetSettings.current.seed == 9)
    #expect(SnippetSettings.current.columns == [20, 30])
  }

  @Test func `settings hold for the length of a body`() async throws {
    try withSnippetSettings(columns: [8], colorSchemes: [.dark]) {
      #expect(SnippetSettings.current.columns == [8])
      #expect(SnippetSettings.current.colorSchemes == [.dark])
      #expect(SnippetSettings.current.seed == 7)
    }
    let columns = try await withSnippetSettings(columns: [9]) {
      await Task.yield()
      return SnippetSettings.current.columns
    }
    #expect(columns == [9])
    #expect(SnippetSettings.current.columns == [20, 30])
  }

  @Test func `the environment is stronger than the settings, and says what it cannot mean`() throws
  {
    let settings = SnippetSettings.current
    #expect(try settings.recording("never") == .never)
    #expect(try settings.recording("all") == .all)
    #expect(try settings.recording("") == .missing)
    #expect(try SnippetSettings().recording(nil) == .never)
    let error = #expect(throws: BadRecordingMode.self) { try settings.recording("on") }
    #expect(
      error?.description
        == "PARLEY_RECORD: 'on' is no recording mode. Use never, missing, changed or all"
    )
  }

  @Test(arguments: [
    ("clock", "'tomorrow' is no time. Write it as 2026-01-05T09:00:00Z"),
    ("zone", "'Nowhere/Else' is no time zone. Write one as Europe/Berlin"),
    ("columns", "nothing is drawn: a list of the settings is empty. Name one"),
  ])
  func `a setting that is none is said`(what: String, words: String) {
    let error = #expect(throws: SnippetSettings.Unreadable.self) {
      try withSnippetSettings(
        columns: what == "columns" ? [] : nil,
        timeZone: what == "zone" ? "Nowhere/Else" : nil,
        clock: what == "clock" ? "tomorrow" : nil
      ) {}
    }
    #expect(error?.description == words)
  }

  @Test(arguments: RecordingMode.allCases)
  func `a mode writes what it names`(mode: RecordingMode) {
    #expect(mode.writes(over: nil) == (mode == .missing || mode == .all))
    #expect(mode.writes(over: "a") == (mode == .changed || mode == .all))
  }

  @Test(.snippets(locale: "de_DE", record: .never))
  func `a conversation begins as the settings say`() async throws {
    try await Conversation.with(.lending) { library in
      await library.type("lend").ignore()
      await library.type("Emma, or whoever").expect(
        """
        Lent to you: Emma,
        or whoever
        [1:  ] Late
        [2: Return]
        """
      )
      library.assertTranscriptHeader(
        "@width 20\n@clock 2026-01-05T09:00:00Z\n@locale de_DE\n@seed 7"
      )
    }
  }
}

extension Conversation {
  fileprivate func assertTranscriptHeader(_ text: String) {
    let header = flow(titled: "x").components(separatedBy: "\n").dropFirst(2).prefix { $0 != "" }
    #expect(header.joined(separator: "\n") == text)
  }
}
