// Texts in texts: drawing one goes as deep as they are in each other, and so does letting go of one.
extension RichText {
  /// How deep the deepest of some parts is.
  nonisolated static func depth(of parts: [Part]) -> Int {
    var deepest = 0
    for part in parts { deepest = max(deepest, part.depth) }
    return deepest
  }

  /// The parts with those of the texts among them, each with its whole change of style.
  nonisolated static func row(of parts: [Part]) -> [Part] {
    var row: [Part] = []
    append(parts, StyleChange(), to: &row)
    return row
  }

  private nonisolated static func append(
    _ parts: [Part],
    _ change: StyleChange,
    to row: inout [Part]
  ) {
    for part in parts {
      if case .text(let text) = part, let rich = text.rich {
        append(rich.parts, change.then(text.change), to: &row)
      } else if change == StyleChange() {
        row.append(part)
      } else {
        row.append(.text(part.text(change)))
      }
    }
  }
}

extension RichText.Part {
  fileprivate nonisolated var depth: Int {
    switch self {
    case .text(let text), .styled(let text, _): text.rich?.depth ?? 0
    case .key(let words): words.depth
    case .literal, .string, .value, .tooDeep: 0
    }
  }

  /// The part as a text of its own, with a change of style around it.
  fileprivate nonisolated func text(_ change: StyleChange) -> Text {
    var text: Text
    switch self {
    case .text(let inner): return inner.styled(change)
    case .literal(let string), .string(let string): text = Text(string: string)
    case .value, .styled, .key, .tooDeep: text = Text(string: "", rich: RichText([self]))
    }
    text.change = change
    return text
  }
}
