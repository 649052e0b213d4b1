import AppIntents
import Foundation

/// An extension of an app, as Xcode makes one, with an intent that needs what it registers.
@main
struct ErrandsExtension: AppIntentsExtension {
  init() {
    AppDependencyManager.shared.add(dependency: ErrandList())
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
