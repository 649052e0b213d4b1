import SnippetFoundation
package import Snippets

extension FlowEvent {
  /// The rows that this event adds to a conversation; none for what only surrounds it.
  ///
  /// Text of the app and of people has its control characters made visible: no row can be forged.
  ///
  /// `columns`: how many a row of several choices may have; nil: as in a transcript, wherever it is read.
  package func lines(_ style: OutputStyle = .plain, columns: Int? = nil) -> [String] {
    switch self {
    case .said(let text): text.appLines(style)
    case .showed(let picture): picture.lines(style)
    case .asked(let question):
      style.isSpoken ? question.spokenLines : question.lines(style, columns: columns)
    case .rejected(let reason, let question):
      question.lines(rejecting: reason).map { $0.asNoticeRow(style) }
    case .noted(.guide(let rows)): rows.flatMap { $0.lines(style) }
    case .noted(.value(let values)) where !values.isEmpty: values.map { $0.row(style) }
    case .noted(let notice):
      notice.isMark
        ? notice.words.map { visible($0) }
        : notice.words.map { visible($0).asNoticeRow(style) }
    case .spoke, .traced, .progressed, .warned, .settled: []
    }
  }

  /// Columns past which a row takes no further choice, however many there are.
  package static let columns = 44
}

extension SnippetPicture {
  /// None of an empty view.
  func lines(_ style: OutputStyle) -> [String] {
    if tree.size.rows == 0 { return [] }
    let rows = tree.rows(style).map(\.asSnippetRow)
    return style.isSpoken ? rows.map { $0.toldApart(isSnippet: tree.hasNumbers) } : rows
  }
}

extension Question {
  /// The prompt, and below it what can be chosen.
  func lines(_ style: OutputStyle, columns: Int?) -> [String] {
    prompt.appLines(style) + choices(style, columns: columns)
  }

  /// One line: the reason, what is valid, and which try this is.
  func lines(rejecting reason: String) -> [String] {
    [visible("\(reason) (try \(attempt) of \(attempts))")]
  }

  private func choices(_ style: OutputStyle, columns: Int?) -> [String] {
    if case .value(_, takesAnyText: true) = kind, options.isEmpty {
      return ["(any text; /cancel to stop)"]
    }
    if case .confirmation(let accept, let deny, let isDestructive) = kind {
      let (accept, deny) = (
        isolated(visible(accept).withoutMarks), isolated(visible(deny).withoutMarks)
      )
      let buttons = SnippetButtons.confirmation(
        accept: accept,
        deny: deny,
        isDestructive: isDestructive
      )
      return columns.map { Self.fill(buttons.entries, columns: $0) } ?? [buttons.row]
    }
    let most = min(columns ?? FlowEvent.columns, FlowEvent.columns)
    return sections.flatMap { rows(of: $0, style, columns: most) } + [rest].compactMap(\.self)
  }

  /// The places of the options that are shown, parted where a section begins.
  var sections: [Range<Int>] {
    if options.isEmpty { return [] }
    let shown = options.prefix(Self.mostShown)
    var starts = shown.indices.filter {
      $0 == 0 || options[$0].section != options[$0 - 1].section
    }
    starts.append(shown.count)
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// A section's title, where it has one, and its options; those without a second word share rows.
  private func rows(
    of section: Range<Int>,
    _ style: OutputStyle,
    columns: Int
  ) -> [String] {
    let entries = section.map { options[$0].entry(at: $0) }
    let isShort = options.allSatisfy { $0.subtitle == nil }
    let title = options[section.lowerBound].section.map {
      [isolated(visible($0).asAppRow(style))]
    }
    return (title ?? []) + (isShort ? Self.fill(entries, columns: columns) : entries)
  }

  /// As many entries a line as fit, two blanks between them; one that is wider has a line of its own.
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

extension Question.Option {
  /// Its number, and what is known of it: `[3] Springfield (Illinois)`.
  func entry(at place: Int) -> String {
    let glyph = glyph.map { visible($0) + " " } ?? ""
    let warning = isFinal ? " (cannot be undone)" : ""
    let subtitle = subtitle.map { " (\(isolated(visible($0).withoutMarks)))" } ?? warning
    return "[\(place + 1)] \(glyph)\(isolated(visible(title).withoutMarks))\(subtitle)"
  }
}
