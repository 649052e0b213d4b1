/// A part of an app's face.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that `body` makes.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that has no body.
@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Not for calling: a primitive scene has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A window with a view; never opened here.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  /// Makes a window.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {}
  /// Makes a window with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
  }
}

/// Two scenes.
public nonisolated struct ScenePair<First: Scene, Second: Scene>: PrimitiveScene {}

/// Collects the scenes of a body.
@resultBuilder
public enum SceneBuilder {
  /// Begins with a scene.
  public static func buildPartialBlock<S: Scene>(first: S) -> S { first }
  /// Adds a scene.
  public static func buildPartialBlock<A: Scene, B: Scene>(
    accumulated: A,
    next: B
  ) -> ScenePair<A, B> { ScenePair() }
}
