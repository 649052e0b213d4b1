import SnippetFoundation

extension FlowFile {
  /// Reads a flow file; nothing in it is checked beyond what its lines say.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: What messages call it.
  /// - Returns: The file, with every line as written.
  /// - Throws: `FlowSyntaxError` with everything that cannot be read.
  package static func parse(_ text: String, path: String) throws(FlowSyntaxError) -> FlowFile {
    var parser = FlowParser(path: path)
    return try parser.parse(text)
  }
}

/// Reads a flow file line by line; the first two columns of a line say what it is.
struct FlowParser {
  var file: FlowFile
  var findings: [FlowFinding] = []
  /// The case being read.
  var current: FlowCase?
  /// Lines of blank rows that belong to the step if output follows.
  private var blanks: [Int] = []
  private var paste: (line: Int, rows: [String])?

  init(path: String) {
    file = FlowFile(path: path, lines: [], endsWithNewline: true, settings: [], cases: [])
  }

  mutating func parse(_ text: String) throws(FlowSyntaxError) -> FlowFile {
    // A carriage return and a line feed are one Character, so the split is by bytes.
    var rows = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    file.endsWithNewline = rows.last?.isEmpty ?? true
    if file.endsWithNewline { rows.removeLast() }
    for (index, row) in rows.enumerated() { read(row, number: index + 1) }
    if let paste { report(paste.line, .openPaste) }
    closeCase(lastLine: rows.count)
    if !findings.isEmpty { throw FlowSyntaxError(findings) }
    return file
  }

  mutating func report(_ line: Int, column: Int = 1, _ problem: FlowFinding.Problem) {
    findings.append(FlowFinding(file.location(line: line, column: column), problem))
  }

  private mutating func read(_ text: String, number: Int) {
    if text.utf8.last == 13 { return report(number, column: max(1, text.count), .carriageReturn) }
    if paste != nil { return readPasted(text, number: number) }
    guard let kind = FlowParser.kind(of: text) else {
      return report(number, .unknownSigil(String(text.prefix(2))))
    }
    let line = FlowLine(number: number, kind: kind, text: text)
    file.lines.append(line)
    switch kind {
    case .blank: blanks.append(number)
    case .comment: break
    case .expected, .pattern, .anything: readOutput(line)
    default:
      blanks = []
      readSigil(line)
    }
  }

  /// What a line is by its start; nil if a line may not start so.
  static func kind(of text: String) -> FlowLine.Kind? {
    if text.isEmpty { return .blank }
    if text == "..." { return .anything }
    if text == "==" || text.hasPrefix("== ") { return .title }
    switch text.prefix(2) {
    case "  ": return .expected
    case "> ", ">": return .typed
    case "! ", "!": return .event
    case "~ ", "~": return .pattern
    case "? ", "?": return .check
    case "= ", "=": return .snapshot
    case "# ", "#": return .comment
    default: break
    }
    if text.hasPrefix(":") { return .label }
    if text.hasPrefix("@") { return .setting }
    return nil
  }

  private mutating func readSigil(_ line: FlowLine) {
    switch line.kind {
    case .title: readTitle(line)
    case .setting: readSetting(line)
    case .typed: append(.typed(line.content), line)
    case .event: readEvent(line)
    case .check: readCheck(line)
    case .snapshot:
      let name = line.content
      if name.isEmpty { return report(line.number, column: 3, .missing("the snapshot's name")) }
      append(.snapshot(FlowSnapshot(line: line.number, name: name)), "a snapshot", line)
    case .label:
      let name = String(line.text.dropFirst())
      if name.isEmpty { return report(line.number, column: 2, .missing("the label's name")) }
      append(.label(FlowLabel(line: line.number, name: name)), "a label", line)
    default: break
    }
  }

  // MARK: Cases and settings

  private mutating func readTitle(_ line: FlowLine) {
    closeCase(lastLine: line.number - 1)
    let content = line.text.dropFirst(3)
    var title = String(content)
    var mark: FlowCase.Mark?
    if content.last == "]", let open = content.range(of: " [", options: .backwards) {
      let inside = content[open.upperBound...].dropLast()
      if inside.first?.isLetter == true {
        mark = readMark(
          String(inside),
          line,
          column: 4
            + content.distance(
              from: content.startIndex,
              to: open.lowerBound
            ) + 1
        )
        title = String(content[..<open.lowerBound])
      }
    }
    if title.isEmpty { report(line.number, column: 4, .missing("the case's title")) }
    current = FlowCase(line: line.number, lastLine: line.number, title: title, mark: mark)
  }

