/// A symbol, one column wide where a terminal has it.
///
/// Renders as: `★` for `star.fill`; a name that is not in the table as `<name>`.
public nonisolated struct Image: PrimitiveView, Sendable {
  let name: String
  let isDecorative: Bool

  /// Names one of Apple's symbols.
  public init(systemName: String) { (name, isDecorative) = (systemName, false) }

  /// Names an image of the app; drawn as its name.
  public init(_ name: String) { (self.name, isDecorative) = (name, false) }

  /// Names an image that says nothing; not drawn.
  public init(decorative name: String) { (self.name, isDecorative) = (name, true) }

  /// How large a symbol is; accepted.
  public enum Scale: Sendable {
    /// Less, as much and more than the text beside it.
    case small, medium, large
  }

  /// How an image fills its frame; accepted.
  public nonisolated func resizable() -> Image { self }

  /// How a symbol is coloured; accepted.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// The name in words, without what only says how it is filled or framed.
  private var spokenName: String {
    let words = name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    let telling = words.filter { !["fill", "circle", "square", "rectangle"].contains($0) }
    return (telling.isEmpty ? words : telling).joined(separator: " ")
  }

  /// The characters that stand for the image.
  var glyph: String { isDecorative ? "" : SymbolTable.glyph(name) }

  /// Appends a text's node with the symbol.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.isDecorative { return builder.leaf(Node(.empty)) }
    if builder.environment.isInControl, builder.spokenLabel == nil {
      builder.spokenLabel = view.name
    }
    let offset = builder.bytes.count
    builder.append(view.glyph)
    let style = builder.environment.style
    let node = builder.next
    builder.finishText(from: offset, style: style, flags: TreeBuilder.symbolFlag)
    if builder.collectsControls { builder.speak(view.spokenName, from: node) }
  }
}

/// How a symbol is coloured; accepted, symbols have the text's colour.
public struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// Shades of one colour.
  public static let hierarchical = SymbolRenderingMode()
  /// Colours given.
  public static let palette = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
}

extension TreeBuilder {
  /// The text's characters are a picture, not words.
  static var symbolFlag: UInt8 { 64 }
}
