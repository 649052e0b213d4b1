/// What is drawn of a shape, in the cells that it was given.
nonisolated struct ShapeDrawing: CellDrawable {
  var kind: ShapeOutline.Kind
  var isFilled = true
  var isDim = false
  /// The shape is at most a few points high.
  var isThin = false
  /// The shape is a column wide and as high as there is room: a line beside its rows.
  var isUpright = false
  var part: Double?
  var line = ShapeOutline.Line.solid
  /// A box around a view: with its upper and lower edge, or its sides only.
  var edges: Edges?
  /// What it is of a bar that an app makes of shapes.
  var barPart: BarPart?

  /// A bar among those of a chart that an app makes of shapes.
  var isPillar = false

  enum Edges { case all, sides }
  enum BarPart { case filled, rest }

  /// The rows that a bar may be framed in; it is drawn on the middle one.
  static let highestBar = 3

  /// All that is proposed, a cell where nothing is.
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) {
    (Self.length(columns), Self.length(rows))
  }

  private static func length(_ proposed: Int?) -> Int {
    guard let proposed, proposed < 1 << 20 else { return 1 }
    return proposed
  }

  /// The character at a cell.
  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar {
    if let edges { return box(column, row, columns, rows, edges) }
    if let barPart, rows <= Self.highestBar {
      guard row == (rows - 1) / 2 else { return Self.nothing }
      return barPart == .filled ? "█" : "░"
    }
    if isUpright, isFilled, !isPillar, columns == 1 { return "▌" }
    if isPillar { return isThin && rows == 1 ? "▁" : "█" }
    if rows == 1, let sign = sign(columns) {
      return column == (columns - 1) / 2 ? sign : Self.nothing
    }
    if let part {
      // A ring by itself is its sign.
      let isMiddle = row == (rows - 1) / 2 && column == (columns - 1) / 2
      return isMiddle && kind == .circle ? sign(of: part) : Self.nothing
    }
    if !isFilled {
      if rows > 1, rows < 3 || kind == .circle { return Self.nothing }
      return box(column, row, columns, rows, rows > 1 ? .all : .sides)
    }
    if rows == 1 { return isThin ? "─" : isDim ? "░" : "█" }
    return columns == 1 ? "▌" : Self.nothing
  }

  /// The one character of a shape that is as small as one.
  private func sign(_ columns: Int) -> Unicode.Scalar? {
    let isSmall = columns <= (kind == .circle || part != nil ? 4 : 2)
    guard isSmall, !(isThin && columns > 1) else { return nil }
    if let part { return sign(of: part) }
    switch kind {
    case .circle: return isFilled ? "●" : "○"
    case .rectangle, .rounded: return isFilled ? "■" : "□"
    case .capsule: return isFilled ? "▬" : "▭"
    case .other: return isFilled ? "◆" : "◇"
    }
  }

  func sign(of part: Double) -> Unicode.Scalar {
    Self.quarters[Int((min(1, part) * 4).rounded())]
  }

  private func box(
    _ column: Int,
    _ row: Int,
    _ columns: Int,
    _ rows: Int,
    _ edges: Edges
  ) -> Unicode.Scalar {
    let (isFirst, isLast) = (column == 0, column == columns - 1)
    let isSquare = kind == .rectangle
    if edges == .all, row == 0 || row == rows - 1 {
      if isFirst { return row == 0 ? (isSquare ? "┌" : "╭") : (isSquare ? "└" : "╰") }
      if isLast { return row == 0 ? (isSquare ? "┐" : "╮") : (isSquare ? "┘" : "╯") }
      return line == .dashed ? "╌" : "─"
    }
    guard isFirst || isLast else { return Self.nothing }
    return line == .dashed ? "╎" : "│"
  }

  private static let quarters: [Unicode.Scalar] = ["○", "◔", "◑", "◕", "●"]
  private static let nothing = Unicode.Scalar(0 as UInt8)
}

