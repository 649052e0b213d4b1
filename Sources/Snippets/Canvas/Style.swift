/// How characters look, packed in one word: attribute bits, then the colour.
@frozen
public struct Style: BitwiseCopyable, Sendable, Hashable {
  /// Attributes in bits 0 to 7; what the colour stands for in bits 8 to 11; the colour's kind in bits 16 to 23, its value in bits 24 to 47.
  public var bits: UInt64 = 0

  /// Makes a style of packed bits.
  @inlinable public init(bits: UInt64 = 0) { self.bits = bits }

  /// Heavier strokes.
  public static let bold = Style(bits: 1)
  /// Fainter than the rest.
  public static let dim = Style(bits: 2)
  /// Slanted.
  public static let italic = Style(bits: 4)
  /// A line below.
  public static let underline = Style(bits: 8)
  /// A line through the middle.
  public static let strikethrough = Style(bits: 16)

  @usableFromInline static let colourMask: UInt64 = 0xFFFF_FFFF_0000
  @usableFromInline static let foregroundMask: UInt64 = 0xFFFF_FFFF_0F02
  /// Which rank of the styles around it a colour stands for, so that they can put theirs in its place: 0 none, 1 the second, 2
  /// the third.
  @usableFromInline static let rankMask: UInt64 = 0x300
  /// The colour stands for the tint around it.
  @usableFromInline static let tintBit: UInt64 = 0x400
  /// The colour is no colour: what has it keeps its room and is not drawn.
  @usableFromInline static let clearBit: UInt64 = 0x800
}

extension Style {
  /// Nothing is drawn in this style.
  @inline(__always) var isClear: Bool { bits & Self.clearBit != 0 }
}

/// What a modifier does to a style: the bits that it owns, and what they become.
@frozen
public struct StyleChange: BitwiseCopyable, Sendable, Hashable {
  @usableFromInline var mask: UInt64
  @usableFromInline var bits: UInt64

  @inlinable init(mask: UInt64 = 0, bits: UInt64 = 0) { (self.mask, self.bits) = (mask, bits) }

  /// The change that sets or clears attributes.
  @inlinable init(_ style: Style, _ isActive: Bool) {
    self.init(mask: style.bits, bits: isActive ? style.bits : 0)
  }

  @inlinable func applied(to style: Style) -> Style {
    Style(bits: (style.bits & ~mask) | bits)
  }

  /// This change first, then another.
  @inlinable func then(_ later: StyleChange) -> StyleChange {
    StyleChange(mask: mask | later.mask, bits: (bits & ~later.mask) | later.bits)
  }
}
