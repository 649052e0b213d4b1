import SnippetFoundation

/// What is drawn of a shape, in the cells that it was given.
nonisolated struct ShapeDrawing: CellDrawable {
  var kind: ShapeOutline.Kind
  var isFilled = true
  var isDim = false
  /// The shape is at most a few points high.
  var isThin = false
  /// The shape is at most two points high: it is no sign however narrow.
  var isFlat = false
  /// The shape is a column wide and as high as there is room: a line beside its rows.
  var isUpright = false
  /// The shape is as wide as there is room, and a line, or one of several that are alike: it is no sign however narrow.
  var isStretched = false
  /// The circle is at most half a column wide: no more than a point between others.
  var isDot = false
  /// The shape is a quarter of a column wide.
  var isHair = false
  var part: Double?
  /// Where on the line the part begins.
  var start = 0.0
  /// Whose digits say how large the part is; nil: it is not said.
  var locale: Locale?
  /// The parts of the other rings around the same middle, drawn behind its own.
  var otherParts: [Double] = []
  var line = ShapeOutline.Line.solid
  /// In points.
  var lineWidth = 1.0
  /// What an app's own line is, if it is not closed.
  var form: PathForm?
  /// A box around a view: with its upper and lower edge, or its sides only.
  var edges: Edges?
  /// A box around what is chosen, among others.
  var isDouble = false
  /// What it is of a bar that an app makes of shapes.
  var barPart: BarPart?

  /// It stands right beside another shape of another colour, whose cells are full.
  var isOtherSegment = false
  /// It is one of several parts of a bar, each of a colour of its own.
  var isSegment = false
  /// What it is among thin shapes of its row of which some are dim.
  var steps: Steps?
  /// A bar among those of a chart that an app makes of shapes.
  var isPillar = false
  /// It has a few rows and nothing in front of it: its sign in the middle stands for it.
  var isLone = false
  /// A line goes around the sign.
  var isRinged = false
  /// The ground of words: of several of the same form, of some of them.
  var isBehindWords = false
  /// A ground that is no wider than that, in the middle of its room.
  var mostColumns: Int?
  /// The columns of a ground that has room for both its sides beside the word in it.
  var leastColumns: Int?
  /// What stands in the middle of an odd room is at the right of it.
  var isRightToLeft = false
  /// How much of something it shows is not to be read.
  var isRedacted = false

  enum Edges {
    case all
    /// Its sides, but in so many of the first and the last rows.
    case sides(above: Int, below: Int)
  }
  enum BarPart { case filled, rest }
  /// Bars side by side; lines between dots, beside or below each other.
  enum Steps { case bars, lines }

  /// The rows that a bar may be framed in; it is drawn on the middle one.
  static let highestBar = 3
  /// The rows and columns of a shape for which its sign stands.
  static let mostOfSign = (columns: 8, rows: 3)

  /// All that is proposed, a cell where nothing is.
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) {
    (Self.length(columns), Self.length(rows))
  }

  /// It is a part of a bar, and which part is not to be read.
  var hidesPart: Bool { isRedacted && (barPart != nil || isSegment) }

  private static func length(_ proposed: Int?) -> Int {
    guard let proposed, proposed < 1 &<< 20 else { return 1 }
    return proposed
  }

  /// The character at a cell.
  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar {
    if let edges {
      guard let mostColumns, mostColumns < columns else {
        return box(column, row, columns, rows, edges)
      }
      let left = (columns - mostColumns + (isRightToLeft ? 1 : 0)) / 2
      return box(column - left, row, mostColumns, rows, edges)
    }
    if let barPart, rows <= Self.highestBar {
      guard row == (rows - 1) / 2 else { return Self.nothing }
      if isRedacted { return Self.mark }
      return isSegment ? segment : barPart == .filled ? "█" : "░"
    }
    if isUpright, isFilled, !isPillar, columns == 1 { return upright }
    if isPillar { return isDim ? "░" : isThin && rows == 1 ? "▁" : "█" }
    if let form = lineForm(columns, rows) {
      switch form {
      case .across(let place):
        return place.isIn(column, of: columns, 8, across: row, of: rows, 16)
          ? lineAcross : Self.nothing
      case .down(let place):
        return place.isIn(row, of: rows, 16, across: column, of: columns, 8)
          ? lineDown : Self.nothing
      case .curve: return Self.nothing
      }
    }
    if !otherParts.isEmpty { return ringSign(column, row, columns, rows) }
    let isMiddle = row == (rows - 1) / 2 && column == (columns - 1) / 2
    if let sign = sign(columns, rows) { return isMiddle ? sign : Self.nothing }
    // A ring by itself is its sign.
    if let part { return isMiddle && kind == .circle ? sign(of: part) : Self.nothing }
    if !isFilled {
      if rows > 1, rows < 3 || kind == .circle { return Self.nothing }
      return box(column, row, columns, rows, rows > 1 ? .all : .sides(above: 0, below: 0))
    }
    if rows == 1 { return fill }
    return columns == 1 ? upright : Self.nothing
  }

  /// What a shape's line is in its cells; nil: the side of a sign or of a box.
  private func lineForm(_ columns: Int, _ rows: Int) -> PathForm? {
    guard !isFilled, part == nil, kind != .circle else { return nil }
    let (isAcross, isDown) = (form?.isAcross == true, form?.isDown == true)
    if columns == 1, isUpright || rows > 1, !isAcross { return isDown ? form : .down(.middle) }
    if isThin, columns > 1, !isDown { return isAcross ? form : .across(.middle) }
    if case .curve? = form, rows == 1, columns <= 2, !isStretched { return nil }
    return form
  }

  private var lineAcross: Unicode.Scalar { line == .dashed ? "╌" : "─" }
  private var lineDown: Unicode.Scalar { line == .dashed || isOpenStep ? "╎" : "│" }
  /// A line beside its rows.
  private var upright: Unicode.Scalar { isHair || isOpenStep ? lineDown : "▌" }
  /// A line between steps that are still to come.
  private var isOpenStep: Bool { steps == .lines && isDim }

  private var segment: Unicode.Scalar {
    isRedacted ? Self.mark : isDim ? "░" : isOtherSegment ? "▒" : "█"
  }

  /// What a shape of one row is filled with.
  private var fill: Unicode.Scalar {
    guard isThin, !isSegment else { return segment }
    switch steps {
    case .bars?: return isDim ? "░" : "█"
    case .lines?: return isDim ? "╌" : "─"
    case nil: return "─"
    }
  }

  /// The one character of a shape that is as small as one; a circle is as wide as its shorter side.
  private func sign(_ columns: Int, _ rows: Int) -> Unicode.Scalar? {
    if kind == .circle {
      guard rows == 1 || columns <= 2 || isSmall(columns, rows) else { return nil }
    } else if !isSmall(columns, rows) {
      guard rows == 1, columns <= (part == nil ? 2 : 4), !(isThin && columns > 1), !isStretched,
        !isSegment, !isFlat
      else { return nil }
    }
    if let part { return sign(of: part) }
    // What is dim is there and not filled, as an open circle is.
    let isFull = isFilled && !isDim
    switch kind {
    case .circle where isFull && isRinged || fillsDisc(columns): return "◉"
    case .rectangle where isFull && isRinged, .rounded where isFull && isRinged: return "▣"
    case .circle where isDot && isFilled: return isFull ? "•" : "·"
    case .circle: return isFull ? "●" : "○"
    case .rectangle, .rounded: return isFull ? "■" : "□"
    case .capsule: return isFull ? "▬" : "▭"
    case .other: return isFull ? "◆" : "◇"
    }
  }

  /// Whether a circle's line is so thick that no more than a dot is open in it: what is chosen of several.
  private func fillsDisc(_ columns: Int) -> Bool {
    // A fifth of its width at each side; a column is eight points wide, and what has one up to twelve.
    !isFilled && !isDim && lineWidth * 5 >= Double(max(12, columns * 8))
  }

  /// Whether its sign stands for a shape of several rows: a line has room for a box in three.
  private func isSmall(_ columns: Int, _ rows: Int) -> Bool {
    let most = Self.mostOfSign
    return isLone && columns <= most.columns && rows <= most.rows
      && (isFilled || kind == .circle || rows < most.rows)
  }

  /// How large the part is, as it is said.
  var spokenPart: String? {
    guard let part, let locale else { return nil }
    return part.percent(locale)
  }

  func sign(of part: Double) -> Unicode.Scalar {
    isRedacted ? Self.mark : disc(part).unicodeScalars.first ?? Self.nothing
  }

  /// The signs of several rings side by side, in the middle.
  private func ringSign(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Unicode.Scalar {
    let place = column - max(0, columns - otherParts.count - 1) / 2
    guard row == (rows - 1) / 2, place >= 0, place <= otherParts.count else { return Self.nothing }
    return sign(of: place == 0 ? part ?? 0 : otherParts[place - 1])
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
    switch edges {
    case .sides(let above, let below):
      let isIn = row >= above && row < rows - below || rows <= above + below
      guard isIn, isFirst || isLast, columns > 2 else { return Self.nothing }
      return isFilled || isDouble ? (isFirst ? "▐" : "▌") : lineDown
    case .all where isDouble: return double(column, row, columns, rows)
    case .all where row == 0 || row == rows - 1:
      if isFirst { return row == 0 ? (isSquare ? "┌" : "╭") : (isSquare ? "└" : "╰") }
      if isLast { return row == 0 ? (isSquare ? "┐" : "╮") : (isSquare ? "┘" : "╯") }
      return lineAcross
    case .all: return isFirst || isLast ? lineDown : Self.nothing
    }
  }

  private func double(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> Unicode.Scalar {
    let (isFirst, isLast) = (column == 0, column == columns - 1)
    guard row == 0 || row == rows - 1 else { return isFirst || isLast ? "║" : Self.nothing }
    if isFirst { return row == 0 ? "╔" : "╚" }
    if isLast { return row == 0 ? "╗" : "╝" }
    return "═"
  }

  private static let mark: Unicode.Scalar = "▒"
  private static let nothing = Unicode.Scalar(0 as UInt8)
}
