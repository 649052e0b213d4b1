import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

struct CalendarTimeTests {
  private static let start = Date(timeIntervalSince1970: 1_767_600_000.25)

  @Test func `unmodified code reads the conversation's clock, wherever it runs`() async {
    let rows = await FlowDriver(app: .kiosk(), start: Self.start).run { driver in
      var rows = await driver.send(.line("tell time")).events.flatMap { $0.lines() }
      _ = await driver.wait(.seconds(90))
      rows += await driver.send(.line("tell time")).events.flatMap { $0.lines() }
      return rows
    }
    #expect(
      rows == [
        "It is 2026-01-05T08:00:00Z, hour 8.", "2026-01-05T08:00:00Z",
        "It is 2026-01-05T08:01:30Z, hour 8.", "2026-01-05T08:01:30Z",
      ]
    )
  }

  @Test func `an intent that the engine makes reads the conversation's clock in its init`() async {
    let rows = await FlowDriver(app: .kiosk(), start: Self.start).run { driver in
      await driver.send(.line("tell birth")).events.flatMap { $0.lines() }
    }
    #expect(rows == ["Made 2026-01-05T08:00:00Z."])
  }

  @Test func `tasks of a launch come to rest before the first step, and sleep by the clock`()
    async
  {
    let app = HostedApp(name: "Kiosk", modules: ["FlowEngineTests"]) { LaunchDiary.launch() }
    for _ in 0..<50 {
      let rows = await FlowDriver(app: app, start: Self.start).run { driver in
        var rows = await driver.send(.line("read diary")).events.flatMap { $0.lines() }
        _ = await driver.wait(.seconds(9))
        rows += await driver.send(.line("read diary")).events.flatMap { $0.lines() }
        return rows
      }
      #expect(rows == ["here at 0, again at 0", "here at 0, again at 0, slept at 5"])
    }
  }

  @Test func `what a launch sends to the main queue has run before the first step`() async {
    let steps = Lock(0)
    let app = HostedApp(name: "Kiosk", modules: ["FlowEngineTests"]) {
      // So many that a step which does not wait for them overtakes them.
      DispatchQueue.main.async { for _ in 0..<20_000 { steps.withLock { $0 += 1 } } }
    }
    for round in 1...5 {
      let done = await FlowDriver(app: app).run { _ in steps.withLock(\.self) }
      #expect(done == round * 20_000)
    }
  }

  @Test(arguments: [Self.start, Date(timeIntervalSince1970: 4e7), Date(timeIntervalSince1970: 4e9)])
  func `what waits till a time of the calendar waits as long as it meant`(start: Date) async {
    let rows = await FlowDriver(app: .kiosk(), start: start).run { driver in
      await driver.send(.line("wait till then")).events.flatMap { $0.lines() }
    }
    #expect(rows == ["Waited."])
  }

  @Test func `conversations side by side have their own time`() async {
    let days = 0..<20
    await withTaskGroup(of: (Int, [String]).self) { group in
      for day in days {
        group.addTask {
          let start = Self.start.addingTimeInterval(Double(day) * 86_400)
          let rows = await FlowDriver(app: .kiosk(), start: start).run { driver in
            await driver.send(.line("tell time")).events.flatMap { $0.lines() }
          }
          return (day, rows)
        }
      }
      for await (day, rows) in group {
        #expect(rows.last == "2026-01-\(day < 5 ? "0" : "")\(day + 5)T08:00:00Z")
      }
    }
  }

  @Test func `who is in no conversation reads the real time`() async {
    let before = Date()
    #expect(before > Date(timeIntervalSince1970: 1_780_000_000))
    await FlowDriver(app: .kiosk(), start: Self.start).run { _ in #expect(Date() >= before) }
  }

  @Test func `a test's process is in UTC, wherever the machine stands`() {
    #expect(Calendar.current.timeZone.secondsFromGMT() == 0)
    #expect(TimeZone.current.secondsFromGMT() == 0)
    #expect(ProcessInfo.processInfo.environment["TZ"] == "UTC")
  }

  @Test func `times before 1970 and far away are told too`() {
    for seconds in [-1.5, -86_400.25, 0, 253_402_300_799] {
      let clock = VirtualClock(start: Date(timeIntervalSince1970: seconds))
      let expected = abs(seconds) < 9e9 ? Int64(seconds * 1e9) : .max
      #expect(clock.calendarNanoseconds == expected)
    }
  }
}
