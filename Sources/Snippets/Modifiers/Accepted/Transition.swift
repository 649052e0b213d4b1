/// How a view comes and goes, in an app's own way; accepted, nothing moves.
@MainActor @preconcurrency
public protocol Transition {
  /// The view that comes and goes, in `body(content:phase:)`.
  typealias Content = PlaceholderContentView<Self>
  /// The type of view that `body(content:phase:)` makes.
  associatedtype Body: View
  /// What the view looks like in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What is said of the way.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// It has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The view as it is when it is there.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }

  /// Both; accepted.
  public func combined<T: Transition>(with other: T) -> some Transition { self }

  /// With an animation; accepted.
  public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Whether a view comes, is there, or goes.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// Each phase.
  case willAppear, identity, didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is said of a way to come and go; accepted.
public nonisolated struct TransitionProperties: Sendable {
  /// Whether it moves.
  public let hasMotion: Bool
  /// Says whether it moves.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Comes in one way and goes in another; accepted.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes one of two.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
  /// An app's own way.
  public init<T: Transition>(_ transition: T) { self.init() }
}

extension View {
  /// How the view comes and goes, in an app's own way; accepted.
  public nonisolated func transition<T: Transition>(_ transition: T) -> Self { self }
}
