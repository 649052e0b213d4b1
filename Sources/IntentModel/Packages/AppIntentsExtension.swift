import SnippetFoundation

/// A program of its own that belongs to an app.
///
/// **Source**: developer.apple.com/documentation/extensionfoundation/appextension
public protocol AppExtension {
  /// Makes the extension, once, when its process starts.
  @MainActor @preconcurrency init()
  /// Hands the process to the front end that is linked.
  @MainActor @preconcurrency static func main() throws
}

/// A program with intents of an app, which run without the app.
///
/// ```swift
/// @main
/// struct ErrandsExtension: AppIntentsExtension {}
/// ```
///
/// Its process is served as that of an `App` without a window: what its `init()` registers is there for its intents. Its
/// module counts as one of the app's, as on Apple's systems, where the app's bundle holds the extension. Flows and phrases
/// call it by its type, without `Extension`, `IntentsExtension` or `AppIntentsExtension` at the end.
///
/// **Source**: developer.apple.com/documentation/appintents/appintentsextension; its name: chosen here
@_alwaysEmitConformanceMetadata
public protocol AppIntentsExtension: AppExtension {}

/// The modules of the image that have an extension of an app.
func modulesOfExtensions() -> [String] {
  ImageTypes.ofApps(conformingTo: (any AppIntentsExtension.Type).self)
    .map { moduleName(of: $0) }
}
