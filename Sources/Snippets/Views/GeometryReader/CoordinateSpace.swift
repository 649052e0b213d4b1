import SnippetFoundation

/// What places are counted from.
public enum CoordinateSpace: Hashable {
  /// The snippet's top left; the view's own; that of the view around it with a name.
  case global, local
  case named(AnyHashable)

  /// The space that a view around was given a name for.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
    .named(AnyHashable(name))
  }
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: Hashable {
  let name: AnyHashable

  /// The space of a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// A view that others count their places from.
public nonisolated struct Spaced<Content: View>: PrimitiveView {
  let content: Content
  nonisolated(unsafe) let name: AnyHashable

  /// Appends a node that finds out where the content is.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let path = tables.nextPath()
    let outer = tables.spaces[view.name]
    tables.spaces[view.name] = path
    let index = builder.open(ProbeLayout(path: path, tables: tables))
    Content._lower(view.content, &builder)
    builder.closeEach(index)
    tables.spaces[view.name] = outer
  }
}

extension View {
  /// Lets views inside count their places from this view.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> Spaced<Self> {
    Spaced(content: self, name: name.name)
  }

  /// Lets views inside count their places from this view.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> Spaced<Self> {
    Spaced(content: self, name: AnyHashable(name))
  }
}
