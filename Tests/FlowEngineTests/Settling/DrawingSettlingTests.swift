import AppIntents
import Foundation
import SnippetFoundation
import SwiftUI
import Testing

@testable import FlowEngine

/// Flows that draw: what has run when a step ends is the same alone and beside others.
struct DrawingSettlingTests {
  @Test func `random drawings come out the same alone and beside others`() async {
    await RandomFlows.compare(60) { await Self.flow($0) }
  }

  /// What each step shows, and what has run when it ends.
  private static func flow(_ seed: UInt64) async -> String {
    let diary = Diary()
    let app = HostedApp(name: "Diary", modules: ["FlowEngineTests"]) {
      AppDependencyManager.shared.add(dependency: diary)
    }
    return await FlowDriver(app: app).run { driver in
      var rows: [String] = []
      func add(_ turn: FlowDriver.Turn) {
        rows += turn.events.flatMap { $0.lines() } + diary.take() + ["\(turn.ending)"]
      }
      func finish(_ turn: FlowDriver.Turn) async {
        add(turn)
        var turn = turn
        for _ in 0..<30 where turn.ending == .onClock {
          turn = await driver.wait(.seconds(2))
          add(turn)
        }
      }
      await finish(driver.send(.run(WriteAtRandom(seed: Int(seed % 1_000_003)), given: [:])))
      for input in [FlowInput.confirm, .tap("Again"), .tap("Again"), .cancel] {
        await finish(driver.send(input))
      }
      return rows.joined(separator: "\n")
    }
  }
}

/// What has run, in order: on the lane, and beside it on the main actor.
private final class Diary: Sendable {
  private let lines = Lock((lane: [String](), main: [String]()))

  func note(_ line: String) { lines.withLock { $0.lane.append(line) } }

  func noteOnMain(_ line: String) { lines.withLock { $0.main.append("main: " + line) } }

  func take() -> [String] {
    lines.withLock { lines in
      defer { lines = ([], []) }
      return lines.lane + lines.main
    }
  }

  /// Does things as an app does them, on the main actor too.
  func write(_ seed: Int, _ name: String) async {
    await RandomProgram(seed: UInt64(seed)).run(name) { [self] in note($0) }
    if seed % 4 == 1 { DispatchQueue.main.async { self.noteOnMain("\(name) sent") } }
  }
}

private struct WriteAtRandom: AppIntent {
  static let title: LocalizedStringResource = "Write at Random"

  @Parameter(title: "Seed") var seed: Int
  @Dependency var diary: Diary

  init() {}

  init(seed: Int) { self.seed = seed }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await diary.write(seed, "first")
    if seed % 3 > 0 {
      try await requestConfirmation(
        actionName: .go,
        dialog: "Go on?",
        snippetIntent: DiaryPage(seed: seed + 1)
      )
      await diary.write(seed + 2, "then")
    }
    return .result(snippetIntent: DiaryPage(seed: seed + 3))
  }
}

private struct WriteAgain: AppIntent {
  static let title: LocalizedStringResource = "Write Again"

  @Parameter(title: "Seed") var seed: Int
  @Dependency var diary: Diary

  init() {}

  init(seed: Int) { self.seed = seed }

  func perform() async throws -> some IntentResult {
    if seed % 2 == 0 { await diary.write(seed, "again") }
    return .result()
  }
}

private struct DiaryPage: SnippetIntent {
  static let title: LocalizedStringResource = "Page"

  @Parameter(title: "Seed") var seed: Int
  @Dependency var diary: Diary

  init() {}

  init(seed: Int) { self.seed = seed }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    if seed % 5 == 0 { await diary.write(seed, "page") }
    return .result(view: PageView(seed: seed, diary: diary))
  }
}

private struct PageView: View {
  let seed: Int
  let diary: Diary

  var body: some View {
    read()
    return VStack {
      Text("Page \(seed)")
      Button("Again", intent: WriteAgain(seed: seed + 7))
    }
  }

  private func read() {
    diary.noteOnMain("body")
    if seed % 2 == 0 { DispatchQueue.main.async { diary.noteOnMain("sent by body") } }
    if seed % 7 == 0 { Task { @MainActor in diary.noteOnMain("task of body") } }
  }
}
