public import SnippetFoundation

extension GraphicsContext {
  /// A text that is measured.
  public struct ResolvedText {
    let text: Text
    /// What it is filled with; accepted.
    public var shading = Shading.foreground

    /// The room that the text takes, in points: 8 a column, 16 a row.
    public func measure(in size: CGSize) -> CGSize {
      // A drawing is made on the main actor only, while its view is lowered.
      let words = MainActor.assumeIsolated { [text] in text.plainText }
      let rows = words.split(separator: "\n", omittingEmptySubsequences: false)
      let columns = rows.map { row in
        var row = String(row)
        return row.withUTF8 { text in
          text.baseAddress.map { Columns.columns($0, text.count) } ?? 0
        }
      }
      return CGSize(width: CGFloat(columns.max() ?? 0) * 8, height: CGFloat(rows.count) * 16)
    }

    /// Where its first line stands.
    public func firstBaseline(in size: CGSize) -> CGFloat { 16 }
    /// Where its last line stands.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
  }

  /// A picture that is measured.
  public struct ResolvedImage {
    let image: Image
    /// What it is filled with; accepted.
    public var shading: Shading?
    /// The room that it takes, in points: a cell.
    public var size: CGSize { CGSize(width: 8, height: 16) }
    /// Where it stands.
    public let baseline: CGFloat = 16
  }

  /// A symbol that is drawn more than once.
  public struct ResolvedSymbol {
    let view: Subview
    /// The room that it takes, in points: a cell.
    public var size: CGSize { CGSize(width: 8, height: 16) }
  }

  /// Looks at a text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  /// Looks at a picture.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  /// Looks at a shading.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol with a tag; nil: there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols.first { $0.containerValues.hasTag(id) }.map { ResolvedSymbol(view: $0) }
  }

  /// Draws a text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(ConfigurationPart(text), point, anchor)
  }

  /// Draws a text at the top of a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(ConfigurationPart(text), rect.origin, .topLeading)
  }

  /// Draws a text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text at the top of a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  /// Draws a picture at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(ConfigurationPart(image), point, anchor)
  }

  /// Draws a picture in the middle of a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// Draws a picture at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws a picture in the middle of a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }

  /// Draws a symbol at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(ConfigurationPart(symbol.view), point, anchor)
  }

  /// Draws a symbol in the middle of a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
  }
}
