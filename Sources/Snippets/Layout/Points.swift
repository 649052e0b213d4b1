public import SnippetFoundation

/// SwiftUI's lengths in points, as cells: 8 points are a column, 16 a row.
@usableFromInline
enum Points {
  /// The longest length that source can ask for; more would only make blank rows.
  @usableFromInline static let longest: Int32 = 16_383

  /// To nearest, a tie up; a length that is not zero takes at least a column, one that is infinite none.
  @usableFromInline
  static func columns(_ points: CGFloat) -> Int32 {
    guard points > 0 else { return 0 }
    return cells((points / 8 + 0.5).rounded(.down), atLeast: 1)
  }

  /// To nearest, a tie down; what is infinite is no length.
  @usableFromInline
  static func rows(_ points: CGFloat) -> Int32 {
    guard points > 0 else { return 0 }
    return cells((points / 16 - 0.5).rounded(.up), atLeast: 0)
  }

  /// A bound of a frame: nil is unspecified, infinity unbounded.
  @usableFromInline
  static func columns(bound points: CGFloat?) -> Int32 {
    guard let points, !points.isNaN else { return .unspecified }
    return points == .infinity ? .unbounded : columns(points)
  }

  /// A bound of a frame: nil is unspecified, infinity unbounded.
  @usableFromInline
  static func rows(bound points: CGFloat?) -> Int32 {
    guard let points, !points.isNaN else { return .unspecified }
    return points == .infinity ? .unbounded : rows(points)
  }

  /// A length that is a number; nil and infinity are unspecified.
  @usableFromInline
  static func columns(fixed points: CGFloat?) -> Int32 {
    guard let points, points.isFinite else { return .unspecified }
    return columns(points)
  }

  /// A length that is a number; nil and infinity are unspecified.
  @usableFromInline
  static func rows(fixed points: CGFloat?) -> Int32 {
    guard let points, points.isFinite else { return .unspecified }
    return rows(points)
  }

  /// A distance between views, which has to be a number; what is none, or infinite, is as if it was not asked for.
  @usableFromInline
  static func spacing(_ points: CGFloat?) -> CGFloat? {
    guard let points, points.isFinite else { return nil }
    return points
  }

  /// The points of some cells.
  static func length(_ cells: Int32, _ axis: Axis) -> CGFloat {
    CGFloat(cells) * (axis == .horizontal ? 8 : 16)
  }

  /// A distance that may be negative, to nearest, a tie to the left or up.
  static func cells(_ points: CGFloat, _ axis: Axis) -> Int32 {
    guard let points = finite(points) else { return 0 }
    return Int32((points / (axis == .horizontal ? 8 : 16) - 0.5).rounded(.up))
  }

  /// The number, if it is one, and no longer than the longest length.
  static func finite(_ points: CGFloat) -> CGFloat? {
    points.isFinite ? max(-16 * CGFloat(longest), min(points, 16 * CGFloat(longest))) : nil
  }

  private static func cells(_ length: CGFloat, atLeast least: Int32) -> Int32 {
    if length < CGFloat(longest) { return max(least, Int32(length)) }
    return length == .infinity ? 0 : longest
  }
}
