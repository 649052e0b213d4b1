import SnippetFoundation

/// A tree as a page: one file without scripts, images or anything fetched, well-formed as XML too.
///
/// A cell is 9 by 20 pixels. Letters are spaced to be a cell wide whichever font there is; every other character stands
/// in a box of its own that is as wide as its cells, so that none moves what is behind it. What is selected and copied
/// are the rows of text. Those who listen are told what the linear form says.
struct HTMLOutput {
  /// Pixels of a cell.
  static let cell = (width: 9, height: 20)

  private let tree: ViewTree
  private let picture: Picture
  private let styles: PictureStyles

  init(_ tree: ViewTree, _ scheme: ColorScheme?) {
    self.tree = tree
    picture = Picture(tree)
    styles = PictureStyles(of: picture, property: "color", scheme: scheme)
  }

  /// The whole file; no newline at its end.
  var page: String {
    let spoken = SpokenOutput(tree).rows()
    let parts =
      [
        "<!DOCTYPE html>",
        #"<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="utf-8"/>"#,
        #"<meta name="viewport" content="width=device-width"/>"#,
        "<title>\(Markup.escaped(spoken.first ?? "Snippet"))</title>", "<style>",
      ]
      + styles.rules(ground: "body { background", text: ".snippet { color")
      + [Self.css, "</style></head>", "<body>", element, "</body></html>"]
    return parts.joined(separator: "\n")
  }

  /// The rows alone, for a page that has the style sheet.
  private var element: String {
    let spoken = SpokenOutput(tree).rows().joined(separator: "\n")
    let width = picture.columns * Self.cell.width
    return """
      <div class="snippet" role="img" aria-label="\(Markup.attribute(spoken))" \
      style="width: \(width)px">
      \(picture.rows.map(row).joined(separator: "\n"))
      </div>
      """
  }

  private func row(_ pieces: [Picture.Piece]) -> String {
    var text = ""
    var column = 0
    for piece in pieces {
      if piece.column > column { text += box(blanks: piece.column - column) }
      text += box(piece)
      column = piece.end
    }
    return "<div>\(text)</div>"
  }

  private func box(_ piece: Picture.Piece) -> String {
    let isPlain = piece.text.isASCII
    let names = [styles.name(of: piece.style), isPlain ? nil : "o"].compactMap(\.self)
    let list = names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
    return "<span\(list) style=\"width:\(piece.columns * Self.cell.width)px\">"
      + "\(Markup.escaped(piece.text))</span>"
  }

  private func box(blanks count: Int) -> String {
    "<span style=\"width:\(count * Self.cell.width)px\">"
      + "\(String(repeating: " ", count: count))</span>"
  }

  private static let css = """
    body { margin: 0; padding: 20px }
    .snippet { font: 15px/20px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
      letter-spacing: calc(9px - 1ch); font-variant-ligatures: none; direction: ltr }
    .snippet div { height: 20px; white-space: pre }
    .snippet span { display: inline-block; height: 20px; vertical-align: top;
      unicode-bidi: isolate }
    .snippet .o { letter-spacing: 0; text-align: center }
    """
}
