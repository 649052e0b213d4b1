public import SnippetFoundation

/// Moves, turns, scales and tilts points of a plane: three rows of three numbers.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// A number of the first row.
  public var m11: CGFloat = 1
  /// A number of the first row.
  public var m12: CGFloat = 0
  /// A number of the first row.
  public var m13: CGFloat = 0
  /// A number of the second row.
  public var m21: CGFloat = 0
  /// A number of the second row.
  public var m22: CGFloat = 1
  /// A number of the second row.
  public var m23: CGFloat = 0
  /// A number of the third row.
  public var m31: CGFloat = 0
  /// A number of the third row.
  public var m32: CGFloat = 0
  /// A number of the third row.
  public var m33: CGFloat = 1

  /// Makes one that changes nothing.
  public init() {}

  /// Makes one that does what another does in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it leaves lines beside each other so.
  public var isAffine: Bool { (m13, m23, m33) == (0, 0, 1) }

  /// How far it moves what it does nothing else with; nil: it does more.
  var translation: CGPoint? {
    let plane = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    return isAffine && plane.isTranslation ? CGPoint(x: m31, y: m32) : nil
  }

  /// Does the same as this, then the same as another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// Becomes its opposite, and returns whether it has one.
  public mutating func invert() -> Bool {
    let firsts = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * firsts.0 + m12 * firsts.1 + m13 * firsts.2
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    (m11, m21, m31) = (firsts.0 / determinant, firsts.1 / determinant, firsts.2 / determinant)
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The opposite; what has none stays as it is.
  public func inverted() -> ProjectionTransform {
    var opposite = self
    return opposite.invert() ? opposite : self
  }
}

extension CGPoint {
  /// The point, moved, turned, scaled and tilted.
  public nonisolated func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = m.m13 * x + m.m23 * y + m.m33
    let scale = depth == 0 ? 1 : 1 / depth
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) * scale,
      y: (m.m12 * x + m.m22 * y + m.m32) * scale
    )
  }
}
