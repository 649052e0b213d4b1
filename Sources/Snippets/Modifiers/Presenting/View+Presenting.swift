public import SnippetFoundation

// What is shown over a view is not drawn: a snippet is one view.
extension View {
  /// Shows a view over another while a value says so; not drawn.
  public nonisolated func sheet<C: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> Self { self }

  /// Shows a view over another while there is a value; not drawn.
  public nonisolated func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> Self { self }

  /// Shows a view in place of all others while a value says so; not drawn.
  public nonisolated func fullScreenCover<C: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> Self { self }

  /// Shows a view in place of all others while there is a value; not drawn.
  public nonisolated func fullScreenCover<Item: Identifiable, C: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> Self { self }

  /// Shows a view beside another while a value says so; not drawn.
  public nonisolated func popover<C: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> Self { self }

  /// Shows a view beside another while there is a value; not drawn.
  public nonisolated func popover<Item: Identifiable, C: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> C
  ) -> Self { self }

  /// Shows a view at the side while a value says so; not drawn.
  public nonisolated func inspector<C: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) -> Self { self }

  /// Sets what is offered at a long press; not drawn, and in a snippet or a widget the press is not seen.
  public nonisolated func contextMenu<C: View>(
    @ViewBuilder menuItems: () -> C
  ) -> Gestured<Self> { Gestured(content: self, name: "contextMenu") }

  /// Sets what is offered at a long press, with a preview; not drawn, and in a snippet or a widget the press is not seen.
  public nonisolated func contextMenu<C: View, P: View>(
    @ViewBuilder menuItems: () -> C,
    @ViewBuilder preview: () -> P
  ) -> Gestured<Self> { Gestured(content: self, name: "contextMenu") }

  /// Sets how high what is shown may be; accepted.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// Sets how high what is shown may be; accepted.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> Self { self }

  /// Shows or hides what it is pulled by; accepted.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> Self { self }

  /// Sets what lies behind what is shown; accepted.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }

  /// Sets how round what is shown is; accepted.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }

  /// Sets how what is shown fits a small screen; accepted.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }

  /// Sets how large what is shown is; accepted.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> Self { self }

  /// Sets whether a swipe scrolls what is shown or makes it higher; accepted.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> Self { self }

  /// Keeps a person from pulling it away; accepted.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// What a swipe does to what is shown; accepted.
public nonisolated struct PresentationContentInteraction: Equatable, Sendable {
  /// Each by name.
  public static let automatic = Self(), resizes = Self(), scrolls = Self()
}

/// Where something shown beside a view stands; accepted.
public enum PopoverAttachmentAnchor: Sendable {
  /// At the whole view.
  case rect
  /// At a place of it.
  case point(UnitPoint)

  /// What a side is found by.
  public enum Rect: Sendable {
    /// The view's bounds.
    case bounds
  }

  /// At a part of the view.
  public static func rect(_ anchor: Rect) -> Self { .rect }
}

/// How high something shown over a view is; accepted.
public struct PresentationDetent: Hashable, Sendable {
  private let part: CGFloat
  /// Half and all of the room.
  public static let medium = Self(part: 0.5), large = Self(part: 1)
  /// A part of the room.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(part: fraction) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(part: height) }
}

/// How something shown fits a small screen; accepted.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: Int
  /// Each way by name.
  public static let automatic = Self(name: 0), none = Self(name: 1), popover = Self(name: 2)
  /// Each way by name.
  public static let sheet = Self(name: 3), fullScreenCover = Self(name: 4)
}

/// How large something shown over a view is; accepted.
public struct PresentationSizing: Hashable, Sendable {
  private let name: Int
  /// Each size by name.
  public static let automatic = Self(name: 0), form = Self(name: 1), page = Self(name: 2)
  /// Each size by name.
  public static let fitted = Self(name: 3)
}
