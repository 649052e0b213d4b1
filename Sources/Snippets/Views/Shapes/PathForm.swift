import SnippetFoundation

extension Path {
  /// Whether anything is seen of it: without a line or a curve nothing is, as where a chart has no values yet.
  nonisolated var isDrawn: Bool {
    elements.contains {
      switch $0 {
      case .line, .quadCurve, .curve: true
      case .move, .closeSubpath: false
      }
    }
  }
}

/// What text has of an app's own line that is not closed.
nonisolated enum PathForm: Sendable {
  /// A straight line from left to right, or from top to bottom.
  case across, down
  /// Any other: what it shows has no form in text.
  case curve

  /// The form of a path that was made for a square; nil: it is closed, or empty.
  init?(_ path: Path) {
    var (isClosed, isCurved) = (false, false)
    for step in path.elements {
      switch step {
      case .move, .line: break
      case .quadCurve, .curve: isCurved = true
      case .closeSubpath: isClosed = true
      }
    }
    let area = path.boundingRect
    guard !isClosed, !area.isNull else { return nil }
    if isCurved {
      self = .curve
    } else if area.height <= 0.5 {
      self = .across
    } else {
      self = area.width <= 0.5 ? .down : .curve
    }
  }
}
