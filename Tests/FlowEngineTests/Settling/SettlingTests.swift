import AppIntents
import Foundation
import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

struct SettlingTests {
  /// A lane with a virtual clock, and a log that carries the clock's seconds.
  final class Stage: Sendable {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 0))
    let lane: Lane
    let log = Lock([String]())
    let isDone = Lock(false)

    init(pool: LanePool = .shared) { lane = Lane(pool: pool, clock: clock) }

    func note(_ text: String) {
      let seconds = Double(clock.now) / 1e9
      log.withLock { $0.append("\(seconds) \(text)") }
    }

    func begin(_ body: @escaping @Sendable () async -> Void) {
      _ = lane.start { [self] in
        await body()
        isDone.withLock { $0 = true }
      }
    }

    func settling(grace: Duration = .seconds(1)) -> Settling {
      var settling = Settling(
        lane: lane,
        clock: clock,
        isComplete: { [self] in isDone.withLock { $0 } }
      )
      settling.grace = grace
      return settling
    }

    var text: String { log.withLock { $0.joined(separator: "\n") } }
  }

  @Test func `work without waits is complete`() async {
    let stage = Stage()
    let ending = await stage.lane.run {
      stage.begin {
        for _ in 0..<10 { await Task.yield() }
        await MainActor.run {}
        stage.note("done")
      }
      return await stage.settling().settle()
    }
    #expect(ending == .complete)
    #expect(stage.text == "0.0 done")
  }

  /// In a process of its own: the main actor is busy there.
  @Test func `code that stands in line on a busy main actor is waited for`() async {
    await #expect(processExitsWith: .success) {
      let stage = Stage()
      let isOver = Lock(false)
      let ending = await stage.lane.run {
        Self.keepMainBusy { isOver.withLock { $0 } }
        stage.begin {
          for _ in 0..<3 { await Self.callOnMain(depth: 5) }
          stage.note("done")
        }
        defer { isOver.withLock { $0 = true } }
        return await stage.settling(grace: .milliseconds(16)).settle()
      }
      #expect(ending == .complete)
      #expect(stage.text == "0.0 done")
    }
  }

  /// Each call stands in line behind what was sent there since, without a job on the lane.
  @MainActor
  private static func callOnMain(depth: Int) async {
    if depth > 0 { await callOnMain(depth: depth - 1) }
  }

  /// Holds the main actor for longer than a part of the grace, again and again.
  private static func keepMainBusy(_ isOver: @escaping @Sendable () -> Bool) {
    Task.detached { @MainActor in
      let end = monotonicNow() + 5_000_000
      while monotonicNow() < end {}
      if !isOver() { keepMainBusy(isOver) }
    }
  }

  @Test func `code may suspend again and again till the main actor has done its part`() async {
    let stage = Stage()
    let ending = await stage.lane.run {
      stage.begin {
        let isDone = Lock(false)
        Task { @MainActor in isDone.withLock { $0 = true } }
        while !isDone.withLock({ $0 }) { await Task.yield() }
        stage.note("done")
      }
      return await stage.settling().settle()
    }
    #expect(ending == .complete)
    #expect(stage.text == "0.0 done")
  }

  /// In a process of its own: the main actor is held there.
  @Test func `the main actor may wait for what it has sent to the lane`() async {
    await #expect(processExitsWith: .success) {
      let stage = Stage()
      stage.lane.patienceMilliseconds = 20
      let ending = await stage.lane.run {
        stage.begin {
          await Self.block(till: stage.lane)
          stage.note("done")
        }
        return await stage.settling().settle()
      }
      #expect(ending == .complete)
      #expect(stage.text == "0.0 done")
    }
  }

  @MainActor
  private static func block(till lane: Lane) {
    let isThere = DispatchSemaphore(value: 0)
    Task(executorPreference: lane) { isThere.signal() }
    isThere.wait()
  }

  @Test func `a sleep of a minute takes no time`() async {
    let stage = Stage()
    let endings = await stage.lane.run {
      stage.begin {
        try? await Task.sleep(for: .seconds(60))
        stage.note("woke")
      }
      let first = await stage.settling().settle()
      let second = await stage.settling().wait(.seconds(59))
      let third = await stage.settling().wait(.seconds(1))
      return [first, second, third]
    }
    #expect(endings == [.onClock, .onClock, .complete])
    #expect(stage.text == "60.0 woke")
  }

  @Test func `all spellings of a sleep follow the clock`() async {
    let stage = Stage()
    _ = await stage.lane.run {
      stage.begin {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        stage.note("nanoseconds")
        try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        stage.note("until")
        try? await ContinuousClock().sleep(until: .now + .seconds(1))
        stage.note("clock")
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await Task.sleep(for: .seconds(1)) }
        }
        stage.note("group")
      }
      return await stage.settling().wait(.seconds(10))
    }
    #expect(stage.text == "1.0 nanoseconds\n2.0 until\n3.0 clock\n4.0 group")
  }

  @Test func `a sleep until a time is as long as was meant, however late it begins`() async {
    let stage = Stage()
    _ = await stage.lane.run {
      stage.begin {
        usleep(60_000)  // as long as others have the processor
        let deadline = ContinuousClock.now + .milliseconds(1_750)
        usleep(3_000)
        try? await Task.sleep(until: deadline, clock: .continuous)
        stage.note("task")
        usleep(60_000)
        let other = ContinuousClock.now + .seconds(0.3)
        usleep(3_000)
        try? await ContinuousClock().sleep(until: other)
        stage.note("clock")
      }
      return await stage.settling().wait(.seconds(10))
    }
    #expect(stage.text == "1.75 task\n2.05 clock")
  }

  @Test func `the more threads are held, the sooner the next is given up`() async {
    let stage = Stage()
    stage.lane.patienceMilliseconds = 40
    let gate = Gate()
    let patience = await stage.lane.run {
      var patience: [Int] = []
      for _ in 0..<4 {
        patience.append(stage.lane.patienceNow)
        stage.begin { gate.block() }
        _ = await stage.settling().settle()
      }
      return patience
    }
    #expect(patience == [40, 20, 10, 10])
    gate.open()
  }

  @Test func `a held thread is still running`() async {
    let stage = Stage()
    stage.lane.patienceMilliseconds = 2
    let gate = Gate()
    let ending = await stage.lane.run {
      stage.begin { gate.block() }
      return await stage.settling().settle()
    }
    #expect(ending == .stillRunning("it holds its thread"))
    gate.open()
  }

  @Test func `what waits outside the engine is still running`() async {
    let stage = Stage()
    let waiter = Lock<CheckedContinuation<Void, Never>?>(nil)
    let ending = await stage.lane.run {
      stage.begin { await withCheckedContinuation { k in waiter.withLock { $0 = k } } }
      return await stage.settling(grace: .milliseconds(5)).settle()
    }
    #expect(ending == .stillRunning("it waits for something outside the engine"))
    waiter.withLock { $0 }?.resume()
  }

  @Test func `a cancelled sleep ends at once`() async {
    let stage = Stage()
    let ending = await stage.lane.run {
      stage.begin {
        let sleeper = Task { try await Task.sleep(for: .seconds(60)) }
        await Task.yield()
        sleeper.cancel()
        let result = await sleeper.result
        stage.note((try? result.get()) == nil ? "cancelled" : "slept")
      }
      return await stage.settling().settle()
    }
    #expect(ending == .complete)
    #expect(stage.text == "0.0 cancelled")
    #expect(stage.clock.sleeping == 0)
  }

  @Test func `random flows come out the same alone and beside others`() async {
    // Threads of their own: as many as these hold at once, others would be refused.
    let pool = LanePool()
    await RandomFlows.compare(300) { await Self.flow($0, pool) }
  }

  private static func flow(_ seed: UInt64, _ pool: LanePool) async -> String {
    let stage = Stage(pool: pool)
    let program = RandomProgram(seed: seed)
    return await stage.lane.run {
      stage.begin { await program.run { stage.note($0) } }
      var ending = await stage.settling(grace: .seconds(5)).settle()
      for step in 0..<60 where ending == .onClock {
        stage.note("-- step \(step)")
        ending = await stage.settling(grace: .seconds(5)).wait(.seconds(2))
      }
      stage.note("\(ending)")
      return stage.text
    }
  }
}
