public import SnippetFoundation

/// A font: in a terminal only its weight and its slant are seen.
public struct Font: Sendable, Hashable {
  @usableFromInline var change: StyleChange

  private init(_ change: StyleChange = StyleChange()) { self.change = change }

  /// How heavy strokes are.
  public struct Weight: Sendable, Hashable {
    let value: Int
    /// From the lightest on.
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200)
    /// Lighter than usual.
    public static let light = Weight(value: 300), regular = Weight(value: 400)
    /// Heavier than usual.
    public static let medium = Weight(value: 500), semibold = Weight(value: 600)
    /// The heaviest.
    public static let bold = Weight(value: 700), heavy = Weight(value: 800)
    /// Heavier than heavy.
    public static let black = Weight(value: 900)
  }

  /// The look of a font; accepted.
  public enum Design: Sendable, Hashable {
    /// Apple's four designs.
    case `default`, serif, rounded, monospaced
  }

  /// What a text is, by its size.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Apple's text styles.
    case largeTitle, title, title2, title3, headline, subheadline
    /// Apple's text styles.
    case body, callout, footnote, caption, caption2
  }

  @usableFromInline
  static func change(_ weight: Weight?) -> StyleChange {
    guard let weight else { return StyleChange() }
    return StyleChange(.bold, weight.value >= 600)
  }

  private static let heading = Font(StyleChange(.bold, true))
  private static let plain = Font()

  /// Titles and headlines are bold.
  public static let largeTitle = heading, title = heading, title2 = heading
  /// Titles and headlines are bold.
  public static let title3 = heading, headline = heading
  /// Everything else is as it is.
  public static let subheadline = plain, body = plain, callout = plain, footnote = plain
  /// Everything else is as it is.
  public static let caption = plain, caption2 = plain

  /// A font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(change(weight))
  }

  /// A font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    switch style {
    case .largeTitle, .title, .title2, .title3, .headline:
      weight == nil ? heading : Font(change(weight))
    default: Font(change(weight))
    }
  }

  /// The font with heavier strokes.
  public func bold() -> Font { weight(.bold) }
  /// The font of a weight.
  public func weight(_ weight: Weight) -> Font { Font(change.then(Self.change(weight))) }
  /// The font, slanted.
  public func italic() -> Font { Font(change.then(StyleChange(.italic, true))) }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The font with characters of one width.
  public func monospaced() -> Font { self }
}
