import AppIntents
import FlowEngine
import SnippetFoundation
import Testing

/// `reload()` called by code that no conversation runs: a timer, a queue, a thread of its own.
///
/// One after the other: each reaches every conversation of the process that shows the type.
@Suite(.serialized)
struct ReloadTests {
  @Test func `a thread of the app's own draws the snippet again that is on show`() async {
    let till = Till()
    let rows = await FlowDriver(app: .kiosk(till)).run { driver in
      _ = await driver.send(.line("show shelf"))
      await till.set(7)
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          ShelfSnippet.reload()
          continuation.resume()
        }
      }
      return await driver.look().events.flatMap { $0.lines() }
    }
    #expect(rows == ["7 jars"])
  }

  @Test func `every conversation that shows the type draws it again`() async {
    let till = Till()
    let rows = await FlowDriver(app: .kiosk(till)).run { driver in
      let other = driver.anotherConversation()
      _ = await driver.send(.line("show shelf"))
      _ = await other.send(.line("show shelf"))
      await till.set(3)
      ShelfSnippet.reload()
      let turns = [await driver.look(), await other.look()]
      return turns.map { $0.events.flatMap { $0.lines() } }
    }
    #expect(rows == [["3 jars"], ["3 jars"]])
  }

  @Test(arguments: ["stock shelf", "stock on main"])
  func `what a perform has reloaded and then shows is shown once, also live`(line: String) async {
    for _ in 0..<100 {
      let (events, sink) = AsyncStream<FlowEvent>.makeStream()
      let conversation = Conversation(app: .kiosk()) { sink.yield($0) }
      await conversation.launch()
      await conversation.send(.line(line))
      await conversation.send(.line("nothing of it"))
      sink.finish()
      let shown = await events.reduce(into: 0) { count, event in
        if case .showed = event { count += 1 }
      }
      #expect(shown == 1)
    }
  }

  @Test(arguments: ["watch shelf", "hold shelf"])
  func `what goes on has its snippet reloaded, also live`(line: String) async {
    let (events, sink) = AsyncStream<FlowEvent>.makeStream()
    let conversation = Conversation(app: .kiosk()) { sink.yield($0) }
    await conversation.launch()
    await conversation.send(.line("show shelf"))
    conversation.post(.line(line))
    var shown = 0
    for await case .showed in events {
      shown += 1
      if shown == 2 { break }
    }
    await conversation.send(.cancel)
    #expect(shown == 2)
  }

  @Test func `a snippet that is reloaded faster than it is drawn is shown all the same`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("heat pot"))
      var rows: [String] = []
      for _ in 0..<15 {
        rows += await driver.wait(.seconds(1)).events.flatMap { $0.lines() }
      }
      return rows
    }
    #expect(rows.count >= 3 && rows.last == "9 degrees", "\(rows)")
  }

  @Test func `a line is taken while a snippet refreshes by itself`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("heat pot"))
      _ = await driver.wait(.seconds(5))
      return await driver.send(.line("asks twice")).events.flatMap { $0.lines() }
    }
    #expect(rows == ["How many?"])
  }

  @Test func `nothing is presented where the type is not shown`() async {
    let rows = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("poster"))
      ShelfSnippet.reload()
      return await driver.look().events.flatMap { $0.lines() }
    }
    #expect(rows.isEmpty)
  }
}
