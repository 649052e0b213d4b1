public import SnippetFoundation

// What tools for those who need help do with a view: accepted, a list that is read out has none of it.
extension View {
  /// Names a view for tests; accepted, a snippet's controls are named by their words.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> Self { self }
  /// What a person may call a view; accepted.
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> Self { self }
  /// What a person may call a view; accepted.
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> Self { self }
  /// What a person may call a view; accepted.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> Self {
    self
  }
  /// Which view is read first; accepted, they are read as they are drawn.
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> Self { self }
  /// Something that can be done; accepted.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> Self { self }
  /// Something that can be done; accepted.
  public nonisolated func accessibilityAction(named: Text, _ handler: @escaping () -> Void) -> Self
  {
    self
  }
  /// Something that can be done; accepted.
  public nonisolated func accessibilityAction(
    named: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> Self { self }
  /// Things that can be done; accepted.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> Self { self }
  /// What makes a value more or less; accepted.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  /// What shows a view larger or smaller; accepted.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
  /// What scrolls; accepted.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self {
    self
  }
  /// Something that can be done; accepted.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> Self { self }
  /// Whether a view answers; accepted.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self {
    self
  }
  /// Whether its colours are turned round with the rest; accepted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  /// What is shown large when a person holds on it; accepted.
  public nonisolated func accessibilityShowsLargeContentViewer() -> Self { self }
  /// What kind of text it is; accepted.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Self { self }
  /// That views belong together; accepted.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
  /// That views belong together; accepted.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
}

/// What can be done; accepted.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  /// Apple's kinds.
  public static let `default` = Self(), escape = Self(), magicTap = Self(), delete = Self()
  /// Apple's kinds.
  public static let showMenu = Self()
}

/// Whether a value becomes more or less; accepted.
public nonisolated enum AccessibilityAdjustmentDirection: Sendable {
  /// More or less.
  case increment, decrement
}

/// Whether a view is shown larger or smaller, and where; accepted.
public nonisolated struct AccessibilityZoomGestureAction: Sendable {
  /// Larger or smaller.
  public enum Direction: Hashable, Sendable {
    /// Larger or smaller.
    case zoomIn, zoomOut
  }
  /// Larger or smaller.
  public let direction: Direction
  /// Where, as parts of the view's width and height.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// What kind of text something is; accepted.
public nonisolated enum AccessibilityTextContentType: Sendable {
  /// Apple's kinds.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// Which part of a pair a view is; accepted.
public nonisolated enum AccessibilityLabeledPairRole: Sendable {
  /// Its name or what is named.
  case label, content
}
