public import SnippetFoundation

/// Kinds of areas that something else covers; a snippet has none.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Makes a set of bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What a container covers.
  public static let container = Self(rawValue: 1)
  /// What a keyboard covers.
  public static let keyboard = Self(rawValue: 2)
  /// Everything.
  public static let all = Self(rawValue: UInt.max)
}

/// The upper and the lower side.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Sendable, Hashable, Codable {
  /// Above; below.
  case top, bottom
}

/// The sides where lines begin and end.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable, Hashable, Codable {
  /// Where lines begin; where they end.
  case leading, trailing
}

extension View {
  /// Draws below what covers the sides; nothing does.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> Self { self }

  /// Draws below what covers the sides; nothing does.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Room at some sides; 16 points where no length is given.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> Padding<Self> { padding(edges, length) }

  /// Room at all sides.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> Padding<Self> { padding(length) }

  /// Room at each side.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> Padding<Self> {
    padding(insets)
  }

  /// The room that a scene leaves at its sides: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> Padding<Self> {
    padding(edges)
  }

  /// A view above or below another, which gets the rest of the room.
  ///
  /// Renders as: the two in a column.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// A view beside another, which gets the rest of the room.
  ///
  /// Renders as: the two in a row.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }
}
