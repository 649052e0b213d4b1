/// Something that a bar has anyway, at a place of the app's choice; not drawn, bars of text have nothing by themselves.
///
/// **Source**: developer.apple.com/documentation/swiftui/defaulttoolbaritem
public nonisolated struct DefaultToolbarItem: PrimitiveView, CustomizableToolbarContent {
  /// Makes an item.
  public init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}

  /// Appends nothing.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {}
}

/// What a bar has anyway; accepted.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides the column at the side.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The field that looks for something.
  public static let search = Self(name: "search")
  /// The title.
  public static let title = Self(name: "title")
}

extension View {
  /// Leaves out what a bar has anyway; accepted, bars of text have nothing by themselves.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> Self {
    self
  }
}
