/// Something that changes by steps; accepted, a snippet is a picture of now.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData = EmptyAnimatableData
  /// What changes.
  var animatableData: AnimatableData { get set }
}

/// Makes a type one that changes by steps: accepted, a snippet is a picture of now.
///
/// **Source**: developer.apple.com/documentation/swiftui/animatable()
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "IntentMacros", type: "AnimatableMacro")

/// Marks a property of such a type that does not change by steps.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "IntentMacros", type: "AnimatableIgnoredMacro")

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Nothing that changes.
public nonisolated struct EmptyAnimatableData: Hashable, Sendable {
  /// Makes it.
  public init() {}
}

/// Two values that change.
public nonisolated struct AnimatablePair<First, Second> {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Makes a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
