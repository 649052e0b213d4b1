import IntentEffects
import SnippetFoundation
import SnippetTesting
import SwiftUI
import Testing

/// What reads the calendar's clock outside of the app's calls: pictures, and a test's own body.
@Suite(.withoutEnvironment) struct TimeOutsideOfCallsTests {
  @Test func `a picture is drawn at the conversation's time, as its rows were`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ShowClock()).expect("1767225600")
      let picture = try await library.snippet()
      #expect(picture == "1767225600")
      await library.wait(.seconds(60)).ignore()
      let later = try await library.snippet(columns: 20)
      #expect(later == "1767225660")
    }
  }

  @Test(.snippets(clock: "2026-02-03T04:05:06Z"))
  @MainActor func `a view by itself is drawn at the time of the settings`() {
    assertSnippet(of: ClockFace(), columns: 30) {
      """
      1770091506
      """
    }
    var settings = RenderSettings()
    settings.now = Date(timeIntervalSince1970: 7)
    assertSnippet(of: ClockFace(), columns: 30, settings: settings) {
      """
      7
      """
    }
  }

  @Test func `formatters write UTC, wherever the machine is`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm ZZZZZ"
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "00:00 Z")
    #expect(NSTimeZone.default.secondsFromGMT() == 0)
    #expect(Calendar.current.timeZone.secondsFromGMT() == 0)
  }

  private struct Receipt: View {
    var date = Date.now
    var body: some View { Text(String(Int(date.timeIntervalSince1970))) }
  }

  @Test(.snippets(clock: "2026-02-03T04:05:06Z"))
  @MainActor func `what a view is made with is of the time of the settings, too`() throws {
    assertSnippet(of: Receipt(), columns: 30) { "1770091506" }
    assertSnippet(of: Receipt(date: .now), columns: 30) { "1770091506" }
    assertSnippet(of: Receipt(date: Date().addingTimeInterval(4)), columns: 30) { "1770091510" }
    var settings = RenderSettings()
    settings.now = Date(timeIntervalSince1970: 7)
    assertSnippet(of: Receipt(), columns: 30, settings: settings) { "7" }
    try ScratchPackage.with { package in
      for columns in [30, 44] {
        let name = "Snapshots/cardtests/a-receipt/now@\(columns).txt"
        try package.write("1770091506\n", to: name)
      }
      assertSnippet(
        of: Receipt(),
        named: "now",
        columns: [30, 44],
        filePath: package.testFile,
        function: "a receipt()"
      )
      try package.write("1770091506\n", to: "Snapshots/cardtests/a-receipt/date@44.txt")
      assertSnippet(
        of: Date(),
        named: "date",
        as: SnapshotStrategy { date, _ in "\(Int(date.timeIntervalSince1970))" },
        filePath: package.testFile,
        function: "a receipt()"
      )
    }
  }

  @Test @MainActor func `a view that cannot be made fails the test, and it goes on`() throws {
    struct Torn: Error {}
    func receipt() throws -> Receipt { throw Torn() }
    @MainActor func assertInline() { assertSnippet(of: try receipt()) { "1" } }
    withKnownIssue {
      assertInline()
    } matching: { issue in
      issue.comments.first?.rawValue == "the view cannot be drawn: Torn()"
    }
    try ScratchPackage.with { package in
      @MainActor func assert() {
        assertSnippet(of: try receipt(), named: "torn", filePath: package.testFile)
      }
      withKnownIssue {
        assert()
      } matching: { issue in
        issue.comments.first?.rawValue == "what 'torn' shows cannot be made: Torn()"
      }
    }
  }

  @Test func `a test's body sees the time of its conversation`() async throws {
    try await Conversation.with(.lending) { library in
      #expect(Date().timeIntervalSince1970 == 1_767_225_600)
      await library.wait(.seconds(90)).ignore()
      #expect(Date.now.timeIntervalSince1970 == 1_767_225_690)
      let onMain = await MainActor.run { Date().timeIntervalSince1970 }
      #expect(onMain == 1_767_225_690)
      let apart = await Task.detached { Date().timeIntervalSince1970 }.value
      #expect(apart == 1_767_225_690)
      let failing = Task.detached { () throws -> Double in
        try Task.checkCancellation()
        return Date().timeIntervalSince1970
      }
      let later = try await failing.value
      #expect(later == 1_767_225_690)
    }
    #expect(Date().timeIntervalSince1970 != 1_767_225_690)
  }

  @Test func `a body that sleeps does so in real time, and moves no clock`() async throws {
    try await Conversation.with(.lending) { library in
      try await Task.sleep(for: .milliseconds(1))
      try await Task.sleep(nanoseconds: 1)
      try await AppClock.sleep(for: .milliseconds(1))
      try await ContinuousClock().sleep(until: .now + .milliseconds(1), tolerance: nil)
      #expect(Date().timeIntervalSince1970 == 1_767_225_600)
    }
  }

  @Test func `a body that sleeps beside a turn keeps nobody from it`() async throws {
    try await Conversation.with(.lending) { library in
      let sleeper = Task { try await Task.sleep(for: .seconds(600)) }
      await library.run(ReadBook()).ignore()
      await library.wait(.seconds(20)).expect("Read.")
      sleeper.cancel()
      await #expect(throws: CancellationError.self) { try await sleeper.value }
    }
  }
}
