/// The styles of a picture as classes of a style sheet: `s1`, `s2` and so on, as they come.
struct PictureStyles {
  /// What a style sheet calls the colour of characters: `color`, or `fill` in SVG.
  let property: String
  /// The one ground there is; nil: whichever the reader has.
  let scheme: ColorScheme?
  private var names: [Style: Int] = [:]
  private var styles: [Style] = []

  init(of picture: Picture, property: String, scheme: ColorScheme?) {
    (self.property, self.scheme) = (property, scheme)
    for piece in picture.rows.joined() where piece.style.bits != 0 && names[piece.style] == nil {
      styles.append(piece.style)
      names[piece.style] = styles.count
    }
  }

  /// The class of a style; nil: it needs none.
  func name(of style: Style) -> String? { names[style].map { "s\($0)" } }

  /// The rules of the sheet, one a row; `ground` and `text` say what has those two colours.
  func rules(ground: String, text: String) -> [String] {
    func colors(_ scheme: ColorScheme) -> [String] {
      let colors = PictureColors(scheme: scheme)
      let own = ["\(ground): \(colors.ground) }", "\(text): \(colors.text) }"]
      return own
        + styles.enumerated().compactMap { place, style in
          colors.color(style).map { ".s\(place + 1) { \(property): \($0) }" }
        }
    }
    let looks = styles.enumerated().map { ".s\($0 + 1) { \(Self.look($1)) }" }
      .filter { !$0.hasSuffix("{  }") }
    if let scheme { return colors(scheme) + looks }
    return colors(.light) + looks + ["@media (prefers-color-scheme: dark) {"] + colors(.dark)
      + ["}"]
  }

  private static func look(_ style: Style) -> String {
    var parts: [String] = []
    if style.bits & Style.bold.bits != 0 { parts.append("font-weight: bold") }
    if style.bits & Style.dim.bits != 0 { parts.append("opacity: .65") }
    if style.bits & Style.italic.bits != 0 { parts.append("font-style: italic") }
    let lines = [(Style.underline, "underline"), (Style.strikethrough, "line-through")]
      .filter { style.bits & $0.0.bits != 0 }.map(\.1)
    if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
    return parts.joined(separator: "; ")
  }
}
