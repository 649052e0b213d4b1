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
  case across(PathPlace)
  case down(PathPlace)
  /// Any other: what it shows has no form in text.
  case curve

  /// The form of a path that is made for a rectangle; nil: it is closed, or empty.
  init?(_ path: (CGRect) -> Path) {
    let square = path(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    var (isClosed, isCurved) = (false, false)
    for step in square.elements {
      switch step {
      case .move, .line: break
      case .quadCurve, .curve: isCurved = true
      case .closeSubpath: isClosed = true
      }
    }
    let area = square.boundingRect
    guard !isClosed, !area.isNull else { return nil }
    guard !isCurved, area.height <= 0.5 || area.width <= 0.5 else {
      self = .curve
      return
    }
    // What does not grow with its room is where its points are.
    let other = path(CGRect(x: 0, y: 0, width: Self.side * 2, height: Self.side * 2)).boundingRect
    let isFixed = other == area
    let place = { (position: CGFloat, start: CGFloat, end: CGFloat) in
      let unit = isFixed ? 1 : Double(Self.side)
      return PathPlace(
        position: Double(position) / unit,
        start: Double(start) / unit,
        end: Double(end) / unit,
        isFixed: isFixed
      )
    }
    self =
      area.height <= 0.5
      ? .across(place(area.midY, area.minX, area.maxX))
      : .down(place(area.midX, area.minY, area.maxY))
  }

  private static let side: CGFloat = 100

  var isAcross: Bool { if case .across = self { true } else { false } }
  var isDown: Bool { if case .down = self { true } else { false } }
}

/// Where a straight line is: in points from the left and the top, or in parts of its room.
nonisolated struct PathPlace: Sendable {
  /// Across the line.
  var position: Double
  /// Along the line.
  var start: Double
  var end: Double
  var isFixed: Bool

  /// Through the middle of its room, from end to end.
  static let middle = PathPlace(position: 0.5, start: 0, end: 1, isFixed: false)

  /// Whether the line is in a cell, so far along it and across; how many cells there are, and how long one is in points.
  func isIn(
    _ along: Int,
    of length: Int,
    _ pointsAlong: Double,
    across: Int,
    of depth: Int,
    _ pointsAcross: Double
  ) -> Bool {
    let unit = isFixed ? 1 / pointsAlong : Double(length)
    let first = Self.cell((start * unit).rounded(.down), of: length)
    let last = Self.cell((end * unit).rounded(.up) - 1, of: length)
    let line = isFixed ? position / pointsAcross : position * Double(depth - 1)
    return across == Self.cell(line, of: depth) && along >= first && along <= max(first, last)
  }

  private static func cell(_ place: Double, of count: Int) -> Int {
    guard place.isFinite else { return place > 0 ? count - 1 : 0 }
    return Int(min(max(0, place), Double(count - 1)))
  }
}
