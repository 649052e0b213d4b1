public import SnippetFoundation

// What came to SwiftUI later and changes nothing in text, or little.
extension View {
  /// Puts a bar at an edge, as `safeAreaInset` does.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Offers a menu for rows that are selected; not drawn.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> Self { self }

  /// Sets how what is scrolled goes under bars; accepted.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> Self { self }

  /// Sets whether what is scrolled fades under bars; accepted.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true,
    for edges: Edge.Set = .all
  ) -> Self { self }

  /// Runs a closure while a pointer is over a view; accepted, it is not run.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Changes what goes with a change of a value; accepted.
  public nonisolated func transaction<V: Equatable>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }
}

/// How what is scrolled goes under bars; accepted.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// A way by name.
  public static let automatic = Self(name: "automatic"), hard = Self(name: "hard")
  /// A way by name.
  public static let soft = Self(name: "soft")
}

/// Where a pointer is; never said.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point; elsewhere.
  case active(CGPoint)
  case ended
}
