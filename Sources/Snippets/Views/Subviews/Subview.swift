/// One of the views that a container was given.
///
/// Renders as: the view.
public nonisolated struct Subview: PrimitiveView, Identifiable {
  /// What identifies a view among those that a container was given.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Its place among the views.
  public var id: ID
  let part: ConfigurationPart
  // Made and read on the main actor only.
  nonisolated(unsafe) private let values: ContainerValues

  /// What the view says to its container.
  public var containerValues: ContainerValues { values }

  init(_ number: Int, _ part: ConfigurationPart, _ values: ContainerValues = ContainerValues()) {
    (id, self.part, self.values) = (ID(number: number), part, values)
  }

  /// Appends the view's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    ConfigurationPart._lower(view.part, &builder)
    builder.leave()
  }
}

/// The views that a container was given; as a view, all of them.
public nonisolated struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  /// Some of the views that lie side by side.
  public typealias SubSequence = SubviewsCollectionSlice

  let views: [Subview]

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { views.endIndex }
  /// A view by its place.
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  /// Appends the nodes of all views.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    for view in view.views { Subview._lower(view, &builder) }
  }

  /// Appends the views as alternatives.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    for view in view.views { Subview._lowerEach(view, &builder) }
  }
}

/// Some of the views that a container was given; as a view, all of them.
public nonisolated struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { views.endIndex }
  /// A view by its place.
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }

  /// Appends the nodes of all views.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    for view in view.views { Subview._lower(view, &builder) }
  }

  /// Appends the views as alternatives.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    for view in view.views { Subview._lowerEach(view, &builder) }
  }
}
