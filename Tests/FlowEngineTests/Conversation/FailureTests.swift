import AppIntents
import FlowEngine
import Testing

struct FailureTests {
  @Test func `a missing dependency names its type`() async {
    let text = await transcript(["needs nothing registered", "poster"])
    #expect(text.contains("Unregistered"))
    #expect(text.contains("> poster\nToday"))
  }

  @Test func `a perform that begins again for ever is given up`() async {
    let text = await transcript(["restarts"])
    #expect(text == "> restarts\nRestarts: It began again 100 times without a result.")
  }

  @Test func `an error of Foundation's kind says its words alone`() async {
    #expect(await transcript(["spill"]) == "> spill\nSpill: It was full")
  }

  @Test func `an unknown phrase gets the nearest`() async {
    let text = await transcript(["big poster"])
    #expect(text.hasSuffix("'big poster' is nothing this app understands. Nearest: Poster."))
  }

  @Test func `a perform over its budget is abandoned and the conversation goes on`() async {
    let text = await FlowDriver(app: .kiosk()).run { driver in
      var rows: [String] = []
      rows += await driver.send(.line("nap")).events.flatMap { $0.lines() }
      rows += await driver.send(.line("60")).events.flatMap { $0.lines() }
      rows += await driver.wait(.seconds(31)).events.flatMap { $0.lines() }
      rows += await driver.send(.line("poster")).events.flatMap { $0.lines() }
      return rows
    }
    #expect(
      Array(text.dropFirst().prefix(2)) == [
        "Nap: timed out after 30 s. What it still returns is dropped; you can go on.", "Today",
      ]
    )
  }

  @Test func `a thread that is held past the budget gives a late result to the trace alone`() async
  {
    let gate = Gate()
    let app = HostedApp(name: "Kiosk", modules: ["FlowEngineTests"]) {
      AppDependencyManager.shared.add(dependency: gate)
    }
    let (rows, trace) = await FlowDriver(app: app).run { driver in
      _ = await driver.send(.line("hold the thread"))
      var rows = await driver.wait(.seconds(30)).events.flatMap { $0.lines() }
      rows += await driver.send(.line("poster")).events.flatMap { $0.lines() }
      gate.open()
      while !driver.view.trace.contains(where: { $0.hasPrefix("late") }) { await Task.yield() }
      rows += await driver.send(.line("values")).events.flatMap { $0.lines() }
      return (rows, driver.view.trace)
    }
    #expect(
      rows.first
        == "Hold The Thread: timed out after 30 s. What it still returns is dropped; you can go on."
    )
    #expect(rows.last == "Latte")
    #expect(!rows.contains("Held."))
    #expect(
      trace.contains(
        "late: what Hold The Thread returned came 0 s after it timed out, and was dropped"
      )
    )
  }

  @Test func `a perform within its budget comes back by the clock`() async {
    let text = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("nap"))
      let asleep = await driver.send(.line("20"))
      #expect(asleep.ending == .onClock)
      return await driver.wait(.seconds(20)).events.flatMap { $0.lines() }
    }
    #expect(text == ["Slept 20 s."])
  }

  @Test func `while the app works only cancel does something`() async {
    let text = await FlowDriver(app: .kiosk()).run { driver in
      var rows: [String] = []
      for line in ["nap", "20", "poster", "cancel", "poster"] {
        rows += await driver.send(.line(line)).events.flatMap { $0.lines() }
      }
      return rows
    }
    #expect(
      text.dropFirst().prefix(3) == [
        "The app is still working. Type cancel to stop it.", "Nap: cancelled.", "Today",
      ]
    )
  }
}
