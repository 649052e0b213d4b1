// Texts in texts: drawing one goes as deep as they are in each other, and so does letting go of one.
extension RichText {
  /// How deep the deepest of some parts is.
  nonisolated static func depth(of parts: [Part]) -> Int {
    var deepest = 0
    for part in parts { deepest = max(deepest, part.depth) }
    return deepest
  }

  /// The parts with those of the texts among them, each with its whole change of style, in rows.
  ///
  /// A row is joined to the one before only where that is at most twice as long, as in a counter: so a part is copied
  /// only a few times however long a sum becomes, and there are only a few rows.
  nonisolated static func rows(of parts: [Part]) -> [Part] {
    var flat: [Part] = []
    append(parts, StyleChange(), to: &flat)
    var rows: [Part] = []
    var row: [Part] = []
    for part in flat {
      if part.block == nil {
        row.append(part)
      } else {
        append(row: &row, to: &rows)
        rows.append(part)
      }
    }
    append(row: &row, to: &rows)
    return rows
  }

  private nonisolated static func append(row: inout [Part], to rows: inout [Part]) {
    guard !row.isEmpty else { return }
    while let last = rows.last?.block, last.rich.parts.count <= 2 * row.count {
      var joined: [Part] = []
      joined.reserveCapacity(last.rich.parts.count + row.count)
      for part in last.rich.parts {
        joined.append(last.change == StyleChange() ? part : part.styled(last.change))
      }
      row = joined + row
      rows.removeLast()
    }
    rows.append(.text(Text(string: "", rich: RichText(block: row))))
    row = []
  }

  private nonisolated static func append(
    _ parts: [Part],
    _ change: StyleChange,
    to row: inout [Part]
  ) {
    for part in parts {
      if case .text(let text) = part, let rich = text.rich, !rich.isBlock {
        append(rich.parts, change.then(text.change), to: &row)
      } else {
        row.append(change == StyleChange() ? part : part.styled(change))
      }
    }
  }
}

extension RichText.Part {
  fileprivate nonisolated var depth: Int {
    switch self {
    case .text(let text), .styled(let text, _): text.rich?.depth ?? 0
    case .key(let words): words.depth
    case .literal, .string, .value, .image, .tooDeep: 0
    }
  }

  /// A row, and the change of style around it; nil: the part is none.
  fileprivate nonisolated var block: (rich: RichText, change: StyleChange)? {
    guard case .text(let text) = self, let rich = text.rich, rich.isBlock else { return nil }
    return (rich, text.change)
  }

  /// The part as a text of its own, with a change of style around it.
  fileprivate nonisolated func styled(_ change: StyleChange) -> Self { .text(text(change)) }

  private nonisolated func text(_ change: StyleChange) -> Text {
    var text: Text
    switch self {
    case .text(let inner): return inner.styled(change)
    case .literal(let string), .string(let string): text = Text(string: string)
    case .value, .image, .styled, .key, .tooDeep: text = Text(string: "", rich: RichText([self]))
    }
    text.change = change
    return text
  }
}
