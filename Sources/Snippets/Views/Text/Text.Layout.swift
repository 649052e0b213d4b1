public import SnippetFoundation

extension Text {
  /// A text in lines, for a renderer; accepted, none is made, since no renderer is asked.
  ///
  /// **Source**: developer.apple.com/documentation/swiftui/text/layout
  public nonisolated struct Layout: RandomAccessCollection {
    private let lines: [Line]
    /// Whether a part of the text is left out.
    public let isTruncated: Bool

    /// The place of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The place behind the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(position: Int) -> Line { lines[position] }
  }
}

extension Text.Layout {
  /// Where a part of a text stands, in points.
  public nonisolated struct TypographicBounds: Equatable, Sendable {
    /// Its place on the line that letters stand on.
    public var origin: CGPoint
    /// How wide it is.
    public var width: CGFloat
    /// How far it goes up from the line.
    public var ascent: CGFloat
    /// How far it goes down from the line.
    public var descent: CGFloat
    /// The room to the next line.
    public var leading: CGFloat

    /// The rectangle that it takes.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// How a part is drawn; accepted.
  public nonisolated struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Options of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Not between pixels.
    public static let disablesSubpixelQuantization = Self(rawValue: 1)
  }

  /// A line of a text.
  public nonisolated struct Line: RandomAccessCollection {
    private let parts: [Run]
    /// Where it stands.
    public let typographicBounds: TypographicBounds
    /// Where it begins.
    public let origin: CGPoint

    /// The place of the first part.
    public var startIndex: Int { parts.startIndex }
    /// The place behind the last part.
    public var endIndex: Int { parts.endIndex }
    /// A run.
    public subscript(position: Int) -> Run { parts[position] }
  }

  /// A part of a line in which all looks alike.
  public nonisolated struct Run: RandomAccessCollection {
    private let parts: [RunSlice]
    /// Where it stands.
    public let typographicBounds: TypographicBounds
    /// Which way it is read.
    public let layoutDirection: LayoutDirection

    /// What the app has marked it with; nil: nothing of this type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

    /// The place of the first part.
    public var startIndex: Int { parts.startIndex }
    /// The place behind the last part.
    public var endIndex: Int { parts.endIndex }
    /// A letter, or several that are drawn as one.
    public subscript(position: Int) -> RunSlice { parts[position] }
  }

  /// A letter of a run, or several that are drawn as one.
  public nonisolated struct RunSlice {
    /// Where it stands.
    public let typographicBounds: TypographicBounds

    /// What the app has marked it with; nil: nothing of this type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }
}

extension GraphicsContext {
  /// Draws a line of a text; accepted.
  public func draw(
    _ line: Text.Layout.Line,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}
  /// Draws a run of a text; accepted.
  public func draw(
    _ run: Text.Layout.Run,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}
  /// Draws a letter of a text; accepted.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}
}
