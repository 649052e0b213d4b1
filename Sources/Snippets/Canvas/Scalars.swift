import SnippetFoundation

/// Looks scalars up in the tables.
enum Scalars {
  @inline(__always)
  static func attributes(_ scalar: UInt32) -> ScalarAttributes { attributes(of: entry(scalar)) }

  /// The attributes of an entry.
  @inline(__always)
  static func attributes(of entry: Int) -> ScalarAttributes {
    ScalarAttributes(bits: number(UnicodeTables.attributes, entry))
  }

  /// Whether nothing of a scalar is seen but what it does to the character before it.
  static func isUnseen(_ scalar: UInt32) -> Bool {
    if attributes(scalar).columns == 0 { return true }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }

  /// Whether a scalar is drawn on the one before it.
  static func isMark(_ scalar: UInt32) -> Bool {
    let attributes = attributes(scalar)
    return attributes.columns == 0 && !attributes.isHidden
  }

  /// The line-break class of a scalar.
  @inline(__always)
  static func lineClass(_ scalar: UInt32) -> LineClass { lineClass(of: entry(scalar)) }

  /// The line-break class of an entry.
  @inline(__always)
  static func lineClass(of entry: Int) -> LineClass {
    LineClass(rawValue: number(UnicodeTables.lineClasses, entry)) ?? .al
  }

  /// Whether a line may end between two classes: 0 yes, 1 at blanks only, 2 not even there.
  @inline(__always)
  static func pair(_ before: LineClass, _ after: LineClass) -> UInt8 {
    number(
      UnicodeTables.pairs,
      Int(before.rawValue) &* UnicodeTables.pairedClasses &+ Int(after.rawValue)
    )
  }

  /// Where the tables speak of a scalar.
  @inline(__always)
  static func entry(_ scalar: UInt32) -> Int {
    if scalar >= UnicodeTables.end { return Int(highEntry(scalar)) }
    let place = Int(scalar &>> UnicodeTables.blockShift) &* 2
    let block =
      Int(number(UnicodeTables.blocks, place)) &* UnicodeTables.digits
      &+ Int(number(UnicodeTables.blocks, place &+ 1))
    let mask = (UInt32(1) &<< UnicodeTables.blockShift) &- 1
    let index = block &<< Int(UnicodeTables.blockShift) &+ Int(scalar & mask)
    return Int(number(UnicodeTables.entries, index))
  }

  private static func highEntry(_ scalar: UInt32) -> UInt8 {
    if scalar & 0xFFFE == 0xFFFE { return UnicodeTables.noncharacter }
    switch scalar {
    case 0x20000...0x3FFFD: return UnicodeTables.ideograph
    case 0xE0000...0xE007F: return UnicodeTables.tag
    case 0xE0100...0xE01EF: return UnicodeTables.selector
    case 0xF0000...: return UnicodeTables.privateUse
    default: return UnicodeTables.unassigned
    }
  }

  @inline(__always)
  private static func number(_ table: StaticString, _ index: Int) -> UInt8 {
    assert(index >= 0 && index < table.utf8CodeUnitCount)
    return table.utf8Start[index] &- UnicodeTables.zero
  }
}

/// How a scalar is drawn, and what it does to its neighbours.
struct ScalarAttributes: BitwiseCopyable {
  /// How a scalar joins others into one character.
  enum Kind: UInt8 {
    /// It stands alone, but for marks behind it.
    case simple
    /// A mark that belongs to whatever is before it.
    case mark
    /// It joins in a way that takes a closer look.
    case complex
    /// Never drawn as it is: see `visible`.
    case hazard
  }

  /// Columns in bits 0 and 1, the kind in 2 and 3, right to left in 4, emoji by a selector in 5.
  let bits: UInt8

  @inline(__always) var columns: Int32 { isHidden ? 0 : Int32(bits & 3) }
  /// A soft hyphen, a zero-width space, a word joiner: they say where lines may end, and are not written.
  @inline(__always) var isHidden: Bool { bits & 3 == 3 }
  @inline(__always) var kind: Kind { Kind(rawValue: bits &>> 2 & 3) ?? .complex }
  @inline(__always) var isRightToLeft: Bool { bits & 16 != 0 }
  /// A variation selector makes it an emoji, two columns wide.
  @inline(__always) var takesSelector: Bool { bits & 32 != 0 }
}
