public import SnippetFoundation

/// Where a view that scrolls is; in text it is at its beginning, and stays there.
public nonisolated struct ScrollPosition: Equatable, Sendable {
  private var anyID: Identity?
  /// The edge that it was sent to.
  public private(set) var edge: Edge?
  /// The place that it was sent to.
  public private(set) var point: CGPoint?
  /// The place that it was sent to, from side to side.
  public private(set) var x: CGFloat?
  /// The place that it was sent to, from the top.
  public private(set) var y: CGFloat?
  /// Whether a person scrolled; nobody did.
  public var isPositionedByUser: Bool { false }

  /// An identity of an app's type.
  private struct Identity: Equatable, Sendable {
    let value: any Hashable & Sendable

    static func == (left: Identity, right: Identity) -> Bool {
      AnyHashable(left.value) == AnyHashable(right.value)
    }
  }

  /// At the beginning.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// At the view with an identity.
  public init(
    id: some Hashable & Sendable,
    anchor: UnitPoint? = nil
  ) { anyID = Identity(value: id) }
  /// At an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }
  /// At a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }
  /// At a place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    point = CGPoint(x: x, y: y)
  }
  /// At a place from side to side.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.x = x }
  /// At a place from the top.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.y = y }

  /// The identity of the view that it was sent to.
  public var viewID: (any Hashable & Sendable)? { anyID?.value }
  /// The identity of the view that it was sent to, if that is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { anyID?.value as? T }

  /// Sends it to a view; accepted.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = Self(id: id)
  }
  /// Sends it to an edge; accepted.
  public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
  /// Sends it to a place; accepted.
  public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
  /// Sends it to a place; accepted.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = Self(x: x, y: y) }
  /// Sends it to a place; accepted.
  public mutating func scrollTo(x: CGFloat) { self = Self(x: x) }
  /// Sends it to a place; accepted.
  public mutating func scrollTo(y: CGFloat) { self = Self(y: y) }
}

extension View {
  /// Says where it is scrolled to; accepted, it is the beginning.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Runs a closure when so much of the view comes into sight or goes; accepted, not run.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> Self { self }

  /// Runs a closure when the targets in sight change; accepted, not run.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> Self { self }
}
