/// A ground that what is behind shines through; characters in it are dim, and nothing is drawn of it.
public nonisolated struct Material: ShapeStyle, Hashable {
  private let name: String

  /// Hardly opaque.
  public static let ultraThin = Material(name: "ultraThin")
  /// A little opaque.
  public static let thin = Material(name: "thin")
  /// Half opaque.
  public static let regular = Material(name: "regular")
  /// Mostly opaque.
  public static let thick = Material(name: "thick")
  /// Nearly opaque.
  public static let ultraThick = Material(name: "ultraThick")
  /// That of bars.
  public static let bar = Material(name: "bar")

  /// A material that is drawn as in an active or inactive window; accepted.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  /// Dim.
  public var _fixed: StyleChange? { StyleChange(.dim, true) }
}

/// When a material is drawn as in an active window; accepted.
public nonisolated enum MaterialActiveAppearance: Hashable, Sendable {
  /// Apple's four.
  case automatic, active, inactive, matchWindow
}

extension ShapeStyle where Self == Material {
  /// Hardly opaque.
  public nonisolated static var ultraThinMaterial: Self { .ultraThin }
  /// A little opaque.
  public nonisolated static var thinMaterial: Self { .thin }
  /// Half opaque.
  public nonisolated static var regularMaterial: Self { .regular }
  /// Mostly opaque.
  public nonisolated static var thickMaterial: Self { .thick }
  /// Nearly opaque.
  public nonisolated static var ultraThickMaterial: Self { .ultraThick }
  /// That of bars.
  public nonisolated static var bar: Self { .bar }
}
