public import SnippetFoundation

/// Colours that pass into each other; in text, the first of them.
public nonisolated struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// How colours between two others are found; accepted.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// By their parts.
    public static let device = ColorSpace(name: "device")
    /// As eyes see them.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// A gradient whose colours are mixed in a space; accepted.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// What the first colour that is one does to characters.
  public var _fixed: StyleChange? {
    let color = stops.lazy.map(\.color).first { $0.change.bits & Style.clearBit == 0 }
    return color?.change ?? Color.clear.change
  }
}

/// A gradient whose geometry is known later; in text, its first colour.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Keeps a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// A gradient whose colours are mixed in a space; accepted.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

  /// What the first colour does to characters.
  public var _fixed: StyleChange? { gradient._fixed }
}

/// A gradient of some geometry; in text, its first colour, and as a view nothing.
public nonisolated protocol GradientStyle: ShapeStyle, PrimitiveView {
  /// The colours.
  var _gradient: Gradient { get }
}

extension GradientStyle {
  /// What the first colour does to characters.
  public nonisolated var _fixed: StyleChange? { _gradient._fixed }

  /// Appends what is drawn of a filled rectangle.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.shape(.rectangle, isFilled: true, view._change)
  }
}
