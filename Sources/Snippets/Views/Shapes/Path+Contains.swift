public import SnippetFoundation

extension Path {
  /// Whether a point lies in what is filled of the path.
  ///
  /// Parts that are not closed count as closed. By default a point is inside where lines go round it, and with `eoFill` where they do so an odd
  /// number of times.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var turns = 0
    for part in outlines {
      for (from, to) in zip(part, part.dropFirst() + part.prefix(1)) {
        let side = (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
        if from.y <= p.y {
          if to.y > p.y, side > 0 { turns += 1 }
        } else if to.y <= p.y, side < 0 {
          turns -= 1
        }
      }
    }
    return eoFill ? turns % 2 != 0 : turns != 0
  }

  /// The corners of each part, with curves as short lines.
  private var outlines: [[CGPoint]] {
    var (parts, part): ([[CGPoint]], [CGPoint]) = ([], [])
    forEach { step in
      switch step {
      case .move(let point):
        parts.append(part)
        part = [point]
      case .line(let point): part.append(point)
      case .quadCurve(let point, let control):
        let start = part.last ?? point
        // The same curve with two control points.
        part += Self.curve(start, mix(start, control, 2 / 3), mix(point, control, 2 / 3), point)
      case .curve(let point, let control1, let control2):
        part += Self.curve(part.last ?? point, control1, control2, point)
      case .closeSubpath:
        parts.append(part)
        part = part.first.map { [$0] } ?? []
      }
    }
    return parts + [part]
  }

  /// Points on a curve behind its beginning.
  private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    (1...lines).map { step in
      let part = CGFloat(step) / CGFloat(lines)
      let (ab, bc, cd) = (mix(a, b, part), mix(b, c, part), mix(c, d, part))
      return mix(mix(ab, bc, part), mix(bc, cd, part), part)
    }
  }

  /// How many lines a curve becomes.
  private static let lines = 32
}

/// The point that is a part of the way from one to another.
private nonisolated func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
}
