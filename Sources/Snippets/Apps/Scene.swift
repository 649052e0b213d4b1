/// A part of an app's face.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` makes.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// The view of its first window; nil: it has none.
  static func _firstWindow(_ scene: Self) -> SnippetContent?
}

extension Scene {
  /// The first window of what the scene is made of.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    Body._firstWindow(scene.body)
  }
}

extension Never: Scene {
  /// None: there is no value of this type.
  public static func _firstWindow(_ scene: Never) -> SnippetContent? {}
}

/// A scene that has no body.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Not for calling: a primitive scene has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A window with a view: a conversation at a terminal begins with a picture of it.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  private let content: @MainActor () -> Content

  /// Makes a window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  /// Makes a window with a title, which is not shown.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content)
  {
    self.content = content
  }

  /// The window's view.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    SnippetContent(scene.content)
  }
}

/// Two scenes.
public nonisolated struct ScenePair<First: Scene, Second: Scene>: PrimitiveScene {
  let first: First
  let second: Second

  /// The first window of either.
  @MainActor public static func _firstWindow(_ scene: Self) -> SnippetContent? {
    First._firstWindow(scene.first) ?? Second._firstWindow(scene.second)
  }
}

/// Collects the scenes of a body.
@resultBuilder
public enum SceneBuilder {
  /// Begins with a scene.
  public static func buildPartialBlock<S: Scene>(first: S) -> S { first }
  /// Adds a scene.
  public static func buildPartialBlock<A: Scene, B: Scene>(
    accumulated: A,
    next: B
  ) -> ScenePair<A, B> { ScenePair(first: accumulated, second: next) }
}
