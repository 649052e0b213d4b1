/// The views that scroll around a place, as coordinate spaces; 0: there is none.
struct ScrollSpaces: Hashable {
  private var nearest: UInt64 = 0
  private var across: UInt64 = 0
  private var down: UInt64 = 0

  /// A view that scrolls along some axes is the nearest from now on.
  mutating func enter(_ path: UInt64, _ axes: Axis.Set) {
    nearest = path
    if axes.contains(.horizontal) { across = path }
    if axes.contains(.vertical) { down = path }
  }

  /// The nearest view that scrolls along an axis, or along any; nil: there is none.
  func path(_ axis: Axis?) -> UInt64? {
    let path =
      switch axis {
      case .horizontal: across
      case .vertical: down
      case nil: nearest
      }
    return path == 0 ? nil : path
  }
}

/// The name of the nearest view that scrolls.
private struct ScrollSpaceName: Hashable {
  var axis: Axis?
}

extension NamedCoordinateSpace {
  /// The nearest view around that scrolls.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
  }

  /// The nearest view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

extension CoordinateSpace {
  /// The nearest view around that scrolls; where there is none, the snippet.
  public static var scrollView: CoordinateSpace { .named(ScrollSpaceName()) }

  /// The nearest view around that scrolls along an axis; where there is none, the snippet.
  public static func scrollView(axis: Axis) -> CoordinateSpace {
    .named(ScrollSpaceName(axis: axis))
  }
}

extension GeometryProxy {
  /// The part of the tree that a name stands for; nil: none around has it.
  func space(_ name: AnyHashable) -> UInt64? {
    if let path = spaces[name] { return path }
    return (name.base as? ScrollSpaceName).flatMap { scrollSpaces.path($0.axis) }
  }
}
