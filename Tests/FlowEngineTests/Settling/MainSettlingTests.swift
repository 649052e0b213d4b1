import AppIntents
import Foundation
import SnippetFoundation
import Testing

@testable import FlowEngine

/// Flows of an app whose code is all the main actor's, as with Xcode's default isolation.
struct MainSettlingTests {
  @Test func `random flows of the main actor come out the same alone and beside others`() async {
    await RandomFlows.compare(200) { await Self.flow($0) }
  }

  /// What has run by the end of each step.
  private static func flow(_ seed: UInt64) async -> String {
    let steps = Steps()
    let app = HostedApp(name: "Steps", modules: ["FlowEngineTests"]) {
      AppDependencyManager.shared.add(dependency: steps)
    }
    return await FlowDriver(app: app).run { driver in
      var turn = await driver.send(
        .run(WalkAtRandom(seed: Int(seed % 1_000_003)), given: [:])
      )
      var rows = await steps.take() + ["\(turn.ending)"]
      for _ in 0..<60 where turn.ending == .onClock || !driver.leftBehind.isEmpty {
        turn = await driver.wait(.seconds(2))
        rows += await steps.take() + ["\(turn.ending)"]
      }
      return rows.joined(separator: "\n")
    }
  }
}

@MainActor
private final class Steps {
  private var rows: [String] = []

  nonisolated init() {}

  func note(_ row: String) { rows.append(row) }

  func take() -> [String] {
    defer { rows = [] }
    return rows
  }
}

private struct WalkAtRandom: AppIntent {
  static let title: LocalizedStringResource = "Walk at Random"

  @Parameter(title: "Seed") var seed: Int
  @Dependency var steps: Steps

  init() {}

  init(seed: Int) { self.seed = seed }

  @MainActor
  func perform() async throws -> some IntentResult {
    await RandomProgram(seed: UInt64(seed)).walk("") { [steps] in steps.note($0) }
    return .result()
  }
}

extension RandomProgram {
  /// Runs all of it on the main actor.
  @MainActor
  fileprivate func walk(_ name: String, note: @escaping @MainActor @Sendable (String) -> Void) async
  {
    await walk(root, name, note)
  }

  @MainActor
  private func walk(
    _ node: Node,
    _ name: String,
    _ note: @escaping @MainActor @Sendable (String) -> Void
  ) async {
    switch node {
    case .log, .block: note(name)
    case .sleep(let milliseconds, _):
      try? await Task.sleep(for: .milliseconds(milliseconds))
      note("\(name) woke")
    case .yield(let times):
      for _ in 0..<times { await Task.yield() }
      note("\(name) yielded")
    case .both(let one, let other):
      let first = Task { await walk(one, name + "a", note) }
      let second = Task { await walk(other, name + "b", note) }
      await first.value
      await second.value
    case .group(let nodes):
      await withTaskGroup { group in
        for (index, node) in nodes.enumerated() {
          group.addTask { await walk(node, "\(name)g\(index)", note) }
        }
      }
    case .task(let node, let awaited, let detached):
      let alone: @MainActor @Sendable () async -> Void = { await walk(node, name + "d", note) }
      let task =
        detached
        ? Task.detached(operation: alone) : Task { await walk(node, name + "t", note) }
      if awaited { await task.value }
    case .sequence(let nodes):
      for (index, node) in nodes.enumerated() { await walk(node, "\(name)\(index)", note) }
    case .main:
      await elsewhere()
      note("\(name) back")
    }
  }

  @concurrent private func elsewhere() async {}
}
