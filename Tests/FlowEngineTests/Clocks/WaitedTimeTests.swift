import Testing

@testable import FlowEngine
@testable import Lanes

struct WaitedTimeTests {
  private let second: Int64 = 1_000_000_000

  @Test func `what was slept is waited, and no more than that`() {
    var waited = WaitedTime(since: 0)
    let due = waited.due(after: 3 * second)
    waited.woke(at: 3 * second + 7, due: due)
    #expect(waited.nanoseconds == 3 * second)
    // The next sleep begins late, as on a busy machine.
    waited.woke(at: 5 * second, due: waited.due(after: second))
    #expect(waited.nanoseconds == 4 * second)
  }

  @Test func `what sleeps side by side is waited once`() {
    var waited = WaitedTime(since: 0)
    let (first, last) = (waited.due(after: second), waited.due(after: 2 * second))
    waited.woke(at: second, due: first)
    waited.woke(at: 2 * second, due: last)
    #expect(waited.nanoseconds == 2 * second)
  }

  @Test(
    arguments: [
      (30_000_400_000, 30_000_000_000), (10_015_000_000, 10_000_000_000),
      (10_030_000_000, 10_100_000_000), (250_500_000, 300_000_000), (1_000, 0),
    ] as [(Int64, Int64)]
  )
  func `a budget that was used up is waited in tenths of a second`(passed: Int64, wait: Int64) {
    var waited = WaitedTime(since: 5)
    waited.expired(at: 5 + passed)
    #expect(waited.nanoseconds == wait)
  }

  @Test func `a person's time is waited while something sleeps, in whole seconds`() {
    var waited = WaitedTime(since: 0)
    waited.acted(at: 60 * second, isRunning: false, before: nil)
    #expect(waited.nanoseconds == 0)
    let due = waited.due(after: 10 * second)
    waited.acted(at: 64 * second + second / 5, isRunning: false, before: due)
    #expect(waited.nanoseconds == 4 * second)
    // What begins now is over behind the other.
    #expect(waited.due(after: 7 * second) > due)
    waited.woke(at: 70 * second, due: due)
    #expect(waited.nanoseconds == 10 * second)
  }

  @Test func `a person's time never passes what still sleeps`() {
    var waited = WaitedTime(since: 0)
    waited.acted(at: 90 * second, isRunning: true, before: 3 * second)
    #expect(waited.nanoseconds == 2 * second)
  }

  @Test func `budgets count on from the seconds that a person took`() {
    var waited = WaitedTime(since: 0)
    waited.acted(at: 12 * second + second / 2, isRunning: true, before: nil)
    waited.expired(at: 30 * second + 1_000)
    #expect(waited.nanoseconds == 30 * second)
  }

  @Test func `a sleep of no time is waited for too`() {
    var waited = WaitedTime(since: 0)
    waited.woke(at: 9, due: waited.due(after: 0))
    #expect(waited.nanoseconds == 1)
  }

  @Test func `a sleep without an end is never over`() {
    #expect(WaitedTime(since: 0).due(after: .max) == .max)
    var waited = WaitedTime(since: 0)
    waited.woke(at: 1, due: 1)
    #expect(waited.due(after: .max) == .max)
  }
}
