import AppIntents

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

struct ErrandShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextErrand(),
      phrases: ["What is next in \(.applicationName)"],
      shortTitle: "Next",
      systemImageName: "list.bullet"
    )
  }
}
