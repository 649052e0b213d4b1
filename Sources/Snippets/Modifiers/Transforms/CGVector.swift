public import SnippetFoundation

/// A direction with a length, in points.
public nonisolated struct CGVector: Hashable, Codable, Sendable {
  /// How far it goes across.
  public var dx: CGFloat
  /// How far it goes down.
  public var dy: CGFloat

  /// One without a length.
  public static let zero = CGVector()

  /// Makes one without a length.
  public init() { (dx, dy) = (0, 0) }
  /// Makes one of its two lengths.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Makes one of its two lengths.
  public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  /// Makes one of its two lengths.
  public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
}
