public import SnippetFoundation

/// What an app draws on: words and symbols are drawn, all else is accepted.
public nonisolated struct GraphicsContext {
  let drawing: Drawing
  private let size: CGSize
  private var origin = CGPoint.zero
  private var scale = CGSize(width: 1, height: 1)

  /// How faint what is drawn is: at zero it is not drawn.
  public var opacity: Double = 1
  /// How it mixes with what is behind; accepted.
  public var blendMode = BlendMode.normal
  /// The values around the drawing.
  public let environment: EnvironmentValues

  @MainActor
  init(_ drawing: Drawing, _ size: CGSize) {
    (self.drawing, self.size) = (drawing, size)
    environment = EnvironmentValues.current
  }

  /// The room to draw in.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: size) }

  /// Draws elsewhere from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    origin.x += x * scale.width
    origin.y += y * scale.height
  }

  /// Draws larger or smaller from now on: places are further apart.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    scale.width *= x
    scale.height *= y
  }

  /// Draws turned from now on; accepted.
  public mutating func rotate(by angle: Angle) {}

  /// Draws nothing outside of a form; accepted.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {}

  /// Draws nothing outside of what is drawn on another layer; accepted.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// Changes how everything looks; accepted.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills a form; accepted, not drawn.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws a line; accepted, not drawn.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws a line; accepted, not drawn.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  func draw(_ part: ConfigurationPart, _ point: CGPoint, _ anchor: UnitPoint) {
    guard opacity > 0 else { return }
    let place = CGPoint(
      x: origin.x + point.x * scale.width,
      y: origin.y + point.y * scale.height
    )
    drawing.draw(part, place, anchor)
  }
}

extension GraphicsContext {
  /// What a form is filled with; accepted.
  public struct Shading: Sendable {
    /// The text's own colour; what is behind.
    public static let foreground = Self(), backdrop = Self()
    /// A colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// A colour of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Self { Self() }
    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Self { Self() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }
    /// Several.
    public static func palette(_ array: [Self]) -> Self { Self() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
    /// Colours outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
  }

  /// What changes how everything looks; accepted.
  public struct Filter: Sendable {
    /// A shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Self { Self() }
    /// Not sharp.
    public static func blur(
      radius: CGFloat,
      options: BlurOptions = BlurOptions()
    ) -> Self { Self() }
    /// Other colours.
    public static func colorMultiply(_ color: Color) -> Self { Self() }
    /// Other colours.
    public static func hueRotation(_ angle: Angle) -> Self { Self() }
    /// Other colours.
    public static func saturation(_ amount: Double) -> Self { Self() }
    /// Other colours.
    public static func brightness(_ amount: Double) -> Self { Self() }
    /// Other colours.
    public static func contrast(_ amount: Double) -> Self { Self() }
    /// Other colours.
    public static func grayscale(_ amount: Double) -> Self { Self() }
    /// What is fainter than a part is left out.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Self { Self() }
  }

  /// How drawing is cut; accepted.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Inside rather than outside.
    public static let inverse = Self(rawValue: 1)
  }

  /// How a change is made; accepted.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options of bits.
    public init(rawValue: UInt32 = 0) { self.rawValue = rawValue }
  }

  /// How colours go on; accepted.
  public typealias GradientOptions = FilterOptions
  /// How a shadow falls; accepted.
  public typealias ShadowOptions = FilterOptions
  /// How something is blurred; accepted.
  public typealias BlurOptions = FilterOptions
}
