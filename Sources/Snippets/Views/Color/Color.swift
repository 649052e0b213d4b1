/// A colour, of characters or as a view.
///
/// **As a view** A colour fills what it is offered, which says nothing in text; drawn is only what a person reads as a sign:
/// a line or a dot, as `Rectangle` does.
///
/// Renders as: where its frame is at most 2 points high `─────`; 1 column wide `▌` on each row; else nothing.
@frozen
public nonisolated struct Color: ShapeStyle, PrimitiveView, Hashable, CustomStringConvertible {
  @usableFromInline let change: StyleChange

  @inlinable init(change: StyleChange) { self.change = change }

  @inlinable init(kind: UInt64, value: UInt64, extra: UInt64 = 0) {
    change = StyleChange(mask: Style.foregroundMask, bits: kind &<< 16 | value &<< 24 | extra)
  }

  @inlinable static func ansi(_ value: UInt64) -> Color { Color(kind: 1, value: value) }

  /// What the colour does to characters.
  @inlinable public var _fixed: StyleChange? { change }

  /// The colours of a terminal that come nearest to Apple's.
  @inlinable public static var red: Color { ansi(1) }
  /// Dark yellow in a terminal of sixteen colours.
  @inlinable public static var orange: Color { ansi(3) }
  /// Bright yellow.
  @inlinable public static var yellow: Color { ansi(11) }
  /// Green.
  @inlinable public static var green: Color { ansi(2) }
  /// Bright green.
  @inlinable public static var mint: Color { ansi(10) }
  /// Cyan.
  @inlinable public static var teal: Color { ansi(6) }
  /// Bright cyan.
  @inlinable public static var cyan: Color { ansi(14) }
  /// Blue.
  @inlinable public static var blue: Color { ansi(4) }
  /// Bright blue.
  @inlinable public static var indigo: Color { ansi(12) }
  /// Magenta.
  @inlinable public static var purple: Color { ansi(5) }
  /// Bright magenta.
  @inlinable public static var pink: Color { ansi(13) }
  /// Dark yellow.
  @inlinable public static var brown: Color { ansi(3) }
  /// White.
  @inlinable public static var white: Color { ansi(15) }
  /// Dim.
  @inlinable public static var gray: Color { Color(kind: 0, value: 0, extra: Style.dim.bits) }
  /// Black.
  @inlinable public static var black: Color { ansi(0) }
  /// None: text in it is dim, a shape in it is not drawn.
  @inlinable public static var clear: Color {
    Color(kind: 0, value: 0, extra: Style.dim.bits | Style.clearBit)
  }
  /// The text's own colour.
  @inlinable public static var primary: Color { Color(kind: 0, value: 0) }
  /// Fainter than primary.
  @inlinable public static var secondary: Color {
    Color(kind: 0, value: 0, extra: Style.dim.bits | 0x100)
  }
  /// The app's colour, unless a tint around it puts itself in its place.
  @inlinable public static var accentColor: Color {
    Color(kind: 1, value: 4, extra: Style.tintBit)
  }

  /// The colour, fainter: dim at half or less; none at zero.
  public func opacity(_ opacity: Double) -> Color {
    if opacity > 0.5 { return self }
    let clear = opacity <= 0 ? Style.clearBit : 0
    return Color(change: StyleChange(mask: change.mask, bits: change.bits | Style.dim.bits | clear))
  }

  /// The colour with more light than white has; accepted, a terminal has none.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// The colour in more light or less; accepted.
  public func exposureAdjust(_ stops: Double) -> Color { self }

  /// The colour's name or its parts.
  public var description: String { words }

  /// Appends what is drawn of a filled rectangle.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.shape(.rectangle, isFilled: true, view.change)
  }
}
