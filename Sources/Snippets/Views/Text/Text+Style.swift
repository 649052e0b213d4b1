public import SnippetFoundation

extension Text {
  /// Heavier strokes.
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    styled(StyleChange(.bold, isActive))
  }

  /// Slanted characters.
  public nonisolated func italic(_ isActive: Bool = true) -> Text {
    styled(StyleChange(.italic, isActive))
  }

  /// A line below.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(StyleChange(.underline, isActive))
  }

  /// A line through the middle.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(StyleChange(.strikethrough, isActive))
  }

  /// How heavy strokes are: bold from semibold on.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    styled(Font.change(weight))
  }

  /// A font; in a terminal its weight and slant.
  public nonisolated func font(_ font: Font?) -> Text {
    styled(font?.change ?? StyleChange())
  }

  /// The colour of characters.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    styled(color?._change ?? StyleChange())
  }

  /// Digits of one width; in a terminal they are.
  public nonisolated func monospacedDigit() -> Text {
    styled(StyleChange())
  }

  /// Characters of one width; in a terminal they are.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    styled(StyleChange())
  }

  /// A font's design; accepted.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    styled(StyleChange())
  }

  /// Room between characters; accepted.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    styled(StyleChange())
  }

  /// The style of characters.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled(style._change)
  }

  private nonisolated func styled(_ later: StyleChange) -> Text {
    var text = self
    text.change = later.then(change)
    return text
  }
}
