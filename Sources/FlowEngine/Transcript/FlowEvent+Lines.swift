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
    var rows = tree.rows(style)
    for place in rows.indices where rows[place].beginsAsEngineRow {
      rows[place] = " " + rows[place]
    }
    return style.isSpoken ? rows.map { $0.toldApart(isSnippet: tree.hasNumbers) } : rows
  }
}

extension Question {
  /// The prompt, and below it what can be chosen.
  func lines(_ style: OutputStyle, columns: Int?) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(2)
    prompt.addAppLines(style, to: &lines)
    addChoices(style, columns: columns, to: &lines)
    return lines
  }

  /// One line: the reason, what is valid, and which try this is.
  func lines(rejecting reason: String) -> [String] {
    [visible("\(reason) (try \(attempt) of \(attempts))")]
  }

  private func addChoices(_ style: OutputStyle, columns: Int?, to lines: inout [String]) {
    if case .value(_, takesAnyText: true) = kind, options.isEmpty {
      return lines.append("(any text; /cancel to stop)")
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
      guard let columns else { return lines.append(buttons.row) }
      return Self.fill(buttons.entries, columns: columns, to: &lines)
    }
    let most = min(columns ?? FlowEvent.columns, FlowEvent.columns)
    let options = options
    let isShort = options.allSatisfy { $0.subtitle == nil }
    eachSection { section in
      if let title = options[section.lowerBound].section {
        lines.append(isolated(visible(title).asAppRow(style)))
      }
      let entries = section.lazy.map { options[$0].entry(at: $0) }
      if isShort { Self.fill(entries, columns: most, to: &lines) } else { lines += entries }
    }
    if let rest { lines.append(rest) }
  }

  /// The places of the options that are shown, parted where a section begins.
  var sections: [Range<Int>] {
    var sections: [Range<Int>] = []
    eachSection { sections.append($0) }
    return sections
  }

  private func eachSection(_ body: (Range<Int>) -> Void) {
    let options = options
    let count = min(options.count, Self.mostShown)
    var start = 0
    for place in 1..<max(count, 1) where options[place].section != options[place - 1].section {
      body(start..<place)
      start = place
    }
    if count > 0 { body(start..<count) }
  }

  /// As many entries a line as fit, two blanks between them; one that is wider has a line of its own.
  private static func fill(
    _ entries: some Sequence<String>,
    columns limit: Int,
    to lines: inout [String]
  ) {
    var used: Int?
    for entry in entries {
      let width = columns(of: entry)
      if let before = used, before + 2 + width <= limit {
        let last = lines.count - 1
        if lines[last].utf8.count == before { lines[last].reserveCapacity(limit) }
        lines[last] += "  "
        lines[last] += entry
        used = before + 2 + width
      } else {
        lines.append(entry)
        used = width
      }
    }
  }
}

extension Question.Option {
  /// Its number, and what is known of it: `[3] Springfield (Illinois)`.
  func entry(at place: Int) -> String {
    if let entry = plainEntry(place + 1) { return entry }
    let glyph = glyph.map { visible($0) + " " } ?? ""
    let warning = isFinal ? " (cannot be undone)" : ""
    let subtitle = subtitle.map { " (\(isolated(visible($0).withoutMarks)))" } ?? warning
    return "[\(place + 1)] \(glyph)\(isolated(visible(title).withoutMarks))\(subtitle)"
  }

  /// The same where nothing is known but a title of ASCII with no mark in it; nil: there is more.
  private func plainEntry(_ number: Int) -> String? {
    guard glyph == nil, subtitle == nil, !isFinal, title.isPrintableASCII,
      !title.holds(UInt8(ascii: "[")), number < 1000
    else { return nil }
    let digits = number < 10 ? 1 : number < 100 ? 2 : 3
    var title = title
    return title.withUTF8 { letters in
      String(unsafeUninitializedCapacity: letters.count + digits + 3) { row in
        row[0] = UInt8(ascii: "[")
        var rest = number
        for place in (1...digits).reversed() {
          row[place] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        }
        row[digits + 1] = UInt8(ascii: "]")
        row[digits + 2] = UInt8(ascii: " ")
        for place in letters.indices { row[digits + 3 + place] = letters[place] }
        return letters.count + digits + 3
      }
    }
  }
}
