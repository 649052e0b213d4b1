/// Columns and rows.
///
/// As a proposal, a length may also be `unspecified` ("as you like") or `unbounded`.
@usableFromInline @frozen
struct Size: BitwiseCopyable, Hashable {
  @usableFromInline var width: Int32
  @usableFromInline var height: Int32

  @inlinable init(_ width: Int32, _ height: Int32) { (self.width, self.height) = (width, height) }

  subscript(axis: Axis) -> Int32 {
    @inline(__always) get { axis == .horizontal ? width : height }
    @inline(__always) set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  func with(_ axis: Axis, _ length: Int32) -> Size {
    axis == .horizontal ? Size(length, height) : Size(width, length)
  }
}

typealias Proposal = Size

extension Int32 {
  @usableFromInline static var unspecified: Int32 { -1 }
  /// Small enough that two of them can be added.
  @usableFromInline static var unbounded: Int32 { 1 &<< 29 }

  @inline(__always)
  func plus(_ other: Int32) -> Int32 { Swift.min(self &+ other, .unbounded) }

  /// A proposal less some cells.
  @inline(__always)
  func less(_ other: Int32) -> Int32 {
    self < 0 || self >= .unbounded ? self : Swift.max(0, self &- other)
  }

  /// A proposal kept between bounds, each of which may be unspecified.
  func clamped(_ lower: Int32, _ upper: Int32) -> Int32 {
    let limited = upper < 0 ? self : Swift.min(self, upper)
    return lower < 0 ? limited : Swift.max(limited, lower)
  }
}
