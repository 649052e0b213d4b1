public import SnippetFoundation

/// Colours along a line; in text, the first of them, and as a view nothing.
public nonisolated struct LinearGradient: GradientStyle {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient of a gradient's colours.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = gradient
  }

  /// Makes a gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}

/// Colours outwards from a point; in text, the first of them, and as a view nothing.
public nonisolated struct RadialGradient: GradientStyle {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient of a gradient's colours.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
  }

  /// Makes a gradient of colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) { _gradient = Gradient(stops: stops) }
}

/// Colours outwards in an ellipse; in text, the first of them, and as a view nothing.
public nonisolated struct EllipticalGradient: GradientStyle {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient of a gradient's colours.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _gradient = gradient }

  /// Makes a gradient of colours.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _gradient = Gradient(colors: colors) }

  /// Makes a gradient of stops.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _gradient = Gradient(stops: stops) }
}

/// Colours around a point; in text, the first of them, and as a view nothing.
public nonisolated struct AngularGradient: GradientStyle {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient of a gradient's colours.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) { _gradient = gradient }

  /// Makes a gradient of colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(stops: stops)
  }

  /// Makes a gradient of a gradient's colours, all the way round.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { _gradient = gradient }

  /// Makes a gradient of colours, all the way round.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(colors: colors)
  }

  /// Makes a gradient of stops, all the way round.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(stops: stops)
  }
}

/// Colours over a grid of points; in text, the first of them, and as a view nothing.
public nonisolated struct MeshGradient: GradientStyle {
  /// The colours.
  public let _gradient: Gradient

  /// Makes a gradient of points and colours.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) { _gradient = Gradient(colors: colors) }
}

/// A pattern of an image; in text, the text's own colour.
public nonisolated struct ImagePaint: ShapeStyle {
  /// Makes a pattern.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {}

  /// Changes nothing.
  public var _fixed: StyleChange? { StyleChange() }
}

extension ShapeStyle where Self == ImagePaint {
  /// A pattern of an image.
  public nonisolated static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
