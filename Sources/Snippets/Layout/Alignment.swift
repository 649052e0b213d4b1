/// Where views stand beside each other's left and right.
@frozen
public enum HorizontalAlignment: UInt8, Sendable {
  /// At the beginning of a line.
  case leading
  /// In the middle.
  case center
  /// At the end of a line.
  case trailing
}

/// Where views stand between top and bottom.
@frozen
public enum VerticalAlignment: UInt8, Sendable {
  /// At the first row.
  case top
  /// In the middle.
  case center
  /// At the last row.
  case bottom

  /// The rows of the first lines of text; in cells that is the top.
  public static let firstTextBaseline = VerticalAlignment.top
  /// The rows of the last lines of text; in cells that is the bottom.
  public static let lastTextBaseline = VerticalAlignment.bottom
}

/// Where a view stands in a larger area.
@frozen
public struct Alignment: BitwiseCopyable, Sendable, Equatable {
  @usableFromInline let bits: UInt8

  @inlinable init(bits: UInt8) { self.bits = bits }

  /// Makes an alignment of both axes.
  @inlinable
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    bits = horizontal.rawValue | (vertical.rawValue << 2)
  }

  @inlinable init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// In the middle of the left side.
  public static let leading = Alignment(.leading, .center)
  /// In the middle of the right side.
  public static let trailing = Alignment(.trailing, .center)
  /// In the middle of the top.
  public static let top = Alignment(.center, .top)
  /// In the middle of the bottom.
  public static let bottom = Alignment(.center, .bottom)
  /// At the left of the top.
  public static let topLeading = Alignment(.leading, .top)
  /// At the right of the top.
  public static let topTrailing = Alignment(.trailing, .top)
  /// At the left of the bottom.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// At the right of the bottom.
  public static let bottomTrailing = Alignment(.trailing, .bottom)

  @inline(__always)
  func offset(_ axis: Axis, _ room: Int32) -> Int32 {
    let side = axis == .horizontal ? bits & 3 : (bits >> 2) & 3
    return side == 0 ? 0 : side == 1 ? room >> 1 : room
  }
}
