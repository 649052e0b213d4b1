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

  @Test func `a test's body sees the time of its conversation`() async throws {
    try await Conversation.with(.lending) { library in
      #expect(Date().timeIntervalSince1970 == 1_767_225_600)
      await library.wait(.seconds(90)).ignore()
      #expect(Date.now.timeIntervalSince1970 == 1_767_225_690)
      let onMain = await MainActor.run { Date().timeIntervalSince1970 }
      #expect(onMain == 1_767_225_690)
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
