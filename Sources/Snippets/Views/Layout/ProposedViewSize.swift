public import SnippetFoundation

/// A size that a container offers, in points; nil stands for "as you like".
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points: 8 a column.
  public var width: CGFloat?
  /// The height in points: 16 a row.
  public var height: CGFloat?

  /// Nothing at all: what answers is the least size.
  public static let zero = Self(width: 0, height: 0)
  /// Anything: what answers is the largest size.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// As you like: what answers is the ideal size.
  public static let unspecified = Self(width: nil, height: nil)

  /// Makes a proposal.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  /// Proposes a size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with lengths of another one where none is proposed.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    func points(_ axis: Axis) -> CGFloat? {
      let length = proposal[axis]
      return length < 0 ? nil : length >= .unbounded ? .infinity : Points.length(length, axis)
    }
    self.init(width: points(.horizontal), height: points(.vertical))
  }

  /// In cells: as many as the points cover, at least one where they are more than none.
  var cells: Proposal {
    func cells(_ points: CGFloat?, _ cell: CGFloat) -> Int32 {
      guard let points, !points.isNaN else { return .unspecified }
      guard points < CGFloat(Points.longest) * cell else {
        return points == .infinity ? .unbounded : Points.longest
      }
      return points <= 0 ? 0 : max(1, Int32((points / cell + 0.01).rounded(.down)))
    }
    return Proposal(cells(width, 8), cells(height, 16))
  }
}
