/// A rank of importance within the style around it.
///
/// Renders as: dim from the second rank on, in the colour around it.
@frozen
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  /// 0: the first rank.
  @usableFromInline let rank: UInt8

  @inlinable init(rank: UInt8) { self.rank = rank }

  /// The first rank is not dim; the others are, and say which they are.
  @inlinable public var _fixed: StyleChange? {
    let mask = Style.dim.bits | Style.rankMask
    guard rank > 0 else { return StyleChange(mask: mask) }
    return StyleChange(mask: mask, bits: Style.dim.bits | UInt64(min(rank, 2)) &<< 8)
  }

  /// The first rank.
  @inlinable public static var primary: Self { Self(rank: 0) }
  /// The second rank.
  @inlinable public static var secondary: Self { Self(rank: 1) }
  /// The third rank.
  @inlinable public static var tertiary: Self { Self(rank: 2) }
  /// The fourth rank.
  @inlinable public static var quaternary: Self { Self(rank: 3) }
  /// The fifth rank.
  @inlinable public static var quinary: Self { Self(rank: 4) }
}

/// A rank of importance within a style that is named.
///
/// Renders as: the style, dim from the second rank on.
public nonisolated struct RankedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let rank: UInt8

  /// What the style does to characters, dim where the rank is.
  public var _fixed: StyleChange? {
    base._fixed.map { $0.then(rank > 0 ? StyleChange(.dim, true) : StyleChange()) }
  }

  /// What the style becomes, of the same rank.
  public func resolve(in environment: EnvironmentValues) -> RankedStyle<Base.Resolved> {
    RankedStyle<Base.Resolved>(base: base.resolve(in: environment), rank: rank)
  }
}

extension ShapeStyle {
  /// The second rank of the style.
  public nonisolated var secondary: some ShapeStyle { RankedStyle(base: self, rank: 1) }
  /// The third rank of the style.
  public nonisolated var tertiary: some ShapeStyle { RankedStyle(base: self, rank: 2) }
  /// The fourth rank of the style.
  public nonisolated var quaternary: some ShapeStyle { RankedStyle(base: self, rank: 3) }
  /// The fifth rank of the style.
  public nonisolated var quinary: some ShapeStyle { RankedStyle(base: self, rank: 4) }

  /// The style, fainter: dim at half or less.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
    RankedStyle(base: self, rank: opacity <= 0.5 ? 1 : 0)
  }

  /// The style in a mode of blending; accepted, cells do not blend.
  public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow; accepted, nothing is drawn of it.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  @inlinable public nonisolated static var primary: Self { Self(rank: 0) }
  /// The second rank.
  @inlinable public nonisolated static var secondary: Self { Self(rank: 1) }
  /// The third rank.
  @inlinable public nonisolated static var tertiary: Self { Self(rank: 2) }
  /// The fourth rank.
  @inlinable public nonisolated static var quaternary: Self { Self(rank: 3) }
  /// The fifth rank.
  @inlinable public nonisolated static var quinary: Self { Self(rank: 4) }
}

/// A shadow of a style; accepted, nothing is drawn of it.
public nonisolated struct ShadowStyle: Equatable, Sendable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside.
  public static func inner(
    color: Color = .black,
    radius: Double,
    x: Double = 0,
    y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// How colours that overlap are mixed; accepted, cells do not blend.
public nonisolated enum BlendMode: Sendable, Hashable {
  /// Apple's modes.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Apple's modes.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  /// Apple's modes.
  case destinationOver, destinationOut, plusDarker, plusLighter
}
