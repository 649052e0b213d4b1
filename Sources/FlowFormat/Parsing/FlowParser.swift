import Snapshots
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
package struct FlowParser {
  var file: FlowFile
  var findings = FlowFindings()
  /// The case being read, without what `step` and `expected` still hold.
  var current: FlowCase?
  /// Where the nearest step above is in the case, and the output read for it so far.
  private var step: Int?
  private var expected: [FlowStep.Expected] = []
  /// Lines of blank rows that belong to the step if output follows.
  var blanks: [Int] = []
  var paste: (line: FlowLine, rows: [String])?
  /// Whether a line above, which was refused, may be the step that output belongs to.
  var isBehindRefused = false
  /// Whether the file holds a tab, a carriage return or a NUL at all.
  var hasOddBytes = false
  var hasCarriageReturn = false
  var hasNUL = false

  init(path: String) {
    file = FlowFile(path: path, lines: [], endsWithNewline: true, settings: [], cases: [])
  }

  mutating func parse(_ text: String) throws(FlowSyntaxError) -> FlowFile {
    if text.utf8.count > FlowFile.largest {
      throw FlowSyntaxError([FlowFinding(file.location(line: 1), .largeFile)])
    }
    let lastLine = read(text)
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

  mutating func readSigil(_ line: FlowLine) {
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

  mutating func closeCase(lastLine: Int) {
    closeStep()
    guard var closed = current else { return }
    closed.lastLine = lastLine
    file.cases.append(closed)
    current = nil
  }

  // MARK: Steps

  mutating func append(_ element: FlowCase.Element, _ what: String, _ line: FlowLine) {
    if current == nil { return report(line.number, .outsideCase(what)) }
    current?.elements.append(element)
  }

  mutating func append(
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

  mutating func readOutput(_ line: FlowLine) {
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
  package static func split(_ text: some StringProtocol) -> (word: String, rest: String) {
    guard let blank = text.utf8.firstIndex(of: UInt8(ascii: " ")) else { return (String(text), "") }
    return (String(text[..<blank]), String(text[text.utf8.index(after: blank)...]))
  }

  static func column(ofArgumentAfter word: String, at column: Int) -> Int {
    column + word.count + 1
  }
}
