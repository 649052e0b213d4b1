/// A view with a bar.
///
/// Renders as: a row of the bar's items, those at the beginning, then those at the end, and the view below.
public nonisolated struct Barred<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar

  /// Appends the bar and the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
      let surroundings = builder.environment.surroundings
      builder.environment.surroundings.remove(.list)
      let row = builder.open(Node(.row, flags: Alignment.top.bits, 1))
      let outer = (builder.environment.axis, builder.bar)
      (builder.environment.axis, builder.bar) = (0, BarSides())
      Bar._lower(view.bar, &builder)
      // Views that do not say where they stand do so at the end.
      if builder.bar.isPlain, builder.next > row + 1 {
        builder.insert(Node(.spacer, flags: 0), at: row + 1)
      }
      (builder.environment.axis, builder.bar) = outer
      builder.closeOrDrop(row)
      builder.environment.surroundings = surroundings
      Content._lower(view.content, &builder)
    }
  }
}

extension TreeBuilder {
  /// Appends an item of a bar; room before the first that stands at the end.
  @MainActor
  mutating func barItem(
    _ placement: ToolbarItemPlacement,
    _ content: (inout TreeBuilder) -> Void
  ) {
    if placement.side == .none { return }
    let (start, outer) = (next, bar)
    if placement.side == .leading {
      bar.hasBeginning = true
    } else if !bar.hasRoom {
      leaf(Node(.spacer, flags: 0))
      bar.hasRoom = true
    }
    let first = next
    content(&self)
    if next == first { (nodes.count, bar) = (start, outer) }
  }

  /// Puts a node without children in front of others.
  fileprivate mutating func insert(_ node: Node, at index: Int) {
    if collectsControls { moveNotes(from: index) }
    leaf(node)
    for i in stride(from: nodes.count - 1, to: index, by: -1) {
      nodes[i] = nodes[i - 1]
      nodes[i].end += 1
    }
    nodes[index] = node
    nodes[index].end = Int32(truncatingIfNeeded: index + 1)
  }
}

/// Which sides of a bar have something.
struct BarSides {
  var hasBeginning = false
  /// The room between the two ends is there.
  var hasRoom = false
  var isPlain: Bool { !hasBeginning && !hasRoom }
}

/// Parts of an app's window that have items; accepted.
public struct ToolbarPlacement: Sendable {
  /// Each bar by name.
  public static let automatic = Self(), navigationBar = Self(), bottomBar = Self(), tabBar = Self()
  /// Each bar by name.
  public static let windowToolbar = Self()
}

/// How a bar is used; accepted.
public struct ToolbarRole: Sendable {
  /// Each use by name.
  public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self()
}

/// How a bar shows the title; accepted.
public struct ToolbarTitleDisplayMode: Sendable {
  /// Each way by name.
  public static let automatic = Self(), large = Self(), inlineLarge = Self(), inline = Self()
}

extension View {
  /// Puts items in a bar above a view.
  public nonisolated func toolbar<Bar: View>(
    @ViewBuilder content: () -> Bar
  ) -> Barred<Self, Bar> { Barred(content: self, bar: content()) }

  /// Puts items in a bar above a view.
  public nonisolated func toolbar<Bar: View>(
    id: String,
    @ViewBuilder content: () -> Bar
  ) -> Barred<Self, Bar> { Barred(content: self, bar: content()) }

  /// Shows or hides bars; accepted.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides bars; accepted.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets what lies behind bars; accepted.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides what lies behind bars; accepted.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Shows or hides what lies behind bars; accepted.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets whether bars are light or dark; accepted.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> Self { self }

  /// Sets how bars are used; accepted.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> Self { self }

  /// Sets how bars show the title; accepted.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }

  /// Sets what the title's menu offers; not drawn.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }

  /// Puts views in a bar, by an older name.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views in a bar, by an older name.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts views in a bar, by an older name.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
}
