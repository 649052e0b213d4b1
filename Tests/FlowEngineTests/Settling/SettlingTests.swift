import AppIntents
import Foundation
import SnippetFoundation
import Testing

@testable import FlowEngine

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

  /// 300 of them; as many as `make stress` says, with busy loops beside them the second time.
  @Test func `random flows come out the same alone and beside others`() async {
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["PARLEY_STRESS"].flatMap(Int.init)
    let seed = environment["PARLEY_SEED"].flatMap(UInt64.init) ?? .random(in: 1 ... .max / 2)
    let count = asked ?? 300
    print("random flows: seed \(seed), \(count) flows")
    var alone: [String] = []
    for index in 0..<count { alone.append(await Self.flow(seed &+ UInt64(index))) }
    let load = BusyLoops(asked == nil ? 0 : 2 * environmentCores)
    defer { load.stop() }
    var together: [Int: String] = [:]
    // 300 at a time: they stand beside each other, not in a queue.
    for start in stride(from: 0, to: count, by: 300) {
      let some = await withTaskGroup(of: (Int, String).self) { group in
        for index in (start..<min(count, start + 300)).shuffled() {
          group.addTask { (index, await Self.flow(seed &+ UInt64(index))) }
        }
        return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
      }
      together.merge(some) { $1 }
    }
    for index in 0..<count {
      #expect(together[index] == alone[index], "seed \(seed), flow \(index)")
    }
  }

  private static func flow(_ seed: UInt64) async -> String {
    let stage = Stage()
    let program = RandomProgram(seed: seed)
    return await stage.lane.run {
      stage.begin { await program.run(program.root, "", on: stage) }
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

private var environmentCores: Int { ProcessInfo.processInfo.activeProcessorCount }

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

/// A tree of things that app code does, the same for the same seed.
struct RandomProgram: Sendable {
  indirect enum Node: Sendable {
    case log
    /// Three spellings of a sleep.
    case sleep(milliseconds: Int, how: Int)
    /// Holds the thread for some real microseconds.
    case block(microseconds: UInt32)
    case yield(Int)
    case both(Node, Node)
    case group([Node])
    case task(Node, awaited: Bool, detached: Bool)
    case sequence([Node])
    case main
  }

  let root: Node

  init(seed: UInt64) {
    var state = seed | 1
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    func node(_ depth: Int) -> Node {
      switch random(depth <= 0 ? 5 : 10) {
      case 0: .log
      case 1: .sleep(milliseconds: 250 * (1 + random(40)), how: random(4))
      case 2: .yield(1 + random(4))
      case 3: .main
      case 4: random(4) == 0 ? .block(microseconds: UInt32(100 * (1 + random(10)))) : .log
      case 5: .both(node(depth - 1), node(depth - 1))
      case 6: .group((0...random(3)).map { _ in node(depth - 1) })
      case 7: .task(node(depth - 1), awaited: random(2) == 0, detached: random(2) == 0)
      default: .sequence((0...random(4)).map { _ in node(depth - 1) })
      }
    }
    root = .sequence((0..<3).map { _ in node(3) })
  }

  func run(_ node: Node, _ name: String, on stage: SettlingTests.Stage) async {
    switch node {
    case .log: stage.note(name)
    case .sleep(let milliseconds, let how):
      let duration = Duration.milliseconds(milliseconds)
      switch how {
      case 0: try? await Task.sleep(for: duration)
      case 1: try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
      case 2: try? await Task.sleep(until: .now + duration, clock: .continuous)
      default: try? await ContinuousClock().sleep(until: .now + duration)
      }
      stage.note("\(name) woke")
    case .block(let microseconds):
      usleep(microseconds)
      stage.note("\(name) blocked")
    case .yield(let times):
      for _ in 0..<times { await Task.yield() }
      stage.note("\(name) yielded")
    case .both(let one, let other):
      async let first: Void = run(one, name + "a", on: stage)
      async let second: Void = run(other, name + "b", on: stage)
      _ = await (first, second)
    case .group(let nodes):
      await withTaskGroup(of: Void.self) { group in
        for (index, node) in nodes.enumerated() {
          group.addTask { await run(node, "\(name)g\(index)", on: stage) }
        }
      }
    case .task(let node, let awaited, let detached):
      let task =
        detached
        ? Task.detached { await run(node, name + "d", on: stage) }
        : Task { await run(node, name + "t", on: stage) }
      if awaited { await task.value }
    case .sequence(let nodes):
      for (index, node) in nodes.enumerated() { await run(node, "\(name)\(index)", on: stage) }
    case .main:
      await MainActor.run {}
      stage.note("\(name) main")
    }
  }
}
