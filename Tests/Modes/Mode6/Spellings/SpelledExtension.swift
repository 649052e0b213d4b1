import AppIntents
import SwiftUI
import WidgetKit

/// A program of its own with intents.
struct SpelledExtension: AppIntentsExtension {}

struct SpelledRegisteringExtension: AppIntentsExtension {
  init() { AppDependencyManager.shared.add(dependency: "spelled") }
}

extension SpelledRegisteringExtension: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [SpelledInnerPackage.self] }
}

/// Which program it is, is known when it starts.
enum SpelledLauncher {
  #if swift(>=6)
  @MainActor
  #endif
  static func main() {
    if CommandLine.arguments.contains("--widgets") { return SpelledBundle.main() }
    if CommandLine.arguments.contains("--widget") { return SpelledWidget.main() }
    if CommandLine.arguments.contains("--control") { return SpelledControl.main() }
    if CommandLine.arguments.contains("--intents") { return SpelledExtension.main() }
    SpelledLaunchedApp.main()
  }
}

struct SpelledLaunchedApp: App {
  var body: some Scene { WindowGroup { Text("App") } }
}
