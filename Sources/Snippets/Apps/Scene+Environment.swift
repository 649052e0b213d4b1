public import Observation
public import SnippetFoundation

/// A scene whose first window is looked at in another environment.
public nonisolated struct ChangedScene<Base: Scene>: PrimitiveScene {
  let base: Base
  /// Only called on the main actor.
  let change: @MainActor (WindowContent) -> SnippetContent

  /// The base's window, in that environment.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    Base._firstWindow(scene.base).map { scene.change(WindowContent(content: $0)) }
  }
}

/// What a window shows, as a view.
nonisolated struct WindowContent: PrimitiveView {
  let content: SnippetContent

  @MainActor
  static func _lower(_ view: Self, _ builder: inout TreeBuilder) { view.content.lower(&builder) }
}

extension Scene {
  /// Sets a value of the environment of every window.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> ChangedScene<Self> {
    // Used on the main actor only, like the views themselves.
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return ChangedScene(base: self) { SnippetContent($0.environment(keyPath, value)) }
  }

  /// Puts an object into the environment of every window, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ChangedScene<Self> {
    nonisolated(unsafe) let object = object
    return ChangedScene(base: self) { SnippetContent($0.environment(object)) }
  }

  /// Puts an object into the environment of every window, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(
    _ object: T
  ) -> ChangedScene<Self> {
    nonisolated(unsafe) let object = object
    return ChangedScene(base: self) { SnippetContent($0.environmentObject(object)) }
  }

  /// Sets where the settings of `AppStorage` in every window are kept.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> ChangedScene<Self> {
    nonisolated(unsafe) let store = store
    return ChangedScene(base: self) { SnippetContent($0.defaultAppStorage(store)) }
  }
}

/// A scene that is there on some systems only.
public nonisolated struct OptionalScene<Wrapped: Scene>: PrimitiveScene {
  let wrapped: Wrapped?

  /// That of the scene, where there is one.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    scene.wrapped.flatMap { Wrapped._firstWindow($0) }
  }
}

extension SceneBuilder {
  /// A scene that is there or not, as behind `if #available`.
  public static func buildOptional<S: Scene>(_ scene: S?) -> OptionalScene<S> {
    OptionalScene(wrapped: scene)
  }
  /// A scene that some systems have.
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}
