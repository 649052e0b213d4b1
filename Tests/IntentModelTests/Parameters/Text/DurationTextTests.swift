import AppIntents
import Testing

@testable import IntentModel

struct DurationTextTests {
  @Test(arguments: [
    ("20 minutes", "20 minutes"), ("20min", "20 minutes"), ("90s", "1 minute 30 seconds"),
    ("1h30", "1 hour 30 minutes"), ("1h 30m", "1 hour 30 minutes"),
    ("2m30", "2 minutes 30 seconds"),
    ("an hour", "1 hour"), ("an hour and a half", "1 hour 30 minutes"),
    ("half an hour", "30 minutes"), ("a quarter of an hour", "15 minutes"),
    ("two and a half hours", "2 hours 30 minutes"), ("1.5 hours", "1 hour 30 minutes"),
    ("two hours and ten minutes", "2 hours 10 minutes"),
    ("2 hours, 10 minutes", "2 hours 10 minutes"),
    ("a week", "7 days"), ("one day", "1 day"), ("250 ms", "250 ms"), ("0 seconds", "0 seconds"),
    ("PT20M", "20 minutes"), ("P1DT2H", "1 day 2 hours"), ("PT1.5H", "1 hour 30 minutes"),
    ("3:59:12", "3 hours 59 minutes 12 seconds"), ("0:00:12.5", "12 seconds 500 ms"),
    ("P2W", "14 days"), ("twenty-five minutes", "25 minutes"),
  ])
  func `a length of time is read`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<Duration>(title: "Time")) == "= \(expected)")
  }

  @Test(arguments: [
    ("1h30", "90 min"), ("an hour and a half", "90 min"), ("half an hour", "30 min"),
    ("1 h 30 min", "90 min"), ("two hours and ten minutes", "130 min"),
    ("1 day 1 hour", "25 hr"), ("1m30", "90 sec"), ("PT20M", "20 min"),
    ("20 minutes", "20 min"), ("1.5 h", "1.5 hr"),
  ])
  func `a measured length of time is read as any other`(
    text: String,
    expected: String
  ) async throws {
    let parameter = IntentParameter<Measurement<UnitDuration>>(title: "Time")
    #expect(try await typed(text, parameter) == "= \(expected)")
  }

  @Test func `a measured length of time that could be two is refused`() async throws {
    let parameter = IntentParameter<Measurement<UnitDuration>>(title: "Time")
    #expect(try await typed("1:30", parameter).hasPrefix("'1:30' could be hours or minutes."))
  }

  @Test(arguments: [
    ("5", "has no unit"), ("ten", "has no unit"), ("1:30", "could be hours or minutes"),
    ("HTTP://X", "is not a length of time"), (":", "is not a length of time"),
    ("1:", "is not a length of time"), ("a:b", "is not a length of time"),
    ("1:60:00", "could be hours or minutes"), ("1:3:00", "could be hours or minutes"),
    ("two months", "has no fixed length"), ("long", "is not a length of time"),
    ("minutes", "is not a length of time"), ("30 minutes 1 hour", "is not a length of time"),
    ("1 hour 1 hour", "is not a length of time"), ("-5 minutes", "is not a length of time"),
    ("PT", "is not a length of time"), ("P1M", "is not a length of time"),
    ("PT1M1H", "is not a length of time"), ("900000000000 weeks", "is too long"),
    ("1h90", "is not a length of time"),
  ])
  func `what is none is refused`(text: String, expected: String) async throws {
    #expect(
      try await typed(text, IntentParameter<Duration>(title: "Time"))
        == "'\(text)' \(expected). Type a length of time such as 20 minutes, 1h30 or an hour and a half."
    )
  }
}
