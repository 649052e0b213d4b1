import Foundation
import SnippetFoundation
import Testing

@testable import FlowEngine
@testable import Lanes

struct VirtualClockTests {
  private final class Alarm: Deadlined, Sendable {
    let name: String
    let log: Lock<[String]>
    let next: Int64?

    init(_ name: String, _ log: Lock<[String]>, next: Int64? = nil) {
      (self.name, self.log, self.next) = (name, log, next)
    }

    func due(at now: Int64) -> Int64? {
      let isFirst = log.withLock { log in
        defer { log.append("\(now) \(name)") }
        return !log.contains { $0.hasSuffix(name) }
      }
      return isFirst ? next : nil
    }
  }

  @Test func `entries fire by time, then in the order they were armed`() {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 0))
    let log = Lock([String]())
    for (name, time) in [("late", 30), ("first", 10), ("second", 10), ("middle", 20)] {
      clock.register(Alarm(name, log), at: Int64(time))
    }
    while clock.fireNext(upTo: 25) {}
    #expect(log.withLock { $0 } == ["10 first", "10 second", "20 middle"])
    #expect(clock.now == 20)
  }

  @Test func `what is due may name its next deadline`() {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 0))
    let log = Lock([String]())
    clock.register(Alarm("again", log, next: 40), at: 10)
    while clock.fireNext(upTo: 100) {}
    #expect(log.withLock { $0 } == ["10 again", "40 again"])
  }

  @Test func `deadlines of the engine are no sleepers`() {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 0))
    clock.register(Alarm("a", Lock([])), at: 10)
    #expect(clock.sleeping == 0)
  }

  @Test func `the date follows the clock`() {
    let clock = VirtualClock(start: Date(timeIntervalSince1970: 1000))
    clock.advance(to: 2_500_000_000)
    #expect(clock.date == Date(timeIntervalSince1970: 1002.5))
    clock.advance(to: 1)
    #expect(clock.now == 2_500_000_000)
  }

  @Test func `a heap gives back what it took, in order`() {
    var heap = DeadlineHeap<Int>()
    var random = SystemRandomNumberGenerator()
    let times = (0..<500).map { _ in Int64.random(in: 0..<50, using: &random) }
    for (order, time) in times.enumerated() { heap.push(order, at: time) }
    let removed = heap.remove { $0 == 250 }
    var popped: [(Int64, Int)] = []
    while let next = heap.pop() { popped.append((next.time, next.entry)) }
    let expected = times.enumerated().filter { $0.offset != 250 }.map { ($0.element, $0.offset) }
      .sorted { $0 < $1 }
    #expect(removed == 250)
    #expect(popped.elementsEqual(expected, by: ==))
  }
}
