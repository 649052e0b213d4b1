/// How a table looks; accepted, in text there is one way.
public protocol TableStyle: Sendable {}

/// The style that fits the place.
public struct AutomaticTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Set in from the sides.
public struct InsetTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style; accepted.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// In a box.
public struct BorderedTableStyle: TableStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style; accepted.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that fits the place.
  public nonisolated static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Set in from the sides.
  public nonisolated static var inset: Self { Self() }
  /// Set in from the sides.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension TableStyle where Self == BorderedTableStyle {
  /// In a box.
  public nonisolated static var bordered: Self { Self() }
  /// In a box.
  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension View {
  /// Sets how tables look; accepted.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> Self { self }

  /// Shows the titles of tables or not.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> Surrounded<Self> {
    Surrounded(content: self, surroundings: visibility == .hidden ? .tableTitlesHidden : [])
  }
}
