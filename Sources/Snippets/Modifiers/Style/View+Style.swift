extension View {
  /// Heavier strokes.
  @inlinable
  public nonisolated consuming func bold(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(self, StyleChange(.bold, isActive))
  }

  /// Slanted characters.
  @inlinable
  public nonisolated consuming func italic(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(self, StyleChange(.italic, isActive))
  }

  /// A line below.
  @inlinable
  public nonisolated consuming func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> StyledView<Self> {
    StyledView(self, StyleChange(.underline, isActive))
  }

  /// A line through the middle.
  @inlinable
  public nonisolated consuming func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> StyledView<Self> {
    StyledView(self, StyleChange(.strikethrough, isActive))
  }

  /// How heavy strokes are: bold from semibold on.
  @inlinable
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> StyledView<Self> {
    StyledView(self, Font.change(weight))
  }

  /// A font; in a terminal its weight and slant.
  @inlinable
  public nonisolated consuming func font(_ font: Font?) -> StyledView<Self> {
    StyledView(self, font?.change ?? StyleChange())
  }

  /// The colour of characters.
  @inlinable
  public nonisolated consuming func foregroundColor(_ color: Color?) -> StyledView<Self> {
    StyledView(self, color?.change ?? StyleChange())
  }

  /// The style of characters.
  @inlinable
  public nonisolated consuming func foregroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ShapeStyled<Self, S> { ShapeStyled(self, style) }

  /// The styles of the first and the second rank of characters.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> RankStyled<Self, S1, S2, S2> {
    RankStyled(content: self, first: primary, second: secondary, third: secondary)
  }

  /// The styles of the first three ranks of characters.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> RankStyled<Self, S1, S2, S3> {
    RankStyled(content: self, first: primary, second: secondary, third: tertiary)
  }

  /// The colour of controls.
  @inlinable
  public nonisolated consuming func tint(_ tint: Color?) -> Tinted<Self, Color> {
    Tinted(self, tint)
  }

  /// The colour of controls.
  @inlinable @_disfavoredOverload
  public nonisolated consuming func tint<S: ShapeStyle>(_ tint: S?) -> Tinted<Self, S> {
    Tinted(self, tint)
  }

  /// The colour of controls, by its older name.
  public nonisolated func accentColor(_ color: Color?) -> Tinted<Self, Color> { tint(color) }

  /// The style of what lies behind; accepted.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
}
