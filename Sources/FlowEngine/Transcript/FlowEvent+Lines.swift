package import Snippets

extension FlowEvent {
  /// The rows that this event adds to a conversation; none for what only surrounds it.
  ///
  /// Text of the app and of people has its control characters made visible: no row can be forged.
  package func lines(_ style: OutputStyle = .plain) -> [String] {
    switch self {
    case .said(let text):
      style.isSpoken ? text.spokenLines : text.visibleLines.map { isolated($0.asAppText) }
    case .showed(let picture): picture.lines(style)
    case .asked(let question): style.isSpoken ? question.spokenLines : question.lines
    case .rejected(let reason, let question): question.lines(rejecting: reason)
    case .noted(let notice): notice.words.map { visible($0) }
    case .spoke, .traced, .progressed, .warned, .settled: []
    }
  }
}

extension SnippetPicture {
  func lines(_ style: OutputStyle) -> [String] {
    let rows = tree.rows(style).map(\.asSnippetRow)
    return style.isSpoken ? rows.map { $0.toldApart(isSnippet: true) } : rows
  }
}

extension Question {
  /// The prompt, and below it what can be chosen.
  var lines: [String] { prompt.visibleLines.map { isolated($0.asAppText) } + choices }

  /// One line: the reason, what is valid, and which try this is.
  func lines(rejecting reason: String) -> [String] {
    [visible("\(reason) (try \(attempt) of \(attempts))")]
  }

  private var choices: [String] {
    if case .value(_, takesAnyText: true) = kind, options.isEmpty {
      return ["(any text; /cancel to stop)"]
    }
    if case .confirmation(let accept, let deny, let isDestructive) = kind {
      let (accept, deny) = (
        isolated(visible(accept).withoutMarks), isolated(visible(deny).withoutMarks)
      )
      return [
        SnippetButtons.confirmation(accept: accept, deny: deny, isDestructive: isDestructive).row
      ]
    }
    return sections.flatMap { rows(of: $0) } + [rest].compactMap(\.self)
  }

  /// The places of the options that are shown, parted where a section begins.
  private var sections: [Range<Int>] {
    let shown = options.prefix(Self.mostShown)
    var starts = shown.indices.filter {
      $0 == 0 || options[$0].section != options[$0 - 1].section
    }
    starts.append(shown.count)
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// A section's title, where it has one, and its options; those without a second word share rows.
  private func rows(of section: Range<Int>) -> [String] {
    let entries = section.map { place in
      let option = options[place]
      let glyph = option.glyph.map { visible($0) + " " } ?? ""
      let warning = option.isFinal ? " (cannot be undone)" : ""
      let subtitle = option.subtitle.map { " (\(isolated(visible($0).withoutMarks)))" } ?? warning
      return "[\(place + 1)] \(glyph)\(isolated(visible(option.title).withoutMarks))\(subtitle)"
    }
    let isShort = options.allSatisfy { $0.subtitle == nil }
    let title = options[section.lowerBound].section.map { [isolated(visible($0).asAppText)] } ?? []
    return title + (isShort ? Self.fill(entries, columns: 44) : entries)
  }

  /// As many entries a line as fit, two blanks between them.
  private static func fill(_ entries: [String], columns limit: Int) -> [String] {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, columns(of: last) + 2 + columns(of: entry) <= limit {
        lines[lines.count - 1] = "\(last)  \(entry)"
      } else {
        lines.append(entry)
      }
    }
    return lines
  }
}

extension String {
  /// A row of the app's own text; one that begins as only rows of the engine do is moved in by a column.
  package var asAppText: String {
    guard mayBeginWithMark else { return self }
    let start = withoutStyles
    return start.beginsAsEngineRow || start.beginsAsControl ? " " + self : self
  }

  /// A row of a snippet, in which the controls are the engine's.
  var asSnippetRow: String {
    mayBeginWithMark && withoutStyles.beginsAsEngineRow ? " " + self : self
  }

  /// Whether the first letter, styles aside, may be that of a row of the engine's or of a control; most rows' is not.
  private var mayBeginWithMark: Bool {
    utf8.first.map { [0x1B, UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "(")].contains($0) }
      ?? false
  }

  private var withoutStyles: Substring {
    var letters = self[...]
    while letters.hasPrefix("\u{1B}["), let end = letters.firstIndex(of: "m") {
      letters = letters[letters.index(after: end)...]
    }
    return letters
  }

  /// The app's words beside marks of the engine's own, such as `[2]`: its own are in braces.
  var withoutMarks: String {
    guard utf8.contains(UInt8(ascii: "[")) else { return self }
    var (text, rest) = ("", self[...])
    while let start = rest.firstIndex(of: "[") {
      text += rest[..<start]
      rest = rest[start...]
      if let end = rest.markEnd("]") {
        text += "{" + rest[rest.index(after: start)..<end] + "}"
        rest = rest[rest.index(after: end)...]
      } else {
        text += "["
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}

extension Substring {
  fileprivate var beginsAsEngineRow: Bool {
    self == ">" || ["> ", "[opened "].contains(where: hasPrefix) || markEnd("]") != nil
  }

  fileprivate var beginsAsControl: Bool {
    markEnd(":").map { self[$0...].hasPrefix(": ") } ?? false
  }

  /// Where `end` stands behind a bracket and a number or an answer; nil: nothing of the kind stands here.
  fileprivate func markEnd(_ end: Character) -> Index? {
    guard let first, first == "[" || first == "(" else { return nil }
    let word = dropFirst().prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard ["yes", "no"].contains(word) || !word.isEmpty && word.allSatisfy(\.isNumber),
      word.endIndex < endIndex, self[word.endIndex] == end
    else { return nil }
    return word.endIndex
  }
}

extension String {
  /// The text's own lines, with everything that could forge another made visible.
  var visibleLines: [String] {
    utf8.contains(UInt8(ascii: "\n"))
      ? split(separator: "\n", omittingEmptySubsequences: false).map { visible(String($0)) }
      : [visible(self)]
  }
}
