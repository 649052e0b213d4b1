import AppIntents
import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

/// Real threads that are really held, by the real clock; how long anything takes is not looked at.
struct StuckThreadsTests {
  @Test func `stuck performs time out, leave room for others, and their threads come back`() async {
    let pool = LanePool()
    let gate = Gate()
    let stuck = await withTaskGroup(of: [FlowEvent].self) { group in
      for _ in 0..<30 {
        group.addTask { await Self.answer("hold the thread", .milliseconds(50), gate, pool) }
      }
      return await group.reduce(into: [[FlowEvent]]()) { $0.append($1) }
    }
    // On a busy machine a call may find no thread in its time: it is told so, and holds none.
    let endings = ["Hold The Thread: timed out", "Hold The Thread: the app is too busy"]
    for events in stuck {
      let row = events.rows.first ?? ""
      #expect(endings.contains { row.hasPrefix($0) }, "\(row)")
    }
    for _ in 0..<20 {
      #expect(await Self.answer("values", .seconds(600), gate, pool).rows == ["Latte"])
    }
    gate.open()
    while pool.threadCount > 6 || pool.stuckCount > 0 { await Task.yield() }
  }

  @Test func `at the cap a call is told so when it comes`() async {
    let pool = LanePool(maximumThreads: 3)
    let gate = Gate()
    let held = (0..<3).map { _ in Lane(pool: pool).start { gate.block() } }
    while !pool.isAtCapacity { await Task.yield() }
    let rows = await Self.answer("values", .seconds(600), gate, pool).rows
    #expect(rows == ["Values: the app is too busy, nothing was done. Try again in a while."])
    gate.open()
    for task in held { await task.value }
  }

  @Test func `a call that no thread came to in time is told that the app is busy`() async {
    var machine = FlowMachine(
      app: AppKnowledge(.kiosk()),
      settings: ConversationSettings()
    )
    _ = machine.reduce(.input(.line("values")), now: 0)
    let actions = machine.reduce(.expired, now: 30_000_000_000)
    let rows = actions.flatMap { action -> [String] in
      if case .emit(let event) = action { event.lines() } else { [] }
    }
    #expect(rows == ["Values: the app is too busy, nothing was done. Try again in a while."])
  }

  @Test func `a value whose name holds its thread is given up, and holds up nobody`() async {
    let gate = Gate()
    let conversation = Self.conversation(.milliseconds(400), gate, LanePool())
    await conversation.launch()
    let first = await conversation.send(.line("return nameless")).rows
    #expect(first.first?.hasPrefix("Return Nameless: timed out") == true)
    #expect(await conversation.send(.line("values")).rows == ["Latte"])
    gate.open()
  }

  @Test func `a value whose JSON holds its thread is given up, and holds up nobody`() async {
    let gate = Gate()
    let conversation = Self.conversation(
      .milliseconds(400),
      gate,
      LanePool(),
      describesValues: true
    )
    await conversation.launch()
    let first = await conversation.send(.line("tell nameless")).rows
    #expect(first.first?.hasPrefix("Tell Nameless: timed out") == true)
    #expect(conversation.lastJSON == nil)
    #expect(await conversation.send(.line("values")).rows == ["Latte"])
    #expect(conversation.lastJSON == JSONValue(describing: DrinkQuery.all[0]))
    gate.open()
  }

  @Test func `a cancellation handler that holds its thread holds up nobody`() async {
    let pool = LanePool()
    let gate = Gate()
    let conversation = Self.conversation(.milliseconds(400), gate, pool)
    await conversation.launch()
    let first = await conversation.send(.line("cancels badly")).rows
    #expect(first.first?.hasPrefix("Cancels Badly: timed out") == true)
    #expect(await conversation.send(.line("values")).rows == ["Latte"])
    gate.open()
  }

  /// In a process of its own: others would wait for the main actor as well.
  @Test func `a main actor that is held is named, and cancel and other intents still work`() async {
    await #expect(processExitsWith: .success) { await Self.holdMainActor() }
  }

