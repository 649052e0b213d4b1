import AppIntents
import Testing

@testable import IntentModel

/// Times and days as people say them, on Monday, 5 January 2026 at nine.
struct SpokenTimeTests {
  @Test(arguments: [
    ("ten past five", "17:10"), ("20 past 5", "17:20"), ("twenty to six", "17:40"),
    ("twenty-five to six", "17:35"), ("five thirty", "17:30"),
    ("ten forty five", "10:45"), ("at five fifteen pm", "17:15"),
  ])
  func `minutes beside an hour are read`(text: String, time: String) async throws {
    let parameter = IntentParameter<Date>(title: "When")
    #expect(try await typed(text, parameter) == "= 2026-01-05 \(time)")
  }

  @Test(arguments: [
    ("the 3rd", "2026-02-03 00:00"), ("on the 5th", "2026-01-05 00:00"),
    ("the 31st at 5pm", "2026-01-31 17:00"), ("3rd", "2026-02-03 00:00"),
  ])
  func `a number with its ending is the next such day of a month`(
    text: String,
    date: String
  ) async throws {
    #expect(try await typed(text, IntentParameter<Date>(title: "When")) == "= \(date)")
  }

  @Test(arguments: [
    "two to three", "5 to 6", "ten to 6 pm 7", "the 32nd", "five three", "twenty five",
  ])
  func `what could be two times, or is none, is refused`(text: String) async throws {
    #expect(try await typed(text, IntentParameter<Date>(title: "When")).hasPrefix("'\(text)'"))
  }
}
