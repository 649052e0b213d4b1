import AppIntents
import Foundation
import SnippetFoundation
import SwiftUI
import Testing

@testable import FlowEngine

/// A snippet whose perform stands in the main actor's line again and again, beside code that sleeps.
struct LongDrawingTests {
  @Test func `a drawing that stands in a long line again and again is shown before the step ends`()
    async
  {
    let crowd = Crowd()
    crowd.come()
    let (turn, later) = await FlowDriver(
      app: HostedApp(name: "Stairs", modules: ["FlowEngineTests"])
    )
    .run { driver in
      _ = await driver.send(.run(ShowStairs(), given: [:]))
      return (
        await driver.send(.run(ClimbAndRest(), given: [:])), await driver.wait(.seconds(5))
      )
    }
    crowd.leave()
    #expect(turn.events.flatMap { $0.lines() } == ["12 steps"])
    #expect(turn.ending == .onClock)
    #expect(later.events.flatMap { $0.lines() } == ["Climb and Rest: done."])
    #expect(later.ending == .complete)
  }
}

/// Others who stand in the main actor's line, so that whoever stands behind them comes late.
private final class Crowd: Sendable {
  private let isThere = Lock(true)
  private let sum = Lock(0)

  func come() {
    DispatchQueue.main.async { [self] in
      for number in 0..<2_000 { sum.withLock { $0 &+= number } }
      if isThere.withLock({ $0 }) { come() }
    }
  }

  func leave() { isThere.withLock { $0 = false } }
}

private struct ShowStairs: AppIntent {
  static let title: LocalizedStringResource = "Show Stairs"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: Stairs())
  }
}

private struct ClimbAndRest: AppIntent {
  static let title: LocalizedStringResource = "Climb and Rest"

  func perform() async throws -> some IntentResult {
    Stairs.reload()
    try await Task.sleep(for: .seconds(5))
    return .result()
  }
}

private struct Stairs: SnippetIntent {
  static let title: LocalizedStringResource = "Stairs"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(await climb(12)) steps"))
  }

  /// Asks the runtime where it is at each step, and stands at the end of the main actor's line again.
  private func climb(
    _ steps: Int,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Int {
    steps == 0 ? 0 : await climb(steps - 1) + 1
  }
}