  /// Each in a process of its own: what left the main actor held, what was given up, and who only waits for it.
  @Test func `work that was left behind is named, not who waits for the main actor`() async {
    await #expect(processExitsWith: .success) {
      let holder = await Self.holder(of: "leaves the main actor held", "Left.")
      #expect(holder == "what Leaves The Main Actor Held left behind")
    }
  }

  @Test func `a perform that was given up is named, not who waits for the main actor`() async {
    await #expect(processExitsWith: .success) {
      let holder = await Self.holder(of: "hold the main actor", nil)
      #expect(holder == "Hold The Main Actor")
    }
  }

  @Test func `a held main actor is named though nothing waits for it`() async {
    await #expect(processExitsWith: .success) {
      let holder = await Self.holder(of: "hold the main actor", nil, then: "values")
      #expect(holder == "Hold The Main Actor")
    }
  }

  /// Who is named where a conversation's first intent holds the main actor past its end, and a second one follows.
  ///
  /// `row`: what the first one ends with; nil: it is cancelled.
  private static func holder(
    of first: String,
    _ row: String?,
    then second: String = "visits the main actor"
  ) async -> String {
    let pool = LanePool.shared
    let gate = Gate()
    let named = Lock<String?>(nil)
    var settings = ConversationSettings()
    settings.mainActorPatience = .milliseconds(100)
    let conversation = Conversation(
      app: .kiosk(gate),
      settings: settings,
      lane: Lane(pool: pool),
      clock: pool.clock
    ) { event in
      if case .warned(.mainActorHeld(_, let holder)) = event { named.withLock { $0 = holder } }
    }
    await conversation.launch()
    if let row {
      #expect(await conversation.send(.line(first)).rows.last == row)
    } else {
      conversation.post(.line(first))
    }
    while !gate.wasReached { await Task.yield() }
    if row == nil { await conversation.send(.cancel) }
    conversation.post(.line(second))
    while named.withLock({ $0 == nil }) { await Task.yield() }
    gate.open()
    return named.withLock { $0 } ?? ""
  }

  private static func holdMainActor() async {
    let pool = LanePool.shared
    let gate = Gate()
    let seen = Lock([FlowWarning]())
    var settings = ConversationSettings()
    settings.mainActorPatience = .milliseconds(40)
    let conversation = Conversation(
      app: .kiosk(gate),
      settings: settings,
      lane: Lane(pool: pool),
      clock: pool.clock
    ) { event in
      if case .warned(let warning) = event { seen.withLock { $0.append(warning) } }
    }
    await conversation.launch()
    conversation.post(.line("hold the main actor"))
    while !seen.withLock({ $0.contains { if case .mainActorHeld = $0 { true } else { false } } }) {
      await Task.yield()
    }
    // It may only be late; no flow has waited for it in vain.
    #expect(!MainWatch.shared.isGivenUp)
    #expect(await conversation.send(.cancel).rows == ["Hold The Main Actor: cancelled."])
    #expect(await conversation.send(.line("values")).rows == ["Latte"])
    #expect(await conversation.send(.line("catches no")).rows.first == "Really?")
    #expect(await conversation.send(.line("no")).rows == ["Fine, no."])
    gate.open()
    #expect(seen.withLock { $0.contains { $0.text.hasSuffix(" s by Hold The Main Actor") } })
  }

  private static func conversation(
    _ budget: Duration,
    _ gate: Gate,
    _ pool: LanePool,
    describesValues: Bool = false
  ) -> Conversation {
    var settings = ConversationSettings()
    settings.describesValues = describesValues
    settings.budgets.perform = budget
    return Conversation(
      app: .kiosk(gate),
      settings: settings,
      lane: Lane(pool: pool),
      clock: pool.clock
    ) { _ in }
  }

  private static func answer(
    _ line: String,
    _ budget: Duration,
    _ gate: Gate,
    _ pool: LanePool
  ) async -> [FlowEvent] {
    let conversation = conversation(budget, gate, pool)
    await conversation.launch()
    return await conversation.send(.line(line))
  }
}

extension [FlowEvent] {
  fileprivate var rows: [String] { flatMap { $0.lines() } }
}
