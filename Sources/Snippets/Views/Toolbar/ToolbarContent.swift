/// What stands in bars around a view.
@MainActor @preconcurrency
public protocol ToolbarContent: View where Body: ToolbarContent {
  /// What this content is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// What stands in bars around a view, and can be changed by a person.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Builds what stands in bars.
public typealias ToolbarContentBuilder = ViewBuilder

extension Never: ToolbarContent, CustomizableToolbarContent {}
extension EmptyView: ToolbarContent, CustomizableToolbarContent {}
extension Pair: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Either: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}

/// Where something stands in bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Side { case leading, middle, trailing, bottom, bottomMiddle, none }
  let side: Side

  private static let leading = Self(side: .leading)
  private static let trailing = Self(side: .trailing)

  /// As the place has it: at the end.
  public static let automatic = trailing, primaryAction = trailing, secondaryAction = trailing
  /// At the end.
  public static let confirmationAction = trailing, topBarTrailing = trailing
  /// At the end.
  public static let navigationBarTrailing = trailing
  /// At the end.
  public static let destructiveAction = trailing
  /// In a row below the view.
  public static let bottomBar = Self(side: .bottom)
  /// At the beginning.
  public static let cancellationAction = leading, navigation = leading, topBarLeading = leading
  /// At the beginning.
  public static let navigationBarLeading = leading
  /// In the middle.
  public static let principal = Self(side: .middle), status = Self(side: .bottomMiddle)
  /// In the middle.
  public static let title = Self(side: .middle), subtitle = Self(side: .middle)
  /// In the middle.
  public static let largeTitle = Self(side: .middle), largeSubtitle = Self(side: .middle)
  /// Above the keyboard, of which there is none: not drawn.
  public static let keyboard = Self(side: .none)
}

/// One thing in a bar.
///
/// Renders as its content, at its place in the row above the view, or in one below.
public nonisolated struct ToolbarItem<Content: View>: PrimitiveView, CustomizableToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes an item.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes an item with a name.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Appends the content where it is its turn.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.barItem(view.placement) { Content._lower(view.content, &$0) }
  }
}

/// Several things in a bar.
///
/// Renders as its content, at its place in the row above the view, or in one below.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveView, ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes items.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Appends the content where it is its turn.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.barItem(view.placement) { Content._lower(view.content, &$0) }
  }
}

/// Room between things in a bar; not drawn.
///
/// Renders as: nothing.
public nonisolated struct ToolbarSpacer: PrimitiveView, CustomizableToolbarContent {
  /// How much room there is.
  public enum Sizing: Sendable {
    /// As much as there is; a little.
    case flexible, fixed
  }

  /// Makes room.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Appends nothing.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {}
}

extension ToolbarContent {
  /// Shows or hides the glass behind items; accepted.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// Says where a transition begins; accepted.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
}
