import AppIntents
import IntentEffects
import Testing

@testable import FlowEngine
@testable import Lanes

struct BudgetTests {
  @Test func `progress of children extends the budget when somebody looks`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("counts children"))
      return await driver.wait(.seconds(80)).events.flatMap { $0.lines() }
    }
    #expect(rows == ["Counted."])
  }

  @Test func `going back and forth is no progress`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("swings for ever"))
      return await driver.wait(.seconds(60)).events.flatMap { $0.lines() }
    }
    #expect(rows.count == 1)
    #expect(rows.first?.hasPrefix("Swings For Ever: timed out after 30 s.") == true)
  }

  @Test func `what is counted beyond any end is progress like any other`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("counts beyond"))
      return await driver.wait(.seconds(60)).events.flatMap { $0.lines() }
    }
    #expect(rows == ["Counted beyond."])
  }

  @Test func `an app's budgets hold where nothing else says anything`() async {
    var app = HostedApp.kiosk()
    app.budgets = IntentBudgets(perform: .seconds(3), question: .seconds(7))
    let rows = await FlowDriver(app: app).run { driver in
      _ = await driver.send(.line("nap"))
      var rows = await driver.wait(.seconds(7)).events.flatMap { $0.lines() }
      _ = await driver.send(.line("nap"))
      _ = await driver.send(.line("20"))
      rows += await driver.wait(.seconds(3)).events.flatMap { $0.lines() }
      return rows
    }
    #expect(
      rows == [
        "Nap: timed out after 7 s without an answer.",
        "Nap: timed out after 3 s. What it still returns is dropped; you can go on.",
      ]
    )
  }

  @Test func `who types is not silent`() async {
    var app = HostedApp.kiosk()
    app.budgets = IntentBudgets(question: .seconds(3))
    let rows = await FlowDriver(app: app).run { driver in
      var rows = await driver.send(.line("signs in")).events.flatMap { $0.lines() }
      for _ in 0..<3 {
        driver.type()
        rows += await driver.wait(.seconds(2)).events.flatMap { $0.lines() }
      }
      rows += await driver.wait(.seconds(1)).events.flatMap { $0.lines() }
      return rows
    }
    #expect(rows.dropFirst() == ["Signs In: timed out after 3 s without an answer."])
  }

  /// In a process of its own: others would wait for the main actor as well.
  @Test func `a main actor held in a flow ends the step and is named`() async {
    await #expect(processExitsWith: .success) { await Self.holdMainActor() }
  }

  private static func holdMainActor() async {
    let gate = Gate()
    var settings = ConversationSettings()
    settings.mainActorPatience = .milliseconds(50)
    let (ending, warnings) = await FlowDriver(app: .kiosk(gate), settings: settings).run { driver in
      let turn = await driver.send(.line("hold the main actor"))
      _ = await driver.send(.cancel)
      gate.open()
      let warnings = turn.events.compactMap { event -> String? in
        if case .warned(let warning) = event { warning.text } else { nil }
      }
      return (turn.ending, warnings)
    }
    #expect(ending == .stillRunning("it holds the main actor"))
    #expect(warnings == ["the main actor has been held for 0.05 s by Hold The Main Actor"])
  }

  /// In a process of its own: others would wait for the main actor as well.
  @Test func `who holds the main actor keeps other apps from their launch, and is named`() async {
    await #expect(processExitsWith: .success) {
      let gate = Gate()
      var settings = ConversationSettings()
      settings.mainActorPatience = .milliseconds(50)
      let next = FlowDriver(app: .kiosk(), settings: settings)
      await FlowDriver(app: .kiosk(gate), settings: settings).run { driver in
        _ = await driver.send(.line("hold the main actor"))
        let prevented = await next.runIfLaunched { _ in Issue.record("it was launched") }
        #expect(throws: FlowDriver.LaunchPrevented.self) { try prevented.get() }
        if case .failure(let error) = prevented { #expect(error.holder == "Hold The Main Actor") }
        #expect(MainWatch.shared.isGivenUp)
        gate.open()
      }
      #expect(await (try? next.runIfLaunched { _ in true }.get()) == true)
      #expect(!MainWatch.shared.isGivenUp)
    }
  }

  /// In a process of its own: others would wait for the main actor as well.
  @Test func `an app with nothing to launch needs no main actor that is not known as held`() async {
    await #expect(processExitsWith: .success) {
      var settings = ConversationSettings()
      settings.mainActorPatience = .milliseconds(50)
      let driver = FlowDriver(app: HostedApp(name: "Plain", modules: []), settings: settings)
      let gate = Gate()
      Task { @MainActor in gate.block() }
      #expect(await (try? driver.runIfLaunched { _ in true }.get()) == true)
      MainWatch.shared.giveUp()
      #expect(await (try? driver.runIfLaunched { _ in true }.get()) == nil)
      gate.open()
      #expect(await (try? driver.runIfLaunched { _ in true }.get()) == true)
    }
  }

  /// In a process of its own: others would wait for the main actor as well.
  @Test func `a main actor is waited for longer while the process is at work`() async {
    await #expect(processExitsWith: .success) {
      let clock = LanePool.shared.clock
      let (still, atWork) = (
        MainBarrier(clock: clock, worked: { 0 }), MainBarrier(clock: clock, worked: monotonicNow)
      )
      let gate = Gate()
      Task { @MainActor in gate.block() }
      async let waits = atWork.pass(grace: .milliseconds(500))
      #expect(await !still.pass(grace: .milliseconds(500)))
      gate.open()
      #expect(await waits)
    }
  }

  @Test func `a path answers a question for free text, and a command stays one`() async {
    let events = await FlowDriver(app: .kiosk()).run { driver in
      var events: [FlowEvent] = []
      for line in ["keeps a secret", "4711", "/nope", "/etc/hosts of mine"] {
        events += await driver.send(.line(line)).events
      }
      return events
    }
    let rows = events.flatMap { $0.lines() }
    #expect(rows.contains { $0.hasPrefix("'/nope' is no command.") })
    #expect(rows.last == "Kept.")
  }

  @Test func `a secret is in no entry of the trace and no event but the question`() async {
    let (events, trace, isSecret) = await FlowDriver(app: .kiosk()).run { driver in
      var events: [FlowEvent] = []
      events += await driver.send(.line("keeps a secret")).events
      let isSecret = driver.view.question?.isSecret
      for line in ["77", "4711", "/review", "/set pin 4712", "/set pin 12345", "hello", "/review"] {
        events += await driver.send(.line(line)).events
      }
      return (events, driver.trace, isSecret)
    }
    let all = events.map { "\($0)" } + trace.map { $0.json() } + trace.map { "\($0)" }
    #expect(isSecret == true)
    for secret in ["77", "4711", "4712", "12345"] {
      #expect(!all.contains { $0.contains("'\(secret)'") || $0.contains("=\(secret)") })
      #expect(!all.contains { $0.contains("= \(secret)") || $0.contains(": \(secret)") })
    }
    #expect(
      events.flatMap { $0.lines() }.last == "Kept."
        || events.flatMap { $0.lines() }.contains("Kept.")
    )
  }

  @Test func `a privacy-sensitive control is in no trace`() async {
    let trace = await FlowDriver(app: .kiosk()).run { driver in
      for label in ["Card 4711", "Pin 0815", "Plain"] {
        _ = await driver.send(.run(PrivateCard()))
        _ = await driver.send(.tap(label))
      }
      return driver.trace.map(\.line).filter { $0.hasPrefix("tap") }
    }
    #expect(trace == ["tap •••", "tap •••", "tap Plain"])
  }

  @Test func `code that asks on after it was cancelled is recorded once`() async {
    let lines = await FlowDriver(app: .kiosk()).run { driver in
      for line in ["asks on", "no", "/cancel"] { _ = await driver.send(.line(line)) }
      return driver.trace.map(\.line)
    }
    #expect(lines.count { $0.hasSuffix("came after it was given up") } == 1, "\(lines)")
  }

  @Test func `an answer names its parameter, and hides a secret`() async {
    let answers = await FlowDriver(app: .kiosk()).run { driver in
      for line in ["keeps a secret", "4711", "hello"] { _ = await driver.send(.line(line)) }
      return driver.trace.filter { $0.kind == .answer }
    }
    #expect(answers.map(\.line) == ["pin = •••", "note = hello"])
    #expect(answers.last?.facts["parameters"] == .object(["note": "hello"]))
  }

  @Test func `an entry is one JSON object on a row`() {
    let entry = TraceEntry(
      microseconds: 12,
      kind: .perform,
      line: "perform \"a\"\n",
      facts: ["parameters": .object(["size": nil, "name": "Ä\u{1}"]), "budget_us": .number(5)]
    )
    #expect(
      entry.json([(name: "flow", value: "x.flow")])
        == #"{"flow":"x.flow","us":12,"kind":"perform","line":"perform \"a\"\n","#
        + #""budget_us":5,"parameters":{"name":"Ä\u0001","size":null}}"#
    )
    #expect(entry.timedLine == "0.000012  perform \"a\"\n")
  }
}
