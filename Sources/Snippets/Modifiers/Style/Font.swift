public import SnippetFoundation

/// A font: in a terminal only its weight and its slant are seen.
///
/// Renders as: titles and headlines bold, all else as it is.
@frozen
public nonisolated struct Font: Sendable, Hashable {
  @usableFromInline var change: StyleChange
  /// The text style or the size: fonts that look the same here are still two.
  @usableFromInline var kind: Int32

  @inlinable init(_ change: StyleChange = StyleChange(), kind: Int32) {
    (self.change, self.kind) = (change, kind)
  }

  @inlinable init(_ style: TextStyle) {
    self.init(style.isHeading ? StyleChange(.bold, true) : StyleChange(), kind: style.number)
  }

  private func with(_ later: StyleChange) -> Font { Font(change.then(later), kind: kind) }

  @usableFromInline
  static func change(_ weight: Weight?) -> StyleChange {
    guard let weight else { return StyleChange() }
    return StyleChange(.bold, weight.value >= 600)
  }

  /// The largest of all, on a headset.
  @inlinable public static var extraLargeTitle: Font { Font(.extraLargeTitle) }
  /// The second largest of all, on a headset.
  @inlinable public static var extraLargeTitle2: Font { Font(.extraLargeTitle2) }
  /// A title, bold.
  @inlinable public static var largeTitle: Font { Font(.largeTitle) }
  /// A title, bold.
  @inlinable public static var title: Font { Font(.title) }
  /// A title, bold.
  @inlinable public static var title2: Font { Font(.title2) }
  /// A title, bold.
  @inlinable public static var title3: Font { Font(.title3) }
  /// A headline, bold.
  @inlinable public static var headline: Font { Font(.headline) }
  /// What stands under a headline.
  @inlinable public static var subheadline: Font { Font(.subheadline) }
  /// Most text.
  @inlinable public static var body: Font { Font(.body) }
  /// A remark.
  @inlinable public static var callout: Font { Font(.callout) }
  /// A note.
  @inlinable public static var footnote: Font { Font(.footnote) }
  /// What a picture shows.
  @inlinable public static var caption: Font { Font(.caption) }
  /// What a picture shows, smaller.
  @inlinable public static var caption2: Font { Font(.caption2) }
  /// Most text.
  @inlinable public static var `default`: Font { Font(.body) }

  /// A font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    let size = size.isFinite ? max(0, min(size, 10_000)) : 0
    return Font(change(weight), kind: 100 + Int32(size * 10))
  }

  /// A font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { weight.map { Font(style).weight($0) } ?? Font(style) }

  /// A font of the app, by its name: drawn as any.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }
  /// A font of the app, by its name, that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    system(style)
  }
  /// A font of the app, by its name, that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }

  /// The font with heavier strokes.
  public func bold(_ isActive: Bool = true) -> Font { with(StyleChange(.bold, isActive)) }
  /// The font of a weight: bold from semibold on.
  public func weight(_ weight: Weight) -> Font { with(Self.change(weight)) }
  /// The font, slanted.
  public func italic(_ isActive: Bool = true) -> Font { with(StyleChange(.italic, isActive)) }
  /// The font with digits of one width: a terminal's are.
  public func monospacedDigit() -> Font { self }
  /// The font with characters of one width: a terminal's are.
  public func monospaced(_ isActive: Bool = true) -> Font { self }
  /// The font with small capitals; accepted.
  public func smallCaps(_ isActive: Bool = true) -> Font { self }
  /// The font with small capitals for small letters; accepted.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
  /// The font with small capitals for capitals; accepted.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
  /// The font with more or less room between lines; accepted.
  public func leading(_ leading: Leading) -> Font { self }
  /// The font, wider or narrower; accepted.
  public func width(_ width: Width) -> Font { self }
  /// The font, wider or narrower; accepted.
  public func width(_ width: CGFloat) -> Font { self }
  /// The font of another design; accepted.
  public func design(_ design: Design) -> Font { self }
  /// The font, larger or smaller; accepted.
  public func scaled(by factor: CGFloat) -> Font { self }
  /// The font of a size; accepted.
  public func pointSize(_ size: CGFloat) -> Font { self }
}
