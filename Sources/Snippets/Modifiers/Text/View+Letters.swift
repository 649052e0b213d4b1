public import SnippetFoundation

// What only says how letters are drawn: accepted, a terminal's letters have one shape and one width.
extension View {
  /// Digits of one width; in a terminal they are.
  public nonisolated func monospacedDigit() -> Self { self }
  /// Characters of one width; in a terminal they are.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Self { self }
  /// A font's design; accepted.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Self { self }
  /// A font's width; accepted.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Room between characters; accepted.
  public nonisolated func kerning(_ kerning: CGFloat) -> Self { self }
  /// Room between characters; accepted.
  public nonisolated func tracking(_ tracking: CGFloat) -> Self { self }
  /// Characters higher or lower; accepted.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Self { self }
  /// Larger or smaller characters; accepted.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// Room between lines; accepted, lines stand close.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }
  /// The height of lines; accepted.
  public nonisolated func lineHeight(_ lineHeight: LineHeight?) -> Self { self }
  /// Characters closer to each other where they would not fit; accepted.
  public nonisolated func allowsTightening(_ flag: Bool) -> Self { self }
  /// Whether text can be copied; in a terminal it can.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }
  /// How large text is; accepted, a terminal's owner decides.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> Scoped<Self> {
    environment(\.dynamicTypeSize, size)
  }
  /// How large text may be; accepted, a terminal's owner decides.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> Self { self }
  /// A line's language; accepted.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Who draws the text; accepted.
  public nonisolated func textRenderer<T>(_ renderer: T) -> Self { self }
}

/// Whether text can be copied.
public protocol TextSelectability {}

/// Text that can be copied.
public nonisolated struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be copied.
public nonisolated struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public nonisolated static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public nonisolated static var disabled: Self { Self() }
}

/// How high lines are; accepted.
public nonisolated struct LineHeight: Sendable, Hashable {
  private let name: String
  /// Apple's heights.
  public static let normal = LineHeight(name: "normal"), tight = LineHeight(name: "tight")
  /// Apple's heights.
  public static let loose = LineHeight(name: "loose"), variable = LineHeight(name: "variable")
  /// As many points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact") }
  /// As many times the size of the font.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple") }
  /// As many points between lines.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading") }
}
