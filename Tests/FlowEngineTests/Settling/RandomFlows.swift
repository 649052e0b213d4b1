import Foundation
import SnippetFoundation
import Testing

/// Plays flows made from numbers one by one, and then many at a time.
enum RandomFlows {
  /// So many of them; as many as `make stress` says, with busy loops beside them the second time.
  static func compare(_ usual: Int, _ flow: @escaping @Sendable (UInt64) async -> String) async {
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["PARLEY_STRESS"].flatMap(Int.init)
    // The same flows for each run of the tests; new ones for each `make stress`.
    let seed =
      environment["PARLEY_SEED"].flatMap(UInt64.init)
      ?? (asked == nil ? 1 : .random(in: 1 ... .max / 2))
    let count = asked ?? usual
    print("random flows: seed \(seed), \(count) flows")
    var alone: [String] = []
    for index in 0..<count { alone.append(await flow(seed &+ UInt64(index))) }
    let load = BusyLoops(asked == nil ? 0 : 2 * ProcessInfo.processInfo.activeProcessorCount)
    defer { load.stop() }
    var together: [Int: String] = [:]
    // 300 at a time: they stand beside each other, not in a queue.
    for start in stride(from: 0, to: count, by: 300) {
      let some = await withTaskGroup(of: (Int, String).self) { group in
        for index in (start..<min(count, start + 300)).shuffled() {
          group.addTask { (index, await flow(seed &+ UInt64(index))) }
        }
        return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
      }
      together.merge(some) { $1 }
    }
    for index in 0..<count {
      #expect(together[index] == alone[index], "seed \(seed), flow \(index)")
    }
  }
}

/// Threads that do nothing but take the processors away from everybody else.
private final class BusyLoops: Sendable {
  private let isStopped = Lock(false)

  init(_ count: Int) {
    for _ in 0..<count {
      Thread.detachNewThread { [isStopped] in
        while !isStopped.withLock({ $0 }) { for number in 0..<100_000 { blackHole(number) } }
      }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }
}

@inline(never) private func blackHole(_ number: Int) {}