extension TreeBuilder {
  /// Appends what is drawn of a shape: where it stands decides whether that is anything.
  @MainActor
  mutating func shape(
    _ kind: ShapeOutline.Kind,
    isFilled: Bool,
    _ change: StyleChange,
    part: Double? = nil,
    line: ShapeOutline.Line = .solid
  ) {
    if isIn(.stateMarks), environment.decorated < 0 { return leaveOutMark() }
    var drawing = ShapeDrawing(kind: kind, isFilled: isFilled, part: part, line: line)
    let style = change.applied(to: environment.style)
    drawing.isDim = style.bits & Style.dim.bits != 0
    let isClear = style.isClear
    switch frameAround(&drawing) {
    case _ where isClear: room()
    case true where part != nil && kind == .circle: ring(drawing, style)
    case true:
      if isFilled, part == nil, fillsBar() { drawing.barPart = .filled }
      if drawing.mayBePillar { hasOpenShapes = true }
      draw(drawing, style)
    case false where isFilled && part == nil && isRestOfBar():
      drawing.barPart = .rest
      room(drawing, style)
    case false where environment.decorated >= 0 && !isFilled && part == nil:
      drawing.edges = boxRoom(Int(environment.decorated))
      if drawing.edges == nil { room() } else { draw(drawing, style) }
    case false where environment.axis != 2 && !isFilled: draw(drawing, style)
    case false where part != nil && kind == .circle: ring(drawing, style)
    default: room(ground: isFilled && part == nil ? (kind, style) : nil)
    }
  }

  /// Whether the shape is alone in a frame of a fixed length; one that is too low for a row gets one.
  private mutating func frameAround(_ drawing: inout ShapeDrawing) -> Bool {
    if raiseFrame() { drawing.isThin = true }
    var i = nodes.count - 1
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame:
        let frame = nodes[i]
        let isNarrow = frame.a == 1 && frame.b == 1
        if isNarrow, frame.c < 0, frame.d < 0, drawing.kind != .circle { drawing.isUpright = true }
        if frame.a >= 0 && frame.a == frame.b || frame.c >= 0 && frame.c == frame.d { return true }
        i -= 1
      case .layout, .fixed: i -= 1
      default: return false
      }
    }
    return false
  }

  private mutating func draw(_ drawing: ShapeDrawing, _ style: Style) {
    leaf(Node(.custom, style: style, keep(drawing)))
  }

  /// All the room that is offered, with nothing in it; a filled shape may turn out to be part of a bar.
  mutating func room(ground: (kind: ShapeOutline.Kind, style: Style)? = nil) {
    let index = openRoom()
    if let ground, ground.kind != .circle {
      leaf(Node(.empty, flags: Self.groundFlag, style: ground.style))
    } else {
      leaf(Node(.empty))
    }
    close(index)
  }

  /// All the room that is offered, filled.
  private mutating func room(_ drawing: ShapeDrawing, _ style: Style) {
    let index = openRoom()
    draw(drawing, style)
    close(index)
  }

  mutating func openRoom() -> Int {
    let frame = Node(
      .frame,
      flags: Alignment.center.bits,
      .unspecified,
      .unbounded,
      .unspecified,
      .unbounded
    )
    return open(frame)
  }

  /// Where the view that a box stands around has left room for it: by its padding.
  private func boxRoom(_ content: Int) -> ShapeDrawing.Edges? {
    var index = content
    var insets = (left: Int32(0), right: Int32(0), top: Int32(0), bottom: Int32(0))
    while true {
      let node = nodes[index]
      if node.kind == .padding {
        insets.left += node.a
        insets.right += node.b
        insets.top += node.c
        insets.bottom += node.d
      } else if node.kind == .frame {
        if node.a >= 3 { (insets.left, insets.right) = (max(1, insets.left), max(1, insets.right)) }
        if node.c >= 3 { (insets.top, insets.bottom) = (max(1, insets.top), max(1, insets.bottom)) }
      }
      index += 1
      guard index < Int(node.end), nodes[index].end == node.end else { break }
    }
    guard insets.left > 0, insets.right > 0 else { return nil }
    return insets.top > 0 && insets.bottom > 0 ? .all : .sides
  }
}
