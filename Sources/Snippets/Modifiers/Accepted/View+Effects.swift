public import SnippetFoundation

// What cells cannot show: accepted, the view is as it is without.
extension View {
  /// Draws a shadow; accepted.
  public nonisolated func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
  /// Blurs; accepted.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// Makes brighter; accepted.
  public nonisolated func brightness(_ amount: Double) -> Self { self }
  /// Makes colours differ more; accepted.
  public nonisolated func contrast(_ amount: Double) -> Self { self }
  /// Makes colours stronger; accepted.
  public nonisolated func saturation(_ amount: Double) -> Self { self }
  /// Takes colours away; accepted.
  public nonisolated func grayscale(_ amount: Double) -> Self { self }
  /// Turns colours; accepted.
  public nonisolated func hueRotation(_ angle: Angle) -> Self { self }
  /// Turns colours round; accepted.
  public nonisolated func colorInvert() -> Self { self }
  /// Mixes a colour in; accepted.
  public nonisolated func colorMultiply(_ color: Color) -> Self { self }
  /// Makes dark parts clear; accepted.
  public nonisolated func luminanceToAlpha() -> Self { self }
  /// Blends with what is behind: a shape that cuts a hole is not drawn, all else as it is.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> Blended<Self> {
    Blended(content: self, isCut: blendMode == .destinationOut)
  }
  /// Draws as one; accepted.
  public nonisolated func compositingGroup() -> Self { self }
  /// Draws as one; accepted.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> Self { self }
  /// Moves as one; accepted.
  public nonisolated func geometryGroup() -> Self { self }
  /// Turns in space; accepted.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  /// Draws larger or smaller; accepted.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// Draws larger or smaller; accepted.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// Draws larger or smaller; accepted.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Self { self }
  /// Draws on glass; accepted.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular,
    in shape: S = Capsule()
  ) -> Self { self }
  /// Lets glass become other glass; accepted.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> Self { self }
  /// Draws glass as one; accepted.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> Self { self }
  /// How glass comes and goes; accepted.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> Self {
    self
  }
  /// Continues a ground under bars; accepted.
  public nonisolated func backgroundExtensionEffect() -> Self { self }
  /// Animations of a view that appears; accepted.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self {
    self
  }
  /// Moves changes; accepted.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
  /// Moves the changes that some modifiers make; drawn as they leave it.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> V { body(placeholder) }
  /// Moves the changes that some modifiers make; drawn as they leave it.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> V { body(placeholder) }
  /// Moves some changes; accepted.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self {
    self
  }
  /// How the view comes and goes; accepted.
  public nonisolated func transition(_ t: AnyTransition) -> Self { self }
  /// Moves content; accepted.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Moves a view to where another is; accepted.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> Self { self }
  /// Says where a transition begins; accepted.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> Self { self }
}

/// How many colours a drawing has; accepted.
public nonisolated enum ColorRenderingMode: Sendable {
  /// Apple's modes.
  case nonLinear, linear, extendedLinear
}

/// What moves to where another view is; accepted.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes properties of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Its place, its size or both.
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2),
    frame = Self(rawValue: 3)
}

/// A kind of glass; accepted.
public nonisolated struct Glass: Equatable, Sendable {
  /// Apple's kinds.
  public static let regular = Glass(), clear = Glass(), identity = Glass()
  /// Coloured.
  public func tint(_ color: Color?) -> Glass { self }
  /// That answers to touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes; accepted.
public nonisolated struct GlassEffectTransition: Sendable {
  /// Apple's transitions.
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

/// Glass that is drawn as one; in text its content.
///
/// Renders as: the content.
public nonisolated struct GlassEffectContainer<Content: View>: PrimitiveView {
  private let content: Content
  /// Keeps the content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Appends the content's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }
}
