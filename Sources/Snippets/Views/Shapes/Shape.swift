public import SnippetFoundation

/// A form that is filled or drawn as a line.
///
/// **What text has of a shape** What carries meaning: a small one is a sign (`●` `○` `■` `□` `◆`), a thin one a line, a line
/// around a view a box where the view's padding leaves room for it. A filled ground is not drawn; one of at most three rows and
/// eight columns with nothing in front of it or behind it is its sign. Of an app's own form only
/// the line is looked at: an empty path is nothing, a straight line one across or down, one that is closed a box, and any other, as a sparkline is,
/// keeps its room and is not drawn.
///
/// **Filled and dim** A small shape in a dim style (`.gray`, `.secondary`, an opacity of a half or less) is an open sign, so that three
/// of five dots are `● ● ● ○ ○`. Thin shapes of one row, or in columns of words side by side, are bars if some are dim, `███ ███ ░░░`,
/// and lines `──╌╌` if dots stand among them, `│` and `╎` between signs below each other. A line around a clear shape is `○`, a ring
/// in a ring `◉`. A circle is as wide as it is high; its sign stands in the middle of a frame that is not.
///
/// **A bar made of shapes** A filled shape with a width of its own is the filled part of a bar where it stands in front of
/// another filled one (in a `ZStack`, an overlay, a background, or beside it in a row without spacing), or alone takes a
/// part of a `GeometryReader`'s width; the other one is the rest. Several parts of different colours in a row without spacing are
/// filled by turns, `█████▒▒▒██`. One that fills its outline from the leading side, a battery, is one too.
/// The bar is one row, in the middle of at most three; words in front keep a blank from it; circles,
/// and shapes in the background of words, are none. What it says is not heard: give it an `accessibilityValue`.
///
/// Renders as: framed in at most a row `●`, `■`; a row and wider `████`, dim `░░░░`, at most 2 points high `────`; a column
/// wide `▌` on each row, as a line or at most 2 points wide `│`; a dashed line `╌╌╌╌`; a part of a ring `◑`, in front of words `◑ Steps`; around padded
/// content, drawn as a line:
///
///     ╭──────╮
///     │ Sold │
///     ╰──────╯
public nonisolated protocol Shape: Sendable, DrawnShape {
  /// Returns the form's outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// Returns the size that the form takes of what is proposed, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// What text has of the form.
  var _outline: ShapeOutline { get }
}

/// What text has of a shape.
public nonisolated struct ShapeOutline: Sendable, Hashable {
  enum Kind: UInt8, Sendable { case rectangle, rounded, capsule, circle, other }
  /// How a shape's line is broken.
  enum Line: Sendable { case solid, dashed }

  var kind: Kind
  /// How much of the line is drawn, from 0 to 1; nil: all.
  var part: Double?
  /// Where the part begins, from 0 to 1.
  var start = 0.0
  /// It is as wide as it is high, whatever room it has.
  var isSquare = false

  var isRound: Bool { kind == .circle || kind == .capsule }
}

extension Shape {
  /// A form of the app's own.
  public nonisolated var _outline: ShapeOutline { ShapeOutline(kind: .other) }

  /// All that is proposed, 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled.
  @MainActor public var body: some View { ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape whose line can be drawn inside of it.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape filled or drawn with a style.
public nonisolated struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  var isFilled = true
  var line = ShapeOutline.Line.solid
  /// In points.
  var lineWidth: CGFloat = 1
  /// What the shape is filled with behind its line.
  var ground: AnyShapeStyle?

  init(
    shape: Content,
    style: Style,
    isFilled: Bool = true,
    line: ShapeOutline.Line = .solid,
    lineWidth: CGFloat = 1,
    ground: AnyShapeStyle? = nil
  ) {
    (self.shape, self.style, self.isFilled, self.line) = (shape, style, isFilled, line)
    (self.lineWidth, self.ground) = (lineWidth, ground)
  }

  /// Appends what is drawn of the shape.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let outline = view.shape._outline
    // A form of the app's own is asked for its line.
    let path = outline.kind == .other ? view.shape.path(in: Self.square) : nil
    let fit = fit(view.shape, outline, builder)
    let fitting = fit.map { builder.open($0) }
    defer { if let fitting { builder.close(fitting) } }
    if path?.isDrawn == false { return builder.room() }
    let form = view.isFilled || path == nil ? nil : PathForm { view.shape.path(in: $0) }
    func lower() {
      builder.shape(
        outline.kind,
        isFilled: view.isFilled,
        view.style._change,
        part: outline.part,
        start: outline.start,
        line: view.line,
        lineWidth: Points.finite(view.lineWidth).map { Double($0) } ?? 1,
        form: form,
        isMaterial: Style.self == Material.self
      )
    }
    // In front of another view or behind it the line alone is seen.
    guard let ground = view.ground, outline.part == nil, builder.environment.decorated < 0 else {
      return lower()
    }
    let open = builder.openOverlay(.center, isBehind: true)
    lower()
    let other = builder.beginOther(open)
    builder.shape(outline.kind, isFilled: true, ground._change)
    builder.closeOverlay(open, other: other)
  }

  private static var square: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
}

extension ShapeView {
  /// The shape filled again, in front.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> ShapeView<Content, S> { ShapeView<Content, S>(shape: shape, style: content) }

  /// The shape with a line around it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content, S> {
    ShapeView<Content, S>(
      shape: shape,
      style: content,
      isFilled: false,
      lineWidth: lineWidth,
      ground: filling
    )
  }

  /// The shape with a line around it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content, S> {
    ShapeView<Content, S>(
      shape: shape,
      style: content,
      isFilled: false,
      line: style.line,
      lineWidth: style.lineWidth,
      ground: filling
    )
  }

  private nonisolated var filling: AnyShapeStyle? { isFilled ? AnyShapeStyle(style) : ground }

  /// The shape with a line inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content, S> { stroke(content, lineWidth: lineWidth) }

  /// The shape with a line inside of it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content, S> { stroke(content, style: style) }
}
