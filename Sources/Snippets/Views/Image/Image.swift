public import SnippetFoundation

/// A symbol or a picture of the app.
///
/// A symbol is drawn as the nearest sign of one or two columns in the form of text: `⊘` in front of it where it is struck
/// through, a sign behind it for its badge (`☺+` for `person.badge.plus`), the bar of its value behind it where it has one.
/// The outline and the filled form of a symbol that may say a state differ: `☆★`, `☺☻`, `⍾⍾̲` (a line below where no sign is
/// filled), in ASCII `o*`, `o@`, `bB`; the filled one is said as `filled star`.
/// A picture of the app is drawn as its name, a decorative one not at all. Where words stand in front of it, it is a ground as a
/// colour is, and its name is only said.
///
/// Renders as: `★` for `star.fill`; `<Logo>` for the picture `Logo`, and a symbol without a sign as `<name>`, `<na…` where the room
/// is narrower.
public nonisolated struct Image: PrimitiveView, Sendable, Equatable {
  enum Source: Sendable { case symbol, picture, decorative }

  let name: String
  let source: Source
  var label: Text?
  /// How far the symbol is filled, from 0 to 1.
  var value: Double?
  /// Whether it takes the size that it is offered.
  var isResizable = false

  init(name: String, source: Source, label: Text? = nil, value: Double? = nil) {
    (self.name, self.source, self.label, self.value) = (name, source, label, value)
  }

  /// Names one of Apple's symbols.
  public init(systemName: String) { self.init(name: systemName, source: .symbol) }

  /// Names one of Apple's symbols that is filled as far as a value says.
  public init(systemName: String, variableValue: Double?) {
    self.init(name: systemName, source: .symbol, value: variableValue)
  }

  /// Names a picture of the app; drawn as its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(name: name, source: .picture) }

  /// Names a picture of the app and says what it shows; drawn as its name.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, source: .picture, label: label)
  }

  /// Names a symbol of the app that is filled as far as a value says; drawn as its name.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, source: .picture, value: variableValue)
  }

  /// Names a symbol of the app that is filled as far as a value says, and says what it shows; drawn as its name.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, source: .picture, label: label, value: variableValue)
  }

  /// Names a picture of the app; drawn as its name.
  public init(_ resource: ImageResource) { self.init(name: resource.name, source: .picture) }

  /// A picture that an app draws by itself, which is not run; drawn as `<image>`.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(name: "image", source: .picture, label: label)
  }

  /// Names a picture that says nothing; not drawn.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, source: .decorative)
  }

  /// Names a symbol of the app that says nothing; not drawn.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name: name, source: .decorative)
  }

  /// Names a picture that says nothing; not drawn.
  public init(decorative resource: ImageResource) {
    self.init(name: resource.name, source: .decorative)
  }

  /// The characters that stand for the image, in lines that begin at the left.
  var glyph: String { glyph(name) }

  /// The characters that stand for the image where lines begin at the right: `forward` points to the left there.
  @MainActor
  func glyph(isRightToLeft: Bool) -> String { glyph(isRightToLeft ? turned(name) : name) }

  /// The name of a symbol that points the other way; what plays sounds goes on to the right everywhere.
  private func turned(_ name: String) -> String {
    guard source == .symbol, name.contains("ward") else { return name }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let turned = parts.dropFirst().map { part in
      part == "forward" ? "backward" : part == "backward" ? "forward" : part
    }
    return (parts.prefix(1) + turned).joined(separator: ".")
  }

  private func glyph(_ name: String) -> String {
    glyph(name, source == .symbol ? KnownSymbol.named(name) : nil)
  }

  private func glyph(_ name: String, _ symbol: KnownSymbol?) -> String {
    switch source {
    case .decorative: return ""
    case .picture: return "<\(name)>"
    case .symbol:
      let sign = symbol?.sign ?? ""
      guard let value else { return sign }
      return sign + Self.bars[Int((value.kept * 7).rounded())]
    }
  }

  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// What it says to those who hear it.
  @MainActor func words(_ name: String) -> String {
    label?.plainText ?? (source == .symbol ? KnownSymbol.named(name).words : name)
  }

  /// Appends a text's node with the symbol.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.source == .decorative || view.name.isEmpty { return builder.leaf(Node(.empty)) }
    var name =
      view.source == .symbol ? EnvironmentValues.current.symbolVariants.name(view.name) : view.name
    if builder.isIn(.outlined), name.hasSuffix(".fill") { name.removeLast(5) }
    if builder.isIn(.stateMarks), view.source == .symbol, SymbolTable.isStateMark(name) {
      return builder.leaveOutMark()
    }
    if builder.environment.isInControl, builder.spokenLabel == nil {
      builder.spokenLabel = builder.redactedWords ?? view.label?.plainText ?? name
    }
    builder.raiseFrame()
    let offset = builder.bytes.count
    let shown = builder.isRightToLeft ? view.turned(name) : name
    let symbol = view.source == .symbol ? KnownSymbol.named(shown) : nil
    let glyph = view.glyph(shown, symbol)
    builder.append(builder.spellsLetters ? SymbolTable.plain(glyph) ?? glyph : glyph)
    builder.tellBracketsApart(since: offset)
    let node = builder.next
    var style = builder.environment.style
    if view.source == .picture {
      style.bits |= view.isResizable ? Style.pictureBits : Style.pictureBit
      builder.hasPictures = true
    }
    builder.finishText(from: offset, style: style, flags: TreeBuilder.symbolFlag)
    // A name is cut with an ellipsis where it does not fit, rather than broken.
    if builder.next > node { builder.nodes[node].d = builder.nodes[node].textLines | 1 &<< 16 }
    if builder.isRedacted { return builder.coverRedacted(from: node) }
    if let symbol, symbol.form != nil, view.value == nil { builder.notePair(symbol, shown, node) }
    guard builder.collectsControls else { return }
    // What was found for its sign is not looked up again.
    let known = shown == name ? symbol.map(\.words) : nil
    builder.speak(view.label?.plainText ?? known ?? view.words(name), from: node)
  }
}

extension TreeBuilder {
  /// The text's characters are a picture, not words.
  static var symbolFlag: UInt8 { 64 }

  /// A frame that is too low for a row gets one: a small picture is a sign all the same.
  ///
  /// True if there was one, with nothing beside the picture in it. A shape in a frame of no height at all stays there.
  @discardableResult
  mutating func raiseFrame(around node: Int? = nil, ofShape: Bool = false) -> Bool {
    var i = node ?? openNode()
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame where nodes[i].c == 0 && nodes[i].d == 0:
        if ofShape, nodes[i].flags & Node.noHeight != 0 { return false }
        (nodes[i].c, nodes[i].d) = (1, 1)
        return true
      case .frame, .layout, .fixed: i -= 1
      default: return false
      }
    }
    return false
  }
}

/// A picture of the app's catalogue, by its name.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture of the app.
  public init(name: String, bundle: Bundle) { self.name = name }
}
