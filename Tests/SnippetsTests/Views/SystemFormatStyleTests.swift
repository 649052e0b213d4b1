import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

/// Dates by their distance from another, in Apple's words and in another language.
@MainActor
struct SystemFormatStyleTests {
  /// A Monday: June 3, 2024, 10:00.
  private let start = Date(timeIntervalSince1970: 1_717_408_800)

  private func shown(_ text: Text, _ locale: String = "en_US", now: TimeInterval = 0) -> String {
    render(
      text.environment(\.now, start + now).environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, .gmt)
    )
  }

  private func written<F: FormatStyle>(_ seconds: TimeInterval, _ format: F) -> [String]
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    ["en_US", "de_DE"].map { shown(Text(start + seconds, format: format), $0) }
  }

  @Test func `what counts is written at the environment's now`() {
    let range = start - 60..<start + 120
    #expect(shown(Text(.currentDate, format: .stopwatch(startingAt: start - 60))) == "01:00.00")
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: range))) == "2:00")
    #expect(shown(Text(.currentDate, format: .timer(countingUpIn: range))) == "1:00")
    #expect(shown(Text(.currentDate, format: .reference(to: start + 10_800))) == "in 3 hours")
    #expect(shown(Text(.currentDate, format: .offset(to: start + 10_800))) == "-3 hours")
    #expect(shown(Text("\(start, format: .offset(to: start - 222)) ago")).hasSuffix("seconds ago"))
  }

  @Test(arguments: [
    (-5, "00:00.00", "00:00,00"), (5.23, "00:05.23", "00:05,23"),
    (2730.12, "45:30.12", "45:30,12"), (3600, "01:00:00.00", "01:00:00,00"),
    (90_061, "25:01:01.00", "25:01:01,00"),
  ])
  func `a stopwatch shows hundredths`(seconds: TimeInterval, english: String, german: String) {
    #expect(written(seconds, .stopwatch(startingAt: start)) == [english, german])
  }

  @Test(arguments: [
    (4, "01:23:45.67"), (3, "01:23:45"), (2, "1:23"), (1, "1 hour"),
  ])
  func `a stopwatch has a number of fields`(count: Int, text: String) {
    let format = SystemFormatStyle.Stopwatch(startingAt: start, maxFieldCount: count)
    #expect(written(5_025.67, format)[0] == text)
  }

  @Test func `a stopwatch has a precision, and may leave out hours`() {
    #expect(written(83, .stopwatch(startingAt: start, maxPrecision: .seconds(1)))[0] == "01:23")
    let tenths = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(100))
    #expect(written(83.45, tenths) == ["01:23.4", "01:23,4"])
    let minutes = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(60))
    #expect(written(1_385, minutes) == ["23 minutes", "23 Minuten"])
    #expect(written(3_600, minutes) == ["1 hour", "1 Stunde"])
    #expect(written(4_500, .stopwatch(startingAt: start, showsHours: false))[0] == "75:00.00")
  }

  @Test(arguments: [(-1, "5:00"), (0, "5:00"), (60, "4:00"), (270, "0:30"), (300, "0:00")])
  func `a timer counts down to nought`(seconds: TimeInterval, text: String) {
    #expect(written(seconds, .timer(countingDownIn: start..<start + 300)) == [text, text])
  }

  @Test func `a timer has hours, a number of fields and a precision`() {
    let (end, long) = (start + 300, start..<start + 5_640)
    #expect(written(3_599, .timer(countingUpIn: long))[0] == "59:59")
    #expect(written(3_600, .timer(countingUpIn: long))[0] == "1:00:00")
    #expect(written(0, .timer(countingDownIn: long, showsHours: false))[0] == "94:00")
    #expect(written(0, .timer(countingDownIn: long, maxFieldCount: 2))[0] == "1:34")
    let minutes = SystemFormatStyle.Timer(countingDownIn: start..<end, maxPrecision: .seconds(60))
    #expect(written(0, minutes) == ["5 minutes", "5 Minuten"])
    #expect(written(60, minutes)[0] == "4 minutes")
  }

  @Test(arguments: [
    (0, "0 seconds", "0 Sekunden"), (5, "5 seconds", "5 Sekunden"),
    (-5, "-5 seconds", "-5 Sekunden"), (222, "3 minutes, 42 seconds", "3 Minuten und 42 Sekunden"),
    (266_400, "3 days, 2 hours", "3 Tage und 2 Stunden"), (691_200, "8 days", "8 Tage"),
    (8_899_200, "3 months, 11 days", "3 Monate, 11 Tage"),
  ])
  func `an offset has two units`(seconds: TimeInterval, english: String, german: String) {
    #expect(written(seconds, .offset(to: start)) == [english, german])
  }

  @Test func `an offset has units of some kinds, so many of them and a sign`() {
    let weeks = SystemFormatStyle.DateOffset(to: start)
    #expect(written(691_200, weeks) == ["1 week, 1 day", "1 Woche und 1 Tag"])
    #expect(written(5_663, .offset(to: start, maxFieldCount: 1))[0] == "1 hour")
    #expect(written(332, .offset(to: start, allowedFields: [.minute, .second]))[0] == "5:32")
    #expect(written(-332, .offset(to: start, allowedFields: [.minute, .second]))[0] == "-5:32")
    let clock: Set<Date.ComponentsFormatStyle.Field> = [.hour, .minute, .second]
    let long = SystemFormatStyle.DateOffset(to: start, allowedFields: clock, maxFieldCount: 3)
    #expect(written(5_025, long) == ["1:23:45", "1:23:45"])
    #expect(written(5_025, .offset(to: start, allowedFields: clock))[0] == "1 hour, 23 minutes")
    #expect(written(-5_025, .offset(to: start, allowedFields: [.day]))[0] == "0 days")
    #expect(written(-5, .offset(to: start, sign: .never))[0] == "5 seconds")
    let signed = SystemFormatStyle.DateOffset(to: start, sign: .always(includingZero: false))
    #expect(
      [-5, 0, 5].map { written($0, signed)[0] } == ["-5 seconds", "0 seconds", "+5 seconds"]
    )
  }

  @Test(arguments: [
    (30, "now", "jetzt"), (300, "in 5 minutes", "in 5 Minuten"),
    (10_800, "in 3 hours", "in 3 Stunden"), (86_400, "tomorrow", "morgen"),
    (-259_200, "3 days ago", "vor 3 Tagen"), (-2_332_800, "27 days ago", "vor 27 Tagen"),
    (3_456_000, "Saturday, July 13", "Samstag, 13. Juli"), (34_560_000, "July 2025", "Juli 2025"),
  ])
  func `a reference is near or far`(distance: TimeInterval, english: String, german: String) {
    #expect(written(0, .reference(to: start + distance)) == [english, german])
  }

  @Test func `a reference has a threshold and a number of fields`() {
    let far = start + 34_560_000
    #expect(
      written(0, .reference(to: far, maxFieldCount: 3)) == ["July 8, 2025", "8. Juli 2025"]
    )
    #expect(written(0, .reference(to: far, maxFieldCount: 1))[0] == "2025")
    let hours = SystemFormatStyle.DateReference(to: start + 18_000, thresholdField: .minute)
    #expect(written(0, hours)[1] == "15:00")
    #expect(
      written(0, .reference(to: start + 3_456_000, thresholdField: .month))[0] == "next month"
    )
  }

  @Test func `days are those of the environment's time zone and calendar`() {
    let format = SystemFormatStyle.DateReference(to: start + 3_456_000 + 14 * 3_600)
    let east = Text(start, format: format).environment(\.now, start)
      .environment(\.locale, Locale(identifier: "en_US"))
    #expect(render(east.environment(\.timeZone, .gmt)) == "Sunday, July 14")
    let west = TimeZone(secondsFromGMT: -3_600) ?? .gmt
    #expect(render(east.environment(\.timeZone, west)) == "Saturday, July 13")
  }
}
