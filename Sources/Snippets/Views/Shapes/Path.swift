public import SnippetFoundation

/// Lines and curves; in text, what `Shape` says of a form of the app's own.
public nonisolated struct Path: Shape, Equatable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins elsewhere.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to where the part began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of its steps.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Makes a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Makes an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing is in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended.
  public var currentPoint: CGPoint? { points.last }

  /// The least rectangle around the path's points.
  public var boundingRect: CGRect {
    guard let first = points.first else { return CGRect.null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private var points: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .closeSubpath: nil
      }
    }
  }

  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }

  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins elsewhere.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds straight lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  /// Adds a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Goes back to where the part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    closeSubpath()
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    guard startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    var turn = endAngle.radians - startAngle.radians
    let circle = 2 * Double.pi
    if clockwise {
      turn = turn > 0 ? turn.truncatingRemainder(dividingBy: circle) - circle : max(turn, -circle)
    } else {
      turn = turn < 0 ? turn.truncatingRemainder(dividingBy: circle) + circle : min(turn, circle)
    }
    // Curves of a quarter at most, whose handles are as long as those of a circle's part.
    let count = max(1, (abs(turn) / (circle / 4) - 1e-9).rounded(.up))
    let reach = radius * CGFloat(4 / 3 * tan(turn / count / 4))
    func place(_ angle: Double, _ handle: CGFloat = 0) -> CGPoint {
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      return CGPoint(
        x: center.x + radius * x - handle * y,
        y: center.y + radius * y + handle * x
      )
    }
    addLine(to: place(startAngle.radians))
    for part in 0..<Int(count) {
      let start = startAngle.radians + turn * Double(part) / count
      let end = startAngle.radians + turn * Double(part + 1) / count
      addCurve(to: place(end), control1: place(start, reach), control2: place(end, -reach))
    }
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }
}
