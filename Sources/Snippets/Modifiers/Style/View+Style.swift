public import SnippetFoundation

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
  public nonisolated consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
    StyledView(self, StyleChange(.underline, isActive))
  }

  /// A line through the middle.
  @inlinable
  public nonisolated consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> StyledView<Self> {
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
    StyledView(self, color?._change ?? StyleChange())
  }

  /// Digits of one width; in a terminal they are.
  @inlinable
  public nonisolated consuming func monospacedDigit() -> StyledView<Self> {
    StyledView(self, StyleChange())
  }

  /// Characters of one width; in a terminal they are.
  @inlinable
  public nonisolated consuming func monospaced(_ isActive: Bool = true) -> StyledView<Self> {
    StyledView(self, StyleChange())
  }

  /// A font's design; accepted.
  @inlinable
  public nonisolated consuming func fontDesign(_ design: Font.Design?) -> StyledView<Self> {
    StyledView(self, StyleChange())
  }

  /// Room between characters; accepted.
  @inlinable
  public nonisolated consuming func kerning(_ kerning: CGFloat) -> StyledView<Self> {
    StyledView(self, StyleChange())
  }

  /// The style of characters.
  @inlinable
  public nonisolated consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> StyledView<Self> {
    StyledView(self, style._change)
  }

  /// The colour of controls.
  @inlinable
  public nonisolated consuming func tint(_ tint: Color?) -> StyledView<Self> {
    StyledView(self, tint?._change ?? StyleChange())
  }

  /// The colour of controls.
  @inlinable @_disfavoredOverload
  public nonisolated consuming func tint<S: ShapeStyle>(_ tint: S) -> StyledView<Self> {
    StyledView(self, tint._change)
  }
}
