import AppIntents
import FlowEngine
import IntentModel
import Synchronization
import Testing

/// What happened, in order.
private final class Steps: Sendable {
  private let steps = Mutex<[String]>([])

  func add(_ step: String) { steps.withLock { $0.append(step) } }

  /// The step, and whether it is taken where the engine runs the app's code.
  func addHere(_ step: String) {
    add(AppExecution.isOnOwnThread ? step : "\(step) elsewhere")
  }

  var text: String { steps.withLock { $0.joined(separator: ", ") } }
}

struct BeginAtOnce: AppIntent {
  static let title: LocalizedStringResource = "Begin at Once"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let steps = Steps()
    let first = Task.immediate {
      steps.addHere("in")
      try? await Task.sleep(for: .seconds(3))
      steps.addHere("after")
    }
    let second = Task.immediate(name: "second", priority: .high) {
      steps.addHere("in")
      try await Task.sleep(for: .seconds(2))
      steps.addHere("sooner")
      throw CancellationError()
    }
    steps.addHere("out")
    await first.value
    do { try await second.value } catch { steps.add("\(type(of: error))") }
    return .result(dialog: "\(steps.text)")
  }
}

struct BeginOnMain: AppIntent {
  static let title: LocalizedStringResource = "Begin on Main"

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let steps = Steps()
    let first = Task.immediate {
      MainActor.assertIsolated()
      steps.add("in")
    }
    let second = Task.immediate {
      steps.add("in")
      throw CancellationError()
    }
    steps.add("out")
    await first.value
    do { try await second.value } catch { steps.add("\(type(of: error))") }
    return .result(dialog: "\(steps.text)")
  }
}

struct BeginOnMainFromElsewhere: AppIntent {
  static let title: LocalizedStringResource = "Begin on Main from Elsewhere"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let steps = Steps()
    let task = Task.immediate { @MainActor in
      MainActor.assertIsolated()
      steps.add("on main")
    }
    let failing = Task.immediate { @MainActor in
      steps.add("on main")
      throw CancellationError()
    }
    steps.add("out")
    await task.value
    do { try await failing.value } catch { steps.add("\(type(of: error))") }
    return .result(dialog: "\(steps.text)")
  }
}

/// `Task.immediate` begins in the job that makes the task, also where the engine runs it.
struct ImmediateTaskTests {
  @Test func `an immediate task begins at once and goes on with the app's code`() async {
    let text = await transcript("begin at once")
    #expect(text == "> begin at once\nin, in, out, sooner, after, CancellationError")
  }

  @Test func `an immediate task of the main actor begins at once there`() async {
    let text = await transcript("begin on main")
    #expect(text == "> begin on main\nin, in, out, CancellationError")
  }

  @Test func `an immediate task of another actor begins once that lets it`() async {
    let text = await transcript("begin on main from elsewhere")
    #expect(
      text == "> begin on main from elsewhere\nout, on main, on main, CancellationError"
    )
  }

  private func transcript(_ line: String) async -> String {
    await FlowDriver(app: .kiosk()).run { driver in
      let begun = await driver.send(.line(line)).events
      let over = await driver.wait(.seconds(3)).events
      return (["> \(line)"] + (begun + over).flatMap { $0.lines() }).joined(separator: "\n")
    }
  }

  @Test func `outside of a conversation it is the language's own`() async throws {
    let steps = Steps()
    let task = Task.immediate { steps.add("in") }
    steps.add("out")
    await task.value
    let failing = Task.immediate { throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await failing.value }
    #expect(steps.text == "in, out")
  }
}
