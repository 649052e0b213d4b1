public import IntentModel
import SnippetFoundation
import Snippets

extension AppIntentsExtension {
  /// Hands the process to the front end that is linked, as `App.main()` does.
  @MainActor @preconcurrency public static func main() { AppIntentsExtensionHost<Self>.main() }
}

/// An extension as an app of its own, so that its process is served like one.
struct AppIntentsExtensionHost<Extension: AppIntentsExtension>: App {
  nonisolated static var _name: String {
    let name = typeName(Extension.self)
    let ending = ["AppIntentsExtension", "IntentsExtension", "Extension"].first {
      name.hasSuffix($0) && name != $0
    }
    return String(name.dropLast(ending?.count ?? 0))
  }
  nonisolated static var _declared: Any.Type { Extension.self }

  private let made = Extension()

  var body: some Scene { NoWindow() }
}

/// The face of a program that has none.
private nonisolated struct NoWindow: PrimitiveScene {
  @MainActor static func _firstWindow(_ scene: Self) -> SnippetContent? { nil }
}
