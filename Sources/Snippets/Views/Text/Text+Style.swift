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
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text { styled(StyleChange(.underline, isActive)) }

  /// A line through the middle.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> Text { styled(StyleChange(.strikethrough, isActive)) }

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
    styled(color?.change ?? StyleChange())
  }

  /// The style of characters.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let fixed = style._fixed { return styled(fixed) }
    return Text(string: "", rich: RichText([.styled(self, AnyShapeStyle(style))]))
  }

  /// Digits of one width; in a terminal they are.
  public nonisolated func monospacedDigit() -> Text { self }
  /// Characters of one width; in a terminal they are.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
  /// A font's design; accepted.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text { self }
  /// A font's width; accepted.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Room between characters; accepted.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  /// Room between characters; accepted.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  /// Characters higher or lower; accepted.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// Larger or smaller characters; accepted.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  /// Something for a renderer of the app's; accepted.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
  /// A line's language; accepted.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> Text { self }
  /// What is spoken one character after the other; accepted.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// What is spoken with its signs; accepted.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// What is spoken higher or lower; accepted.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// What is spoken after what is being spoken; accepted.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  nonisolated func styled(_ later: StyleChange) -> Text {
    var text = self
    text.change = later.then(change)
    return text
  }
}
