import AppIntents

/// A program of its own with intents.
struct SpelledExtension: AppIntentsExtension {}

struct SpelledRegisteringExtension: AppIntentsExtension {
  init() { AppDependencyManager.shared.add(dependency: "spelled") }
}

extension SpelledRegisteringExtension: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [SpelledInnerPackage.self] }
}
