public import SnippetFoundation

/// A modifier that draws a view elsewhere or changed, by its size.
///
/// In text what only moves a view does so, as `offset` does; what turns, scales or tilts it changes nothing.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// What becomes of a view of a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Appends a node around the view.
  @MainActor
  public static func _lower(
    _ modifier: Self,
    _ content: @escaping @MainActor (inout TreeBuilder) -> Void,
    _ builder: inout TreeBuilder
  ) {
    let index = builder.open(GeometryEffectLayout { modifier.effectValue(size: $0) })
    content(&builder)
    builder.closeEach(index)
  }

  /// The same, not seen by what asks for a view's place; accepted.
  public func ignoredByLayout() -> Self { self }
}

/// Draws its child where an effect moves it; the room stays where it is.
private struct GeometryEffectLayout: NodeLayout {
  let effect: (CGSize) -> ProjectionTransform

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    let points = CGSize(
      width: Points.length(size.width, .horizontal),
      height: Points.length(size.height, .vertical)
    )
    let moved = effect(points).translation ?? .zero
    let x = origin.x &+ Points.cells(moved.x, .horizontal)
    let y = origin.y &+ Points.cells(moved.y, .vertical)
    pass.place(i &+ 1, proposal, x: x, y: y, size)
  }
}

extension View {
  /// Moves, turns and scales a view; in text what only moves it does so, as `offset` does.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> LaidOut<Self> {
    let isMoved = transform.isTranslation
    return offset(x: isMoved ? transform.tx : 0, y: isMoved ? transform.ty : 0)
  }

  /// Turns, scales and tilts a view; accepted.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> LaidOut<Self> {
    let moved = transform.translation ?? .zero
    return offset(x: moved.x, y: moved.y)
  }
}
