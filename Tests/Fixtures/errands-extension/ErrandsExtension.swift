import AppIntents
import Foundation
import SwiftUI

/// Registers something before the extension has the process.
@main
enum ErrandsProgram {
  @MainActor static func main() {
    AppDependencyManager.shared.add(dependency: Purse())
    ErrandsExtension.main()
  }
}

/// An extension of an app, as Xcode makes one, with an intent that needs what it registers.
struct ErrandsExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: ErrandList())
    let isThere = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      AppDependencyManager.shared.add { () async throws in Keys() }
      isThere.signal()
    }
    isThere.wait()
  }
}

/// What is registered before there is a conversation.
final class Purse: Sendable {
  let coins = 3
}

/// What is registered on a queue, made when it is needed.
final class Keys: Sendable {
  let count = 2
}

struct LeaveHouse: AppIntent {
  static let title: LocalizedStringResource = "Leave House"
  static let isDiscoverable = false

  @Dependency private var purse: Purse
  @Dependency private var keys: Keys

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "With \(purse.coins) coins and \(keys.count) keys.")
  }
}

/// What is still to be done.
final class ErrandList: Sendable {
  let errands = ["Milk", "Stamps"]
}

struct NextErrand: AppIntent {
  static let title: LocalizedStringResource = "Next Errand"

  @Dependency private var list: ErrandList

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(list.errands.first ?? "Nothing") is next.")
  }
}

/// Says what time it is, to less than a millisecond, and how far that is from universal time, twice.
struct TellTime: AppIntent {
  static let title: LocalizedStringResource = "Tell Time"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let hours = TimeZone.current.secondsFromGMT() / 3600
    let formatter = DateFormatter()
    formatter.dateFormat = "xxx"
    let zone = formatter.string(from: Date())
    return .result(dialog: "\(zone) \(Date().timeIntervalSince1970) s, \(hours) h away.")
  }
}

/// Says by the app's own calendar what was typed, and shows it.
struct SetAlarm: AppIntent {
  static let title: LocalizedStringResource = "Set Alarm"

  @Parameter(title: "Time") var time: Date

  static var parameterSummary: some ParameterSummary { Summary("Set an alarm for \(\.$time)") }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let parts = Calendar.current.dateComponents([.day, .hour, .minute], from: time)
    let words =
      "Day \(parts.day ?? 0), \(parts.hour ?? 0) h \(parts.minute ?? 0), \(time.ISO8601Format())."
    return .result(dialog: "\(words)", view: Text(time, style: .time))
  }
}

/// Waits for what is put on the main run loop, and for a timer there.
struct WaitForBus: AppIntent {
  static let title: LocalizedStringResource = "Wait For Bus"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let line = await withCheckedContinuation { waiting in
      RunLoop.main.perform { waiting.resume(returning: 7) }
    }
    let isIsolated = await withCheckedContinuation { waiting in
      _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
        waiting.resume(returning: MainActor.assumeIsolated { Thread.isMainThread })
      }
    }
    return .result(dialog: "Bus \(line) is here\(isIsolated ? "" : ", elsewhere").")
  }
}

struct ErrandShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextErrand(),
      phrases: ["What is next in \(.applicationName)"],
      shortTitle: "Next",
      systemImageName: "list.bullet"
    )
    AppShortcut(
      intent: TellTime(),
      phrases: ["Tell the time in \(.applicationName)"],
      shortTitle: "Time",
      systemImageName: "clock"
    )
  }
}
