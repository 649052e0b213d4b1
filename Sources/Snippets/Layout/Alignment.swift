public import SnippetFoundation

/// A type that names a place in views by which stacks line them up.
///
/// Make one, and an alignment of it: `extension HorizontalAlignment { static let colon = HorizontalAlignment(Colon.self) }`.
public protocol AlignmentID {
  /// Where the place is, in points, in a view that does not say so itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where views stand beside each other's left and right.
@frozen
public struct HorizontalAlignment: BitwiseCopyable, Sendable, Equatable {
  @usableFromInline let code: UInt16

  @inlinable init(code: UInt16) { self.code = code }

  /// Makes the alignment that a type names.
  public init(_ id: any AlignmentID.Type) { code = AlignmentTable.code(of: id) }

  /// At the beginning of a line.
  @inlinable public static var leading: Self { Self(code: 0) }
  /// In the middle.
  @inlinable public static var center: Self { Self(code: 1) }
  /// At the end of a line.
  @inlinable public static var trailing: Self { Self(code: 2) }
  /// Where the line between a list's rows begins; by default the leading side.
  @inlinable public static var listRowSeparatorLeading: Self { Self(code: 3) }
  /// Where the line between a list's rows ends; by default the trailing side.
  @inlinable public static var listRowSeparatorTrailing: Self { Self(code: 4) }
}

/// Where views stand between top and bottom.
@frozen
public struct VerticalAlignment: BitwiseCopyable, Sendable, Equatable {
  @usableFromInline let code: UInt16

  @inlinable init(code: UInt16) { self.code = code }

  /// Makes the alignment that a type names.
  public init(_ id: any AlignmentID.Type) { code = AlignmentTable.code(of: id) }

  /// At the first row.
  @inlinable public static var top: Self { Self(code: 0) }
  /// In the middle.
  @inlinable public static var center: Self { Self(code: 1) }
  /// At the last row.
  @inlinable public static var bottom: Self { Self(code: 2) }
  /// The row of the first line of text; the last row of what has no text.
  @inlinable public static var firstTextBaseline: Self { Self(code: 3) }
  /// The row of the last line of text; the last row of what has no text.
  @inlinable public static var lastTextBaseline: Self { Self(code: 4) }
}

/// Where a view stands in a larger area.
@frozen
public struct Alignment: BitwiseCopyable, Sendable, Equatable {
  /// Where it stands between the sides.
  public var horizontal: HorizontalAlignment
  /// Where it stands between top and bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment of both axes.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  @inlinable init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  /// In the middle.
  @inlinable public static var center: Self { Self(.center, .center) }
  /// In the middle of the left side.
  @inlinable public static var leading: Self { Self(.leading, .center) }
  /// In the middle of the right side.
  @inlinable public static var trailing: Self { Self(.trailing, .center) }
  /// In the middle of the top.
  @inlinable public static var top: Self { Self(.center, .top) }
  /// In the middle of the bottom.
  @inlinable public static var bottom: Self { Self(.center, .bottom) }
  /// At the left of the top.
  @inlinable public static var topLeading: Self { Self(.leading, .top) }
  /// At the right of the top.
  @inlinable public static var topTrailing: Self { Self(.trailing, .top) }
  /// At the left of the bottom.
  @inlinable public static var bottomLeading: Self { Self(.leading, .bottom) }
  /// At the right of the bottom.
  @inlinable public static var bottomTrailing: Self { Self(.trailing, .bottom) }
  /// In the middle of the first line of text.
  @inlinable public static var centerFirstTextBaseline: Self { Self(.center, .firstTextBaseline) }
  /// In the middle of the last line of text.
  @inlinable public static var centerLastTextBaseline: Self { Self(.center, .lastTextBaseline) }
  /// Where the first line of text begins.
  @inlinable public static var leadingFirstTextBaseline: Self {
    Self(.leading, .firstTextBaseline)
  }
  /// Where the last line of text begins.
  @inlinable public static var leadingLastTextBaseline: Self { Self(.leading, .lastTextBaseline) }
  /// Where the first line of text ends.
  @inlinable public static var trailingFirstTextBaseline: Self {
    Self(.trailing, .firstTextBaseline)
  }
  /// Where the last line of text ends.
  @inlinable public static var trailingLastTextBaseline: Self {
    Self(.trailing, .lastTextBaseline)
  }
}

/// An alignment as a node keeps it: four bits, and the codes of guides where they do not say it.
@usableFromInline
struct Sides: BitwiseCopyable, Equatable {
  @usableFromInline let bits: UInt8

  @inlinable init(bits: UInt8) { self.bits = bits }

  @inline(__always)
  func offset(_ axis: Axis, _ room: Int32) -> Int32 {
    let side = axis == .horizontal ? bits & 3 : (bits &>> 2) & 3
    return side == 0 ? 0 : side == 1 ? room &>> 1 : room
  }

  /// Views stand in the middle along this axis.
  func isCentered(_ axis: Axis) -> Bool { (axis == .horizontal ? bits & 3 : (bits &>> 2) & 3) == 1 }

  /// The cell in the middle of a length, the left one of two.
  ///
  /// Where the middle cells of views are the same, a letter, a number of two digits and a frame around either stand above each
  /// other, however long that is which they stand in.
  static func middle(of length: Int32) -> Int32 { (length &- 1) &>> 1 }

  /// Views stand by a guide along this axis, not at a side or in the middle.
  @inline(__always)
  func isGuided(_ axis: Axis) -> Bool {
    axis == .horizontal ? bits & 3 == 3 : bits & 12 == 12
  }
}

extension Alignment {
  /// Two bits an axis; 3: by a guide, whose code stands elsewhere in the node.
  @inlinable var bits: UInt8 {
    UInt8(truncatingIfNeeded: min(horizontal.code, 3) | min(vertical.code, 3) &<< 2)
  }

  /// The guides' codes, the vertical one in the upper half.
  @inlinable var codes: Int32 { Int32(horizontal.code) | Int32(vertical.code) &<< 16 }
}
