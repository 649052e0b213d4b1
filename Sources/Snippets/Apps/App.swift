import SnippetFoundation

/// An app: what it shows, and in `init()` what it registers.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that `body` makes.
  associatedtype Body: Scene
  /// Makes the app, once, when the process starts.
  init()
  /// The app's windows; a conversation at a terminal begins with a picture of the first.
  @SceneBuilder var body: Body { get }
  /// What the app is called in code.
  nonisolated static var _name: String { get }
  /// The type that the app's own code declares: what is served as an app may stand in for a widget or a bundle.
  nonisolated static var _declared: Any.Type { get }
}

extension App {
  /// The type's own name.
  public nonisolated static var _name: String { typeName(Self.self) }
  /// The type itself.
  public nonisolated static var _declared: Any.Type { Self.self }

  /// The view of the app's first window; nil: it has none.
  @MainActor
  package var firstWindow: SnippetContent? { Body._firstWindow(body) }

  /// Hands the process to the front end that is linked.
  ///
  /// Errors: with none linked, says on standard error which product to add and exits 2.
  @MainActor @preconcurrency
  public static func main() {
    if let frontEnd = ImageTypes.conforming(to: (any AppFrontEnd.Type).self).first {
      frontEnd.run(Self.self)
    }
    let advice = """
      \(Self.self): no front end is linked. \
      Add the product TerminalSession to this executable's dependencies.

      """
    FileHandle.standardError.write(Data(advice.utf8))
    exit(2)
  }
}

/// What `App.main()` hands the process to; found in the image, so that no room above is imported.
@_alwaysEmitConformanceMetadata
public protocol AppFrontEnd {
  /// Runs an app until the process ends.
  @MainActor static func run(_ app: any App.Type) -> Never
}
