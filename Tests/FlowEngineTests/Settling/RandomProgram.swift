import AppIntents
import Foundation

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

  /// Runs all of it; `note` is told of each step.
  func run(_ name: String = "", note: @escaping @Sendable (String) -> Void) async {
    await run(root, name, note)
  }

  private func run(
    _ node: Node,
    _ name: String,
    _ note: @escaping @Sendable (String) -> Void
  ) async {
    switch node {
    case .log: note(name)
    case .sleep(let milliseconds, let how):
      let duration = Duration.milliseconds(milliseconds)
      switch how {
      case 0: try? await Task.sleep(for: duration)
      case 1: try? await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
      case 2: try? await Task.sleep(until: .now + duration, clock: .continuous)
      default: try? await ContinuousClock().sleep(until: .now + duration)
      }
      note("\(name) woke")
    case .block(let microseconds):
      usleep(microseconds)
      note("\(name) blocked")
    case .yield(let times):
      for _ in 0..<times { await Task.yield() }
      note("\(name) yielded")
    case .both(let one, let other):
      async let first: Void = run(one, name + "a", note)
      async let second: Void = run(other, name + "b", note)
      _ = await (first, second)
    case .group(let nodes):
      await withTaskGroup(of: Void.self) { group in
        for (index, node) in nodes.enumerated() {
          group.addTask { await run(node, "\(name)g\(index)", note) }
        }
      }
    case .task(let node, let awaited, let detached):
      let task =
        detached
        ? Task.detached { await run(node, name + "d", note) }
        : Task { await run(node, name + "t", note) }
      if awaited { await task.value }
    case .sequence(let nodes):
      for (index, node) in nodes.enumerated() { await run(node, "\(name)\(index)", note) }
    case .main:
      await MainActor.run {}
      note("\(name) main")
    }
  }
}
