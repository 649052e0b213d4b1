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
  var findings = FlowFindings()
  /// The case being read, without what `step` and `expected` still hold.
  var current: FlowCase?
  /// Where the nearest step above is in the case, and the output read for it so far.
  private var step: Int?
  private var expected: [FlowStep.Expected] = []
  /// Lines of blank rows that belong to the step if output follows.
  private var blanks: [Int] = []
  private var paste: (line: FlowLine, rows: [String])?
  /// Whether a line above, which was refused, may be the step that output belongs to.
  private var isBehindRefused = false
  /// Whether the file holds a tab, a carriage return or a NUL at all.
  private var hasOddBytes = false
  private var hasCarriageReturn = false
  private var hasNUL = false

  init(path: String) {
    file = FlowFile(path: path, lines: [], endsWithNewline: true, settings: [], cases: [])
  }

  mutating func parse(_ text: String) throws(FlowSyntaxError) -> FlowFile {
    if text.utf8.count > FlowFile.largest {
      throw FlowSyntaxError([FlowFinding(file.location(line: 1), .largeFile)])
    }
    var text = text
    let lastLine = text.withUTF8 { read($0) }
    if let paste { report(paste.line.number, .openPaste) }
    closeCase(lastLine: lastLine)
    file.findBases()
    if findings.isEmpty { return file }
    // All that is wrong at once, but for what only follows from a line that was not read.
    for finding in file.check() where !finding.problem.mayFollowFromAnother {
      findings.add(finding)
    }
    throw FlowSyntaxError(findings.all)
  }

  mutating func report(_ line: Int, column: Int = 1, _ problem: FlowFinding.Problem) {
    findings.add(FlowFinding(file.location(line: line, column: column), problem))
  }

  // MARK: Lines

  /// A row's bytes: a carriage return and a line feed are one Character, so files are split by bytes.
  private typealias Row = Slice<UnsafeBufferPointer<UInt8>>

  /// Reads all rows; returns how many there are.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var rows = bytes.split(separator: 10, omittingEmptySubsequences: false)
    if rows.last?.isEmpty ?? true { rows.removeLast() }
    file.endsWithNewline = bytes.last == 10
    file.lines.reserveCapacity(rows.count)
    hasOddBytes = [0, 9, 13].contains { bytes.holds($0) }
    for (index, row) in rows.enumerated() { read(row, number: index + 1) }
    return rows.count
  }

  private mutating func read(_ row: Row, number: Int) {
    guard row.count <= FlowLine.longest else {
      isBehindRefused = true
      return report(number, column: FlowLine.longest + 1, .longLine(row.count))
    }
    let text = String(
      decoding: withoutBytesOfOtherSystems(row, number: number),
      as: UTF8.self
    )
    if paste != nil { return readPasted(text, number: number) }
    guard let kind = FlowParser.kind(of: text) else {
      isBehindRefused = true
      if text.utf8.first == 9 { return report(number, .tab) }
      return report(number, .unknownSigil(String(text.prefix(2))))
    }
    let line = FlowLine(number: number, kind: kind, text: text)
    file.lines.append(line)
    if hasOddBytes, kind != .typed, kind != .comment, let tab = text.utf8.firstIndex(of: 9) {
      report(number, column: text.distance(from: text.startIndex, to: tab) + 1, .tab)
    }
    switch kind {
    case .blank: blanks.append(number)
    case .comment: break
    case .expected, .pattern, .anything: readOutput(line)
    default:
      blanks = []
      readSigil(line)
    }
  }

  /// A row without what no flow holds, which is said once a file: so the rest is read as meant.
  private mutating func withoutBytesOfOtherSystems(_ row: Row, number: Int) -> Row {
    var row = row
    if number == 1, row.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(1, .byteOrderMark)
      row = row.dropFirst(3)
    }
    guard hasOddBytes else { return row }
    func column(of index: Row.Index) -> Int {
      String(decoding: row[..<index], as: UTF8.self).count + 1
    }
    if !hasNUL, let nul = row.firstIndex(of: 0) {
      hasNUL = true
      report(number, column: column(of: nul), .nul)
    }
    guard let carriageReturn = row.firstIndex(of: 13) else { return row }
    if !hasCarriageReturn {
      hasCarriageReturn = true
      report(number, column: column(of: carriageReturn), .carriageReturn)
    }
    return row.last == 13 ? row.dropLast() : row
  }

  /// What a line is by its start; nil if a line may not start so.
  static func kind(of text: String) -> FlowLine.Kind? {
    var text = text
    return text.withUTF8 { kind(of: $0) }
  }

  private static func kind(of bytes: UnsafeBufferPointer<UInt8>) -> FlowLine.Kind? {
    guard let first = bytes.first else { return .blank }
    let blank = UInt8(ascii: " ")
    switch first {
    case UInt8(ascii: ":"): return .label
    case UInt8(ascii: "@"): return .setting
    case UInt8(ascii: ".") where bytes.elementsEqual("...".utf8): return .anything
    case UInt8(ascii: "=") where bytes.count > 1 && bytes[1] == first:
      return bytes.count == 2 || bytes[2] == blank ? .title : nil
    default: break
    }
    guard bytes.count == 1 || bytes[1] == blank else { return nil }
    switch first {
    case blank where bytes.count > 1: return .expected
    case UInt8(ascii: ">"): return .typed
    case UInt8(ascii: "!"): return .event
    case UInt8(ascii: "~"): return .pattern
    case UInt8(ascii: "?"): return .check
    case UInt8(ascii: "="): return .snapshot
    case UInt8(ascii: "#"): return .comment
    default: return nil
    }
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
      let name = line.text(after: 1)
      if name.isEmpty { return report(line.number, column: 2, .missing("the label's name")) }
      append(.label(FlowLabel(line: line.number, name: name)), "a label", line)
    default: break
    }
  }

  // MARK: Cases

  private mutating func readTitle(_ line: FlowLine) {
    closeCase(lastLine: line.number - 1)
    isBehindRefused = false
    let content = line.text(after: 3)
    var title = content
    var mark: FlowCase.Mark?
    if content.utf8.last == UInt8(ascii: "]"),
      let open = content.range(of: " [", options: [.backwards, .literal])
    {
      let inside = content[open.upperBound...].dropLast()
      if inside.first?.isLetter == true {
        let column = content.distance(from: content.startIndex, to: open.lowerBound) + 5
        mark = readMark(String(inside), line, column: column)
        title = String(content[..<open.lowerBound])
      }
    } else if let (offset, word) = FlowParser.closeMark(in: content) {
      report(line.number, column: 4 + offset, .closeMark(word))
    }
    if content.endsInBlank {
      report(line.number, column: 3 + content.count, .trailingBlank("title"))
    }
    if title.isEmpty { report(line.number, column: 4, .missing("the case's title")) }
    current = FlowCase(line: line.number, lastLine: line.number, title: title, mark: mark)
  }

  /// A mark that no blank parts from the title, or that has no title at all: it would be a part of the title.
  private static func closeMark(in content: String) -> (offset: Int, word: String)? {
    guard content.utf8.last == UInt8(ascii: "]"), let open = content.lastIndex(of: "[") else {
      return nil
    }
    let (word, _) = split(content[content.index(after: open)...].dropLast())
    guard FlowCase.marks.contains(word) else { return nil }
    return (content.distance(from: content.startIndex, to: open), word)
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
      let near = nearest(word, in: FlowCase.marks, limit: 1)
      report(line.number, column: column, .unknownMark(text, nearest: near))
      return nil
    }
  }

  private mutating func closeCase(lastLine: Int) {
    closeStep()
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

  private mutating func append(
    _ input: FlowStep.Input,
    _ line: FlowLine,
    lastLine: Int? = nil
  ) {
    closeStep()
    let found = FlowStep(line: line.number, inputLastLine: lastLine ?? line.number, input: input)
    append(.step(found), "a step", line)
    step = current.map { $0.elements.count - 1 }
    isBehindRefused = step == nil
  }

  /// Gives the nearest step above its output.
  private mutating func closeStep() {
    guard let index = step, case .step(var closed)? = current?.elements[index] else { return }
    let holes = expected.count { if case .literal = $0.row { false } else { true } }
    if holes > FlowStep.mostHoles { report(closed.line, .manyHoles(holes)) }
    closed.expected = expected
    current?.elements[index] = .step(closed)
    step = nil
    expected = []
  }

  private mutating func readEvent(_ line: FlowLine) {
    let (word, argument) = FlowParser.split(line.content)
    isBehindRefused = true
    if word.isEmpty { return report(line.number, column: 3, .missing("the event")) }
    guard let verb = EventVerb.named(word) else {
      let near = nearest(word, in: EventVerb.words, limit: 1)
      return report(line.number, column: 3, .unknownEvent(word, nearest: near))
    }
    if checkArgument(argument, of: verb, line), verb.scene(argument) == .paste {
      paste = (line, [])
      return
    }
    append(.event(word: word, argument: argument, pasted: []), line)
  }

  private mutating func readPasted(_ text: String, number: Int) {
    file.lines.append(FlowLine(number: number, kind: .pasted, text: text))
    guard text == "<<", let (line, rows) = paste else {
      paste?.rows.append(text)
      return
    }
    paste = nil
    append(.event(word: "paste", argument: "<<", pasted: rows), line, lastLine: number)
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

  /// Whether an argument fits; reports it if not.
  @discardableResult
  private mutating func checkArgument(
    _ argument: String,
    of verb: some Verb,
    _ line: FlowLine
  ) -> Bool {
    if verb.accepts(argument) { return true }
    let column = FlowParser.column(ofArgumentAfter: verb.word, at: 3)
    if let mistake = verb.mistake(in: argument) {
      report(line.number, column: column + mistake.offset, mistake.problem)
      return false
    }
    let usage = "\(line.text.prefix(2))\(verb.usage)"
    let near = nearest(FlowParser.split(argument).word, in: verb.choices, limit: 1)
    report(
      line.number,
      column: column,
      .badArgument(of: verb.word, given: argument, usage: usage, nearest: near)
    )
    return false
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
    if step == nil, !isBehindRefused { report(line.number, .outputWithoutStep) }
    for blank in blanks { expected.append(.init(line: blank, row: .literal(""))) }
    expected.append(.init(line: line.number, row: row))
    blanks = []
  }

  // MARK: Words

  /// The first word of a text, and what follows the blank after it.
  static func split(_ text: some StringProtocol) -> (word: String, rest: String) {
    guard let blank = text.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (String(text), "") }
    return (String(text[..<blank]), String(text[text.utf8.index(after: blank)...]))
  }

  static func column(ofArgumentAfter word: String, at column: Int) -> Int {
    column + word.count + 1
  }
}
