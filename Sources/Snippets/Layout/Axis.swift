/// Beside each other or below each other.
@frozen
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// Along a row.
  case horizontal
  /// Along a column.
  case vertical

  @inline(__always) var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The axis in a word.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some of the two axes.
  @frozen
  public struct Set: OptionSet, Sendable, BitwiseCopyable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Makes a set of bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along a row.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// Along a column.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
  }
}
