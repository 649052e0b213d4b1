import SnippetFoundation

/// A tree as a picture: one file without scripts or anything fetched.
///
/// A cell is 9 by 20 units. Letters are fitted to their cells whichever font there is, every other character stands in the
/// middle of its own, and lines and bars are drawn as what they are. Those who listen are told what the linear form says.
struct SVGOutput {
  private static let margin = 18
  private static let cell = HTMLOutput.cell

  private let tree: ViewTree
  private let drawn: Picture
  private let styles: PictureStyles

  init(_ tree: ViewTree, _ scheme: ColorScheme?) {
    self.tree = tree
    drawn = Picture(tree)
    styles = PictureStyles(of: drawn, property: "fill", scheme: scheme)
  }

  /// The whole file; no newline at its end.
  var picture: String {
    let width = drawn.columns * Self.cell.width + 2 * Self.margin
    let height = drawn.rows.count * Self.cell.height + 2 * Self.margin
    let spoken = SpokenOutput(tree).rows().joined(separator: "\n")
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-label="\(Markup.attribute(spoken))">
      """
    let ground = "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"9\"/>"
    let pieces = drawn.rows.enumerated().flatMap { row, pieces in
      pieces.map { element($0, y: Self.margin + row * Self.cell.height) }
    }
    let rules = styles.rules(ground: ".ground { fill", text: "svg { fill")
    return
      ([head, "<style>", Self.css] + rules + ["</style>", ground] + pieces + ["</svg>"])
      .joined(separator: "\n")
  }

  private func element(_ piece: Picture.Piece, y: Int) -> String {
    let x = Self.margin + piece.column * Self.cell.width
    let width = piece.columns * Self.cell.width
    let name = styles.name(of: piece.style).map { " class=\"\($0)\"" } ?? ""
    if let box = SVGShape(piece.text).box(x: x, y: y, width: width) {
      return "<rect\(name) \(box)/>"
    }
    let text = Markup.escaped(piece.text)
    let isPlain = piece.text.isASCII
    let place =
      isPlain
      ? "x=\"\(x)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
      : "x=\"\(Double(x) + Double(width) / 2)\" text-anchor=\"middle\""
    return "<text\(name) \(place) y=\"\(y + 15)\">\(text)</text>"
  }

  private static let css = """
    text { font: 15px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
      white-space: pre; font-variant-ligatures: none }
    """
}

/// A line or a bar that is drawn rather than written.
private struct SVGShape {
  private let scalar: Unicode.Scalar?

  init(_ text: String) {
    // All of a piece of rules are the same character.
    scalar = text.unicodeScalars.first
  }

  /// The attributes of a rectangle; nil: it is text.
  func box(x: Int, y: Int, width: Int) -> String? {
    switch scalar {
    case "─": "x=\"\(x)\" y=\"\(y + 9)\" width=\"\(width)\" height=\"1\""
    case "│": "x=\"\(x + 4)\" y=\"\(y)\" width=\"1\" height=\"20\""
    case "█": "x=\"\(x)\" y=\"\(y + 3)\" width=\"\(width)\" height=\"14\""
    case "░":
      "x=\"\(x)\" y=\"\(y + 3)\" width=\"\(width)\" height=\"14\" fill-opacity=\".25\""
    default: nil
    }
  }
}
