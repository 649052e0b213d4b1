public import SnippetFoundation

extension Font {
  /// How heavy strokes are.
  @frozen
  public nonisolated struct Weight: Sendable, Hashable {
    @usableFromInline let value: Int
    @inlinable init(_ value: Int) { self.value = value }
    /// The lightest.
    @inlinable public static var ultraLight: Weight { Weight(100) }
    /// Lighter than light.
    @inlinable public static var thin: Weight { Weight(200) }
    /// Lighter than usual.
    @inlinable public static var light: Weight { Weight(300) }
    /// As usual.
    @inlinable public static var regular: Weight { Weight(400) }
    /// Heavier than usual.
    @inlinable public static var medium: Weight { Weight(500) }
    /// Nearly bold; in a terminal bold.
    @inlinable public static var semibold: Weight { Weight(600) }
    /// Bold.
    @inlinable public static var bold: Weight { Weight(700) }
    /// Heavier than bold.
    @inlinable public static var heavy: Weight { Weight(800) }
    /// Heavier than heavy.
    @inlinable public static var black: Weight { Weight(900) }
  }

  /// The look of a font; accepted.
  public nonisolated enum Design: Sendable, Hashable {
    /// Apple's four designs.
    case `default`, serif, rounded, monospaced
  }

  /// How wide characters are; accepted.
  public nonisolated struct Width: Sendable, Hashable {
    /// The width as a number.
    public var value: CGFloat
    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrower than usual.
    public static let compressed = Width(-0.4), condensed = Width(-0.2)
    /// As usual and wider.
    public static let standard = Width(0), expanded = Width(0.2)
  }

  /// How much room is between lines; accepted.
  public nonisolated enum Leading: Sendable, Hashable {
    /// As usual, less and more.
    case standard, tight, loose
  }

  /// What a text is, by its size.
  @frozen
  public nonisolated enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Apple's text styles.
    case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline
    /// Apple's text styles.
    case body, callout, footnote, caption, caption2

    @inlinable var isHeading: Bool { number < 7 }

    @inlinable var number: Int32 {
      switch self {
      case .extraLargeTitle: 0
      case .extraLargeTitle2: 1
      case .largeTitle: 2
      case .title: 3
      case .title2: 4
      case .title3: 5
      case .headline: 6
      case .subheadline: 7
      case .body: 8
      case .callout: 9
      case .footnote: 10
      case .caption: 11
      case .caption2: 12
      }
    }
  }
}
