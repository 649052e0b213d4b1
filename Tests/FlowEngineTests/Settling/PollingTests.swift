import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

/// Code that waits for a time by reading the clock again and again.
struct PollingTests {
  private static let reads: Settling.Ending = .stillRunning("it reads the clock again and again")
  private static let holds: Settling.Ending = .stillRunning("it holds its thread")
  /// When flows start.
  private static let start = Date(timeIntervalSince1970: 1_767_225_600)
  private let stage = SettlingTests.Stage()
  private let end = Date(timeIntervalSince1970: 3)

  @Test func `code that suspends between its looks goes on once time has passed`() async {
    let endings = await stage.lane.run { [stage, end] in
      stage.begin {
        while stage.clock.date < end { await Task.yield() }
        stage.note("done")
      }
      let settling = stage.settling()
      return [
        await settling.settle(), await settling.wait(.seconds(2)), await settling.wait(.seconds(1)),
      ]
    }
    #expect(endings == [Self.reads, Self.reads, .complete])
    #expect(stage.text == "3.0 done")
  }

  @Test func `what others do is done before a step beside such code is over`() async {
    _ = await stage.lane.run { [stage, end] in
      stage.begin { while stage.clock.date < end { await Task.yield() } }
      for _ in 0..<3 {
        stage.begin { await MainActor.run { stage.note("main") } }
        _ = await stage.settling().settle()
        stage.note("settled")
      }
      return await stage.settling().wait(.seconds(3))
    }
    #expect(
      stage.text == Array(repeating: "0.0 main\n0.0 settled", count: 3).joined(separator: "\n")
    )
  }

  @Test(arguments: [false, true])
  func `code that holds its thread goes on in the very step that lets its time come`(
    isGivenUp: Bool
  ) async {
    stage.lane.patienceMilliseconds = 20
    stage.isDone.withLock { $0 = isGivenUp }
    let endings = await stage.lane.run { [stage, end] in
      stage.begin {
        while stage.clock.date < end {}
        await MainActor.run { stage.note("done") }
      }
      let settling = stage.settling()
      return [
        await settling.settle(), await settling.wait(.seconds(2)), await settling.wait(.seconds(8)),
      ]
    }
    let waiting = isGivenUp ? Settling.Ending.complete : Self.holds
    #expect(endings == [waiting, waiting, .complete])
    #expect(stage.text == "10.0 done")
  }

  @Test func `code that suspends for ever is still running`() async {
    let isOver = Lock(false)
    let ending = await stage.lane.run { [stage] in
      stage.begin { while !isOver.withLock({ $0 }) { await Task.yield() } }
      var settling = stage.settling()
      settling.rounds = 3
      defer { isOver.withLock { $0 = true } }
      return await settling.settle()
    }
    #expect(ending == .stillRunning("it suspends again and again"))
  }

  @Test func `what still reads the clock when its flow is over ends by the real time`() async {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let finish = { @Sendable in end.finish() }
    let rows = await PollTime.$ended.withValue(finish) {
      await FlowDriver(app: .kiosk()).run { driver in
        await driver.send(.line("poll time")).events.flatMap { $0.lines() }
      }
    }
    #expect(rows == [])
    for await _ in ended {}
  }

  @Test func `a flow that is gone on with has its own time again`() async {
    let driver = FlowDriver(app: .kiosk())
    await driver.run { _ = await $0.send(.line("poll time")) }
    #expect(await driver.asOnlooker { Date() } > Self.start)
    #expect(await driver.run { await $0.asOnlooker { Date() } } == Self.start)
    _ = driver.goLive()
    #expect(await driver.asOnlooker { Date() } < Self.start + 3_600)
  }
}
