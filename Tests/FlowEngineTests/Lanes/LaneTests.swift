import Foundation
import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

struct LaneTests {
  @Test func `jobs run first in, first out`() async {
    let lane = Lane(pool: LanePool())
    lane.patienceMilliseconds = 60_000  // a thread that is merely preempted is not left behind
    let seen = Lock([Int]())
    let tasks = (0..<200).map { index in lane.start { seen.withLock { $0.append(index) } } }
    for task in tasks { await task.value }
    #expect(seen.withLock { $0 } == Array(0..<200))
  }

  @Test func `one thread at a time is on a lane`() async {
    let lane = Lane(pool: LanePool())
    lane.patienceMilliseconds = 60_000
    let inside = Lock((now: 0, most: 0))
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask(executorPreference: lane) {
          inside.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
          }
          inside.withLock { $0.now -= 1 }
          await Task.yield()
        }
      }
    }
    #expect(inside.withLock { $0.most } == 1)
  }

  @Test func `a lane's code runs on the lane's thread`() async {
    let lane = Lane(pool: LanePool())
    let isCurrent = await lane.run { Lane.current === lane }
    #expect(isCurrent)
    #expect(Lane.current == nil)
  }

  @Test func `code that blocks its thread holds up neither another lane nor its own`() async {
    let pool = LanePool()
    let (blocked, other) = (Lane(pool: pool), Lane(pool: pool))
    let gate = Gate()
    let stuck = blocked.start { gate.block() }
    #expect(await other.run { 1 } == 1)
    #expect(await blocked.run { 2 } == 2)
    #expect(blocked.stuckJobs == 1)
    gate.open()
    await stuck.value
    await eventually { blocked.stuckJobs == 0 }
  }

  /// One that it made ready itself, and one that comes from elsewhere.
  @Test func `lanes that yield for ever starve no other`() async {
    let pool = LanePool()
    let (isOver, ready) = (Lock(false), Lane(pool: pool))
    let yielding = (0..<4).map { index in
      Lane(pool: pool).start {
        let child = index == 0 ? ready.start {} : nil
        while !isOver.withLock({ $0 }) { await Task.yield() }
        _ = await child?.value
      }
    }
    #expect(await ready.run { 1 } == 1)
    #expect(await Lane(pool: pool).run { 2 } == 2)
    isOver.withLock { $0 = true }
    for task in yielding { await task.value }
  }

  @Test func `two hundred blocked threads leave room for further calls`() async {
    let pool = LanePool()
    let gate = Gate()
    let stuck = (0..<200).map { _ in Lane(pool: pool).start { gate.block() } }
    for index in 0..<100 { #expect(await Lane(pool: pool).run { index } == index) }
    gate.open()
    for task in stuck { await task.value }
    await eventually { pool.threadCount <= 6 }
  }

  @Test func `at the cap a pool says so`() async {
    let pool = LanePool(maximumThreads: 4)
    let gate = Gate()
    let stuck = (0..<4).map { _ in Lane(pool: pool).start { gate.block() } }
    await eventually { pool.isAtCapacity }
    gate.open()
    for task in stuck { await task.value }
    await eventually { !pool.isAtCapacity }
  }

  /// Waits for something that other threads bring about; the test's own time limit ends it.
  @Test func `who looks out takes a permit that came, and sleeps for one that did not`() async {
    let (parking, seen) = (Parking(), Lock(0))
    _ = startThread(named: "looks out") {
      for _ in 0..<200 {
        parking.lookOut(for: 20_000)
        parking.sleep()
        seen.withLock { $0 += 1 }
      }
    }
    for count in 1...200 {
      parking.wake()
      await eventually { seen.withLock { $0 == count } }
    }
  }

  private func eventually(_ condition: @Sendable () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}

/// Blocks threads till it is opened.
final class Gate: @unchecked Sendable {  // a condition guards the flag
  private let condition = NSCondition()
  private var isOpen = false
  private var blocked = 0

  /// Whether a thread waits here, or did.
  var wasReached: Bool {
    condition.lock()
    defer { condition.unlock() }
    return blocked > 0
  }

  func block() {
    condition.lock()
    blocked += 1
    while !isOpen { condition.wait() }
    condition.unlock()
  }

  func open() {
    condition.lock()
    isOpen = true
    condition.broadcast()
    condition.unlock()
  }
}
