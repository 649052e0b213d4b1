/// A style of characters: a colour, or a rank below the primary one.
public protocol ShapeStyle: Sendable {
  /// What the style does to characters.
  var _change: StyleChange { get }
}

/// A colour.
///
/// As a view it takes no room that matters in text and is not drawn.
public nonisolated struct Color: ShapeStyle, PrimitiveView, Equatable {
  let change: StyleChange

  /// What the colour does to characters.
  public var _change: StyleChange { change }

  init(kind: UInt64, value: UInt64, isDim: Bool = false) {
    let bits = kind << 16 | value << 24 | (isDim ? Style.dim.bits : 0)
    change = StyleChange(mask: Style.foregroundMask, bits: bits)
  }

  init(change: StyleChange) { self.change = change }

  private static func ansi(_ value: UInt64) -> Color { Color(kind: 1, value: value) }

  /// Mixes a colour of three parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> UInt64 { UInt64(max(0, min(255, (part * 255).rounded()))) }
    self.init(kind: 2, value: byte(red) << 16 | byte(green) << 8 | byte(blue))
  }

  /// The colours of a terminal that come nearest to Apple's.
  public static let red = ansi(1), green = ansi(2), orange = ansi(3), blue = ansi(4)
  /// More of them.
  public static let purple = ansi(5), teal = ansi(6), cyan = ansi(14), yellow = ansi(11)
  /// More of them.
  public static let pink = ansi(13), mint = ansi(10), indigo = ansi(12), brown = ansi(3)
  /// Black, white, and what lies between.
  public static let black = ansi(0), white = ansi(15), gray = Color(kind: 0, value: 0, isDim: true)
  /// The text's own colour.
  public static let primary = Color(kind: 0, value: 0)
  /// Fainter than primary.
  public static let secondary = Color(kind: 0, value: 0, isDim: true)
  /// The app's colour.
  public static let accentColor = ansi(4)
  /// None.
  public static let clear = Color(kind: 0, value: 0, isDim: true)

  /// The colour, fainter: dim at half or less.
  public func opacity(_ opacity: Double) -> Color {
    opacity > 0.5
      ? self
      : Color(change: StyleChange(mask: change.mask, bits: change.bits | Style.dim.bits))
  }

  /// Appends nothing that is drawn.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.leaf(Node(.empty))
  }
}

/// A rank of importance.
public struct HierarchicalShapeStyle: ShapeStyle {
  let isDim: Bool
  /// What the rank does to characters.
  public var _change: StyleChange {
    isDim
      ? StyleChange(mask: Style.dim.bits, bits: Style.dim.bits)
      : StyleChange(mask: Style.foregroundMask, bits: 0)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first rank.
  public static var primary: Self { Self(isDim: false) }
  /// The second rank.
  public static var secondary: Self { Self(isDim: true) }
  /// The third rank.
  public static var tertiary: Self { Self(isDim: true) }
  /// The fourth rank.
  public static var quaternary: Self { Self(isDim: true) }
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  public static var red: Self { Color.red }
  /// The colour green.
  public static var green: Self { Color.green }
  /// The colour orange.
  public static var orange: Self { Color.orange }
  /// The colour blue.
  public static var blue: Self { Color.blue }
  /// The colour purple.
  public static var purple: Self { Color.purple }
  /// The colour teal.
  public static var teal: Self { Color.teal }
  /// The colour cyan.
  public static var cyan: Self { Color.cyan }
  /// The colour yellow.
  public static var yellow: Self { Color.yellow }
  /// The colour pink.
  public static var pink: Self { Color.pink }
  /// The colour mint.
  public static var mint: Self { Color.mint }
  /// The colour indigo.
  public static var indigo: Self { Color.indigo }
  /// The colour brown.
  public static var brown: Self { Color.brown }
  /// The colour black.
  public static var black: Self { Color.black }
  /// The colour white.
  public static var white: Self { Color.white }
  /// The colour gray.
  public static var gray: Self { Color.gray }
  /// The colour clear.
  public static var clear: Self { Color.clear }
  /// The app's colour.
  public static var tint: Self { Color.accentColor }
}
