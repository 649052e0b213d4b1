public import SnippetFoundation

// What lists do with their rows.
extension View {
  /// Sets what is offered when a row is pushed aside; not drawn.
  public nonisolated func swipeActions<C: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> C
  ) -> Gestured<Self> { Gestured(content: self, name: "swipeActions") }

  /// Sets what lies behind a row; not drawn.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> Self { self }

  /// Shows or hides the line below a row; there is none.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }

  /// Sets the colour of the line below a row; there is none.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }

  /// Shows or hides the line around a section; there is none.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }

  /// Sets the room around a row; accepted.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Sets the room between rows; accepted.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> Self { self }

  /// Sets the room between sections; accepted.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }

  /// Sets the room between sections; accepted.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> Self { self }

  /// Sets the room around sections; accepted.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> Self { self }

  /// Sets the colour of a row's symbol; accepted.
  public nonisolated func listItemTint(_ tint: Color?) -> Self { self }

  /// Sets how prominent headers are; accepted.
  public nonisolated func headerProminence(_ prominence: Prominence) -> Scoped<Self> {
    environment(\.headerProminence, prominence)
  }

  /// Sets what is done when rows are deleted; accepted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Sets what is done when rows are moved; accepted.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }

  /// Sets what is done when rows are put in; accepted.
  public nonisolated func onInsert(
    of types: [String],
    perform action: @escaping (Int, [Any]) -> Void
  ) -> Self { self }

  /// Keeps a row from being deleted; accepted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> Self { self }

  /// Keeps a row from being moved; accepted.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> Self { self }

  /// Keeps a row from being selected; accepted.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// How prominent something is.
public enum Prominence: Sendable {
  /// As usual; more.
  case standard, increased
}

/// The room between sections; accepted.
public struct ListSectionSpacing: Sendable {
  /// As usual; little.
  public static let `default` = Self(), compact = Self()
  /// A room in points.
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

/// How lists look.
public protocol ListStyle: Sendable {}

extension View {
  /// Sets how lists look; in text there is one look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of lists.
public struct DefaultListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of lists.
public struct PlainListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var plain: Self { Self() }
}

/// One of the system's looks of lists.
public struct GroupedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var grouped: Self { Self() }
}

/// One of the system's looks of lists.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var insetGrouped: Self { Self() }
}

/// One of the system's looks of lists.
public struct InsetListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var inset: Self { Self() }
}

/// One of the system's looks of lists.
public struct SidebarListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var sidebar: Self { Self() }
}

/// One of the system's looks of lists.
public struct BorderedListStyle: ListStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// One of the system's looks of lists.
  public nonisolated static var bordered: Self { Self() }
}

extension VerticalEdge {
  /// Some of the two edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The edge above; the edge below.
    public static let top = Self(rawValue: 1), bottom = Self(rawValue: 2)
    /// Both.
    public static let all: Self = [.top, .bottom]
  }
}