  private mutating func readMark(_ text: String, _ line: FlowLine, column: Int) -> FlowCase.Mark? {
    let (word, reason) = FlowParser.split(text)
    switch word {
    case "skip", "xfail":
      if reason.isEmpty { report(line.number, column: column, .markNeedsReason(word)) }
      return word == "skip" ? .skip(reason) : .xfail(reason)
    case "todo" where reason.isEmpty: return .todo
    case "only" where reason.isEmpty: return .only
    default:
      let near = nearest(word, in: ["skip", "todo", "xfail", "only"], limit: 1)
      report(line.number, column: column, .unknownMark(text, nearest: near))
      return nil
    }
  }

  private mutating func closeCase(lastLine: Int) {
    guard var closed = current else { return }
    closed.lastLine = lastLine
    file.cases.append(closed)
    current = nil
  }

  // MARK: Steps

  private mutating func append(_ element: FlowCase.Element, _ what: String, _ line: FlowLine) {
    if current == nil { return report(line.number, .outsideCase(what)) }
    current?.elements.append(element)
  }

  mutating func append(_ input: FlowStep.Input, _ line: FlowLine, lastLine: Int? = nil) {
    let step = FlowStep(
      line: line.number,
      inputLastLine: lastLine ?? line.number,
      input: input
    )
    append(.step(step), "a step", line)
  }

  private mutating func readEvent(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.content)
    if word.isEmpty { return report(line.number, column: 3, .missing("the event")) }
    guard let verb = EventVerb.named(word) else {
      let near = nearest(word, in: EventVerb.words, limit: 1)
      return report(line.number, column: 3, .unknownEvent(word, nearest: near))
    }
    checkArgument(argument, of: verb, line)
    if word == "paste" { paste = (line.number, []) }
    append(.event(word: word, argument: argument, pasted: []), line)
  }

  private mutating func readPasted(_ text: String, number: Int) {
    file.lines.append(FlowLine(number: number, kind: .pasted, text: text))
    guard text == "<<", let rows = paste?.rows else {
      paste?.rows.append(text)
      return
    }
    paste = nil
    withLastStep { step in
      step.inputLastLine = number
      step.input = .event(word: "paste", argument: "<<", pasted: rows)
    }
  }

  private mutating func readCheck(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.content)
    if word.isEmpty { return report(line.number, column: 3, .missing("the check")) }
    guard let verb = CheckVerb.named(word) else {
      let near = nearest(word, in: CheckVerb.words, limit: 1)
      return report(line.number, column: 3, .unknownCheck(word, nearest: near))
    }
    checkArgument(argument, of: verb, line)
    let check = FlowCheck(line: line.number, word: word, argument: argument)
    append(.check(check), "a check", line)
  }

  private mutating func checkArgument(_ argument: String, of verb: some Verb, _ line: FlowLine) {
    if verb.accepts(argument) { return }
    report(
      line.number,
      column: FlowParser.column(ofArgumentAfter: verb.word, at: 3),
      .badArgument(of: verb.word, given: argument, usage: "\(line.text.prefix(2))\(verb.usage)")
    )
  }

  private mutating func readOutput(_ line: FlowLine) {
    var row: ExpectedRow
    switch line.kind {
    case .anything: row = .anything
    case .pattern:
      do throws(FlowPattern.Malformed) {
        row = .pattern(try FlowPattern(line.content))
      } catch {
        return report(line.number, column: 3 + error.offset, .malformedPattern(error.reason))
      }
    default: row = .literal(line.content)
    }
    let found = withLastStep { [blanks] step in
      for blank in blanks { step.expected.append(.init(line: blank, row: .literal(""))) }
      step.expected.append(.init(line: line.number, row: row))
    }
    blanks = []
    if !found { report(line.number, .outputWithoutStep) }
  }

  /// Changes the nearest step above; false if the case has none.
  @discardableResult
  private mutating func withLastStep(_ change: (inout FlowStep) -> Void) -> Bool {
    guard let elements = current?.elements,
      let index = elements.lastIndex(where: { if case .step = $0 { true } else { false } }),
      case .step(var step) = elements[index]
    else { return false }
    change(&step)
    current?.elements[index] = .step(step)
    return true
  }

  // MARK: Words

  /// The first word of a text, and what follows the blank after it.
  static func split(_ text: some StringProtocol) -> (word: String, rest: String) {
    guard let blank = text.firstIndex(of: " ") else { return (String(text), "") }
    return (String(text[..<blank]), String(text[text.index(after: blank)...]))
  }

  static func column(ofArgumentAfter word: String, at column: Int) -> Int {
    column + word.count + 1
  }
}
