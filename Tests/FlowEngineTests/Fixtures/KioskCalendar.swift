import AppIntents
import Foundation
import SnippetFoundation
import SwiftUI

// The kiosk reads the calendar's clock as any app does.

/// Says what time it is on its own thread, in a child task, on the main actor and in a view.
struct TellTime: AppIntent {
  static let title: LocalizedStringResource = "Tell Time"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let own = Date()
    async let child = Date.now
    let started = await Task { Date() }.value
    let main = await MainActor.run { Date() }
    let clock = await Set([own, child, started, main]).map { $0.ISO8601Format() }
    let hour = Calendar.current.component(.hour, from: .now)
    return .result(
      dialog: "It is \(clock.sorted().joined(separator: " and ")), hour \(hour).",
      view: TimeView()
    )
  }
}

/// Waits till times of the calendar, by what holds its thread.
struct WaitTillThen: AppIntent {
  static let title: LocalizedStringResource = "Wait Till Then"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let start = ContinuousClock.now
    Self.wait()
    let isLongEnough = ContinuousClock.now - start >= .milliseconds(60)
    return .result(dialog: "\(isLongEnough ? "Waited" : "Did not wait").")
  }

  private static func wait() {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(20))
    _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + .milliseconds(20))
    let condition = NSCondition()
    condition.lock()
    _ = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
    condition.unlock()
  }
}

private struct TimeView: View {
  var body: some View { Text(Date().ISO8601Format()) }
}

/// Waits for a time by reading the clock again and again.
struct PollTime: AppIntent {
  static let title: LocalizedStringResource = "Poll Time"
  /// Called once that time has come.
  @TaskLocal static var ended: @Sendable () -> Void = {}

  func perform() async throws -> some IntentResult {
    let end = Date(timeIntervalSinceNow: 3)
    while Date() < end { await Task.yield() }
    Self.ended()
    return .result()
  }
}

/// Says what time it was when the system made it.
struct TellBirth: AppIntent {
  static let title: LocalizedStringResource = "Tell Birth"

  private let born = Date()

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Made \(born.ISO8601Format()).")
  }
}

/// Says what the app's launch has written down by now.
struct ReadDiary: AppIntent {
  static let title: LocalizedStringResource = "Read Diary"

  @Dependency private var diary: LaunchDiary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(diary.rows.joined(separator: ", "))")
  }
}

/// What the tasks write down that an app starts as it is launched.
final class LaunchDiary: Sendable {
  private let kept = Lock<[String]>([])

  var rows: [String] { kept.withLock { $0 } }

  func write(_ words: String) {
    kept.withLock { $0.append("\(words) at \(Int(Date().timeIntervalSince1970) % 100)") }
  }

  @MainActor
  static func launch() {
    let diary = LaunchDiary()
    AppDependencyManager.shared.add(dependency: diary)
    Task { @MainActor in
      diary.write("here")
      for _ in 0..<3 { await Task.yield() }
      diary.write("again")
    }
    Task {
      try? await Task.sleep(for: .seconds(5))
      diary.write("slept")
    }
  }
}
