import SnippetFoundation
import SwiftUI
import Testing

@testable import SnippetTesting

/// What a flow refuses, a test's settings do not take either.
@Suite(.withoutEnvironment) struct SettingLimitsTests {
  private func words(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [0, -3, 1_001])
  func `a width is one that can be drawn`(width: Int) async {
    let problem = "nothing is \(width) columns wide. Name a width from 1 to 1000"
    #expect(await words { try withSnippetSettings(columns: [44, width]) {} } == problem)
    #expect(
      await words { try await Conversation.with(.lending, columns: width) { _ in } } == problem
    )
    await expectFailure("'card': \(problem)") {
      await MainActor.run { assertSnippet(of: Text("a"), named: "card", columns: [width]) }
    }
    await expectFailure(problem) {
      await MainActor.run { assertSnippet(of: Text("a"), columns: width) { "a" } }
    }
  }

  @Test(arguments: ["xx-yy-zz", "english", "bogus", ""])
  func `a locale is one that there is`(name: String) async {
    let problem = "'\(name)' is no language and region. Write one as de_DE"
    #expect(await words { try withSnippetSettings(locale: name) {} } == problem)
    #expect(await words { try await Conversation.with(.lending, locale: name) { _ in } } == problem)
    await expectFailure("'card': \(problem)") {
      await MainActor.run { assertSnippet(of: Text("a"), named: "card", locales: [name]) }
    }
  }

  @Test func `a locale that is refused in a conversation changes nothing`() async throws {
    try await Conversation.with(.lending) { library in
      await expectFailure("'bogus' does not fit. It takes the form: locale de_DE") {
        await library.locale("bogus")
      }
      #expect(library.log.withLock { $0.locale } == nil)
    }
  }

  @Test(arguments: [Date.distantFuture, .distantPast])
  func `a clock is one that can be shown`(clock: Date) async {
    let problem = "a conversation's clock cannot begin at \(clock). Name a time from 1700 to 2200"
    #expect(await words { try await Conversation.with(.lending, clock: clock) { _ in } } == problem)
    #expect(await words { try withSnippetSettings(clock: "9999-01-01T00:00:00Z") {} } != "")
  }

  @Test func `a name that would come twice is refused`() async {
    await expectFailure(
      "'card': 44 columns are named twice: two snapshots would have one name. Name them once"
    ) {
      await MainActor.run { assertSnippet(of: Text("a"), named: "card", columns: [44, 30, 44]) }
    }
    await expectFailure(
      "'card': de_DE are named twice: two snapshots would have one name. Name them once"
    ) {
      await MainActor.run {
        assertSnippet(of: Text("a"), named: "card", locales: ["de_DE", "de_DE"])
      }
    }
    await expectFailure(
      "'card': 'de_DE' and 'de-DE' are one language and region. Name it once"
    ) {
      await MainActor.run {
        assertSnippet(of: Text("a"), named: "card", locales: ["ja_JP", "de_DE", "de-DE"])
      }
    }
  }

  @Test func `two calls on one line have one name only once`() {
    let file = "/p/Tests/\(UUID().uuidString).swift"
    let first = TestPlace(fileID: "P/F.swift", filePath: file, line: 3, column: 5)
    let second = TestPlace(fileID: "P/F.swift", filePath: file, line: 3, column: 50)
    #expect(SnapshotNamesInUse.take(file, at: first, text: "a") == nil)
    #expect(SnapshotNamesInUse.take(file, at: first, text: "a") == nil)
    #expect(SnapshotNamesInUse.take(file, at: second, text: "a") == "\(file):3")
  }
}
