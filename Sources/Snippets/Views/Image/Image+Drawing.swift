// How a picture is drawn: accepted, a sign has one look.
extension Image {
  /// How large a symbol is; accepted.
  public nonisolated enum Scale: Sendable, Hashable {
    /// Less, as much and more than the text beside it.
    case small, medium, large
  }

  /// How an image fills a larger frame; accepted.
  public nonisolated enum ResizingMode: Sendable, Hashable {
    /// Over and over, or larger.
    case tile, stretch
  }

  /// Whose colours an image has; accepted.
  public nonisolated enum TemplateRenderingMode: Sendable, Hashable {
    /// The text's, or its own.
    case template, original
  }

  /// How smooth a larger image is; accepted.
  public nonisolated enum Interpolation: Sendable, Hashable {
    /// Apple's kinds.
    case none, low, medium, high
  }

  /// How bright an image may be; accepted.
  public nonisolated enum DynamicRange: Sendable, Hashable {
    /// Apple's ranges.
    case standard, constrainedHigh, high
  }

  /// An image that takes the size that it is offered: a picture does behind words, otherwise it is as wide as its name.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
  /// Whose colours it has; accepted.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// How smooth it is; accepted.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// How smooth its edges are; accepted.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// How a symbol is coloured; accepted.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// How bright it may be; accepted.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// How a widget in a tint draws it; accepted.
  public nonisolated func widgetAccentedRenderingMode(
    _ mode: WidgetAccentedRenderingMode?
  ) -> Image { self }
}

/// How a widget in a tint draws an image; accepted.
public nonisolated struct WidgetAccentedRenderingMode: Sendable, Hashable {
  private let name: String
  /// Apple's modes.
  public static let accented = Self(name: "accented"), desaturated = Self(name: "desaturated")
  /// Apple's modes.
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  /// Apple's modes.
  public static let fullColor = Self(name: "fullColor")
}

/// How a symbol is coloured; accepted, symbols have the text's colour.
public nonisolated struct SymbolRenderingMode: Sendable, Hashable {
  private let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Colours given.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Sets how large symbols are; accepted.
  public nonisolated func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Sets how symbols are coloured; accepted.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Sets how a symbol shows its value; accepted, as a bar behind it.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// Sets how a symbol's colours pass into each other; accepted.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self {
    self
  }
}

/// How a symbol shows its value; accepted.
public nonisolated struct SymbolVariableValueMode: Sendable, Hashable {
  private let name: String
  /// By colour or by drawing less.
  public static let color = Self(name: "color"), draw = Self(name: "draw")
}

/// How a symbol's colours pass into each other; accepted.
public nonisolated struct SymbolColorRenderingMode: Sendable, Hashable {
  private let name: String
  /// Not, or as a gradient.
  public static let flat = Self(name: "flat"), gradient = Self(name: "gradient")
}
