/// A view with a bar.
///
/// Renders as: a row of the bar's items, those at the beginning, in the middle and at the end, wherever they are declared;
/// the view below; then a row of the items of a bottom bar, in its middle those that say how things stand (`.status`).
public nonisolated struct Barred<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar

  /// Appends the bar and the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    builder.stack(Node(.column, flags: Alignment.topLeading.bits), axis: 1) { builder in
      let found = builder.barItems(view.bar)
      if found.isInTopBar { builder.topBar(view.bar, found) }
      let content = builder.next
      Content._lower(view.content, &builder)
      builder.passTag(from: content, to: start)
      if found.isInBottomBar { builder.bottomBar(view.bar, found) }
    }
  }
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
