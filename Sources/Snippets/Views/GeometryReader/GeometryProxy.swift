public import SnippetFoundation

/// What a view's room is, in points: 8 a column, 16 a row.
public struct GeometryProxy {
  let path: UInt64
  let tables: LayoutTables
  /// The room that is assumed until it is known.
  let assumed: Size
  let spaces: [AnyHashable: UInt64]
  let scrollSpaces: ScrollSpaces

  init(_ path: UInt64, _ tables: LayoutTables, assumed: Size) {
    (self.path, self.tables, self.assumed) = (path, tables, assumed)
    (spaces, scrollSpaces) = (tables.spaces, tables.scrollSpaces)
  }

  private func area(_ path: UInt64) -> LayoutTables.Area {
    var area = tables.known[path] ?? LayoutTables.Area(size: assumed)
    area.size.height = tables.heights.height(path, area.size.height)
    tables.used[path] = area
    return area
  }

  /// The size in points.
  public var size: CGSize {
    let size = area(path).size
    return CGSize(
      width: Points.length(size.width, .horizontal),
      height: Points.length(size.height, .vertical)
    )
  }

  /// What other things cover at the sides: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The room as a rectangle in a coordinate space; a name that no view around has counts from the snippet.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return rectangle(path, from: Point(0, 0))
    case .named(let name): return rectangle(path, from: space(name).map(origin) ?? Point(0, 0))
    }
  }

  /// The room of a view around with a name, seen from this one.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    space(coordinateSpace.name).map { rectangle($0, from: origin(path)) }
  }

  /// A place that was kept as an anchor, seen from this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.resolve(rectangle(anchor.path, from: origin(path)))
  }

  private func origin(_ path: UInt64) -> Point {
    tables.places.insert(path)
    return area(path).origin
  }

  private func rectangle(_ path: UInt64, from origin: Point) -> CGRect {
    tables.places.insert(path)
    let area = area(path)
    return CGRect(
      x: Points.length(area.origin.x &- origin.x, .horizontal),
      y: Points.length(area.origin.y &- origin.y, .vertical),
      width: Points.length(area.size.width, .horizontal),
      height: Points.length(area.size.height, .vertical)
    )
  }
}

/// A place or a rectangle of a view, which another view can ask for from where it stands.
public struct Anchor<Value> {
  let path: UInt64
  let resolve: @Sendable (CGRect) -> Value

  /// Which place or rectangle of a view is kept.
  public struct Source {
    let resolve: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole room of the view.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle within the view.
  public static func rect(_ r: CGRect) -> Self {
    Self { $0.origin == .zero ? r : r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point within the view.
  public static func point(_ p: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point as parts of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
  }

  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the top.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the bottom.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the leading side.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the trailing side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The leading corner of the top.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The trailing corner of the top.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The leading corner of the bottom.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The trailing corner of the bottom.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}
