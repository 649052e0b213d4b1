import AppIntents
import FlowEngine
import Testing

/// Asks somebody who answers a moment later on the main actor, as a delegate does.
@MainActor
private final class Bell {
  private var waiting: CheckedContinuation<Int, Never>?
  private var steps: [String] = []

  func answer() async -> Int {
    Task { ring() }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func ring() {
    waiting?.resume(returning: 3)
    waiting = nil
  }

  /// What happens in which order where one function of the main actor calls another.
  func order() async -> String {
    Task { steps.append("later") }
    await step()
    steps.append("after")
    await Task.yield()
    return steps.joined(separator: ", ")
  }

  private func step() async { steps.append("step") }

  /// What tasks of the main actor do in which order, however they are begun.
  func tasks() async -> String {
    Task { steps.append("first") }
    Task.detached { @MainActor in self.steps.append("second") }
    Task {
      steps.append("third")
      Task { steps.append("fifth") }
    }
    Task { steps.append("fourth") }
    steps.append("begun")
    for _ in 0..<2 { await Task.yield() }
    return steps.joined(separator: ", ")
  }
}

struct RingBell: AppIntent {
  static let title: LocalizedStringResource = "Ring Bell"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(await Bell().answer())")
  }
}

struct RingBellOnMain: AppIntent {
  static let title: LocalizedStringResource = "Ring Main Bell"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(await Bell().answer()): \(await Bell().order())")
  }
}

struct RingBellsOnMain: AppIntent {
  static let title: LocalizedStringResource = "Ring All Bells"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(await Bell().tasks())")
  }
}

/// The main actor's own code goes on there without a break, as it does where no thread of a conversation's is preferred.
struct MainOrderTests {
  @Test func `who is answered on the main actor waits before the answer comes`() async {
    #expect(await transcript(["ring bell"]) == "> ring bell\n3")
    #expect(
      await transcript(["ring main bell"]) == "> ring main bell\n3: step, after, later"
    )
  }

  @Test func `tasks that the main actor begins start there in order`() async {
    let text = await transcript(["ring all bells"])
    #expect(text == "> ring all bells\nbegun, first, second, third, fourth, fifth")
  }
}
