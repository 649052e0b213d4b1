public import SnippetFoundation

/// The room that a view likes to have around it: a column beside others, no row above and below.
public struct ViewSpacing: Sendable {
  private var isZero: Bool

  /// The room of a view with nothing around it.
  public init() { isZero = false }

  private init(isZero: Bool) { self.isZero = isZero }

  /// None.
  public static let zero = ViewSpacing(isZero: true)

  /// The points between a view and the next one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero || axis == .vertical ? 0 : 8
  }

  /// Likes to have the room of another one too.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isZero = isZero && other.isZero
  }

  /// The room of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(isZero: isZero && other.isZero)
  }
}
