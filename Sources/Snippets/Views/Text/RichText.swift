import SnippetFoundation

/// What stands in a text beside plain characters; immutable, so that copies are cheap.
@usableFromInline
nonisolated final class RichText: Sendable {
  /// A piece of a text.
  @usableFromInline
  enum Part: Sendable {
    /// Characters of a literal, which may hold markup until it is read.
    case literal(String)
    case string(String)
    case text(Text)
    case value(any LocalizedValue)
    /// A symbol or a picture in the line.
    case image(Image)
    case styled(Text, AnyShapeStyle)
    /// Words that are looked up.
    case key(LocalizedText)
    /// In place of texts that are in each other too deep.
    case tooDeep
  }

  let parts: [Part]
  /// How many texts are in each other, this one included.
  let depth: Int
  /// A row of parts that a longer row takes as one.
  let isBlock: Bool

  init(_ parts: [Part]) {
    let depth = 1 + Self.depth(of: parts)
    isBlock = false
    // A sum of a sum of a sum: rows of parts say the same.
    let isRow = depth & 255 == 0
    self.parts = isRow ? Self.rows(of: parts) : depth > TreeBuilder.depthLimit ? [.tooDeep] : parts
    self.depth = isRow ? 1 + Self.depth(of: self.parts) : min(depth, TreeBuilder.depthLimit + 1)
  }

  /// A row.
  init(block parts: [Part]) {
    (isBlock, self.parts) = (true, parts)
    depth = 1 + Self.depth(of: parts)
  }

  /// The parts of a literal, its markup read; what was put into it is left as it is.
  ///
  /// `isEnglish`: the words of the literal are.
  static func reading(_ parts: [Part], isEnglish: Bool = true) -> [Part] {
    var template = ""
    var values: [Part] = []
    for part in parts {
      if case .literal(let literal) = part {
        template += literal
      } else {
        template.append(Self.mark)
        values.append(part)
      }
    }
    let pieces = InlineMarkup.pieces(
      of: template,
      isEnglish: isEnglish,
      numbers: Inflection.mayOccur(in: template) ? values.map(\.number) : []
    )
    if values.isEmpty, pieces.allSatisfy({ $0.intents.isEmpty && $0.link == nil }) {
      return [.string(pieces.map(\.text).joined())]
    }
    var next = 0
    return pieces.map { piece in
      var inner: [Part] = []
      for (index, text) in piece.text.split(separator: mark, omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0, next < values.count {
          inner.append(values[next])
          next += 1
        }
        if !text.isEmpty { inner.append(.string(String(text))) }
      }
      var text = Text(string: "", rich: RichText(inner))
      text.change = StyleChange(piece.intents, isLink: piece.link != nil)
      return .text(text)
    }
  }

  /// Stands for a value while markup is read; nobody types it, and `Inflection` knows it.
  private static let mark: Character = "\u{FFFC}"
}

extension RichText.Part {
  /// The number that a value is; nil: it is none.
  fileprivate var number: String? {
    switch self {
    case .value(let value): value.number
    case .string(let text): text
    default: nil
    }
  }
}

extension StyleChange {
  /// What markup does to characters.
  init(_ intents: InlinePresentationIntent, isLink: Bool) {
    var style: UInt64 = 0
    if intents.contains(.stronglyEmphasized) { style |= Style.bold.bits }
    if intents.contains(.emphasized) { style |= Style.italic.bits }
    if intents.contains(.strikethrough) { style |= Style.strikethrough.bits }
    if isLink { style |= Style.underline.bits }
    self.init(mask: style, bits: style)
  }
}

extension TreeBuilder {
  /// Whether all spans since one have its style.
  fileprivate func areAlike(since first: Int) -> Bool {
    for i in first..<spans.count where spans[i].style != spans[first].style { return false }
    return true
  }
}

extension Text {
  /// Appends one node with a span for each piece that has a style of its own.
  @MainActor
  func lowerPieces(_ builder: inout TreeBuilder) {
    let (offset, firstSpan) = (builder.bytes.count, builder.spans.count)
    let style = change.applied(to: builder.environment.style)
    append(&builder, offset, style, EnvironmentValues.current)
    builder.tellBracketsApart(since: offset)
    let node = builder.next
    defer { if !builder.inlineImages.isEmpty { builder.sayImages(in: node) } }
    guard builder.spans.count > firstSpan else {
      return builder.finishText(from: offset, style: style, flags: 0)
    }
    let first = builder.spans[firstSpan].style
    let isUniform = builder.areAlike(since: firstSpan)
    if isUniform { builder.spans.count = firstSpan }
    builder.finishText(from: offset, style: first, flags: isUniform ? 0 : 2)
  }

  @MainActor
  private func append(
    _ builder: inout TreeBuilder,
    _ start: Int,
    _ style: Style,
    _ values: EnvironmentValues
  ) {
    guard let rich else { return append(string, &builder, start, style) }
    append(rich.parts, &builder, start, style, values)
  }

  @MainActor
  private func append(
    _ parts: [RichText.Part],
    _ builder: inout TreeBuilder,
    _ start: Int,
    _ style: Style,
    _ values: EnvironmentValues
  ) {
    for part in parts {
      switch part {
      case .key(let words): append(words.parts(for: values), &builder, start, style, values)
      case .literal(let text), .string(let text): append(text, &builder, start, style)
      case .tooDeep: builder.failTooDeep(Text.self)
      case .text(let text): text.append(&builder, start, text.change.applied(to: style), values)
      case .value(let write): append(write.text(for: values), &builder, start, style)
      case .image(let image):
        let first = builder.bytes.count
        append(image.glyph(isRightToLeft: builder.isRightToLeft), &builder, start, style)
        builder.keepImage(image, from: first)
      case .styled(let text, let outer):
        let style = text.change.applied(to: outer._change.applied(to: style))
        text.append(&builder, start, style, values)
      }
    }
  }

  /// A piece that begins with a mark, or what else belongs to the character in front of it, leaves that to the piece in front.
  @MainActor
  private func append(
    _ text: String,
    _ builder: inout TreeBuilder,
    _ start: Int,
    _ style: Style
  ) {
    guard let first = text.utf8.first else { return }
    var text = builder.environment.textRules.isEmpty ? text : builder.followingRules(text)
    if first >= 0x80, builder.bytes.count > start {
      builder.continueCharacter(with: &text, since: start)
      if text.isEmpty { return }
    }
    let last = builder.bytes.count - 1
    builder.append(text, continuesLine: last >= start && builder.bytes.base[last] != 0x0A)
    builder.spans.append(TextSpan(end: Int32(builder.bytes.count), style: style))
  }

  /// The characters, their styles left out.
  @MainActor package var plainText: String {
    guard let rich else { return string }
    return Self.plainText(rich.parts, EnvironmentValues.current)
  }

  @MainActor
  private static func plainText(_ parts: [RichText.Part], _ values: EnvironmentValues) -> String {
    parts.map { part in
      switch part {
      case .key(let words): plainText(words.parts(for: values), values)
      case .literal(let text), .string(let text): text
      case .tooDeep: ""
      case .text(let text), .styled(let text, _): text.plainText
      case .value(let write): write.text(for: values)
      case .image(let image): image.glyph
      }
    }.joined()
  }
}
