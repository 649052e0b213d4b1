public import SnippetFoundation

extension Shape {
  /// The shape, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> ShapeView<Self, S> { ShapeView(shape: self, style: content) }

  /// The shape, filled with the text's own colour.
  public nonisolated func fill(style: FillStyle) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The shape's line.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, isFilled: false, lineWidth: lineWidth)
  }

  /// The shape's line.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    ShapeView(
      shape: self,
      style: content,
      isFilled: false,
      line: style.line,
      lineWidth: style.lineWidth
    )
  }

  /// The shape's line as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, line: .solid, lineWidth: lineWidth)
  }

  /// The shape's line as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, line: style.line, lineWidth: style.lineWidth)
  }

  /// A part of the shape's line: from 0 to 1.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    let (start, end) = (Double(max(0, min(1, start))), Double(max(0, min(1, end))))
    return ChangedShape(shape: self, part: end - start, start: start)
  }

  /// The shape, moved; accepted.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { ChangedShape(shape: self) }
  /// The shape, moved; accepted.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape { ChangedShape(shape: self) }
  /// The shape, moved; accepted.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(shape: self)
  }
  /// The shape, larger or smaller; accepted.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape { ChangedShape(shape: self) }
  /// The shape, larger or smaller; accepted.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(shape: self)
  }
  /// The shape, turned; accepted.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(shape: self)
  }
  /// The shape in a size; accepted.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    ChangedShape(shape: self)
  }
  /// The shape in a size; accepted.
  public nonisolated func size(_ size: CGSize) -> some Shape { ChangedShape(shape: self) }
}

extension InsettableShape {
  /// The shape's line, inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, isFilled: false, lineWidth: lineWidth)
  }

  /// The shape's line, inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self, S> {
    ShapeView(
      shape: self,
      style: content,
      isFilled: false,
      line: style.line,
      lineWidth: style.lineWidth
    )
  }

  /// The shape's line, inside of it.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), isFilled: false, lineWidth: lineWidth)
  }
}

/// A shape's line as a shape.
public nonisolated struct StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let line: ShapeOutline.Line
  let lineWidth: CGFloat

  /// The shape's own outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// The shape's own.
  public var _outline: ShapeOutline { shape._outline }

  /// The line, drawn.
  @MainActor public var body: some View {
    fill()
  }

  /// The line in a style.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> ShapeView<Content, S> {
    ShapeView(
      shape: shape,
      style: content,
      isFilled: false,
      line: line,
      lineWidth: lineWidth
    )
  }
}

/// A shape that was moved, turned, scaled or of which only a part is drawn.
public nonisolated struct ChangedShape<Content: Shape>: InsettableShape {
  let shape: Content
  var part: Double?
  var start = 0.0

  /// The shape's own outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's own, or the part of it.
  public var _outline: ShapeOutline {
    var outline = shape._outline
    if let part { (outline.part, outline.start) = (part.isFinite ? max(0, part) : 0, start) }
    return outline
  }

  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// How a shape is filled; accepted.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether overlapping parts are empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

/// How a line is drawn: in text, solid or dashed.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// How thick the line is, in points.
  public var lineWidth: CGFloat
  /// Its ends and corners.
  public var lineCap: CGLineCap
  /// Its ends and corners.
  public var lineJoin: CGLineJoin
  /// How far corners reach.
  public var miterLimit: CGFloat
  /// The lengths drawn and left out in turn.
  public var dash: [CGFloat]
  /// Where they begin.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var line: ShapeOutline.Line { dash.isEmpty ? .solid : .dashed }
}

/// How a line ends; accepted.
public nonisolated enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet; accepted.
public nonisolated enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
