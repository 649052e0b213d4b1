import FlowFormat
import SnippetFoundation
import Testing

@testable import FlowScripts
@testable import Snapshots

/// Made-up files, rows and expressions, from a printed seed.
///
/// `make fuzz` makes more of them, ten for each input of a conversation; `SEED=` repeats one run.
@Suite struct FlowFormatAttackTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static var count: Int {
    environment["PARLEY_FUZZ"].flatMap(Int.init).map { $0 * 10 } ?? 4_000
  }

  /// The same inputs for each run of the tests; new ones for each `make fuzz`.
  private static var seed: UInt64 {
    environment["PARLEY_SEED"].flatMap(UInt64.init)
      ?? (environment["PARLEY_FUZZ"] == nil ? 1 : .random(in: 1 ... .max / 2))
  }

  /// Calls `body` with a generator for each of a share of the inputs, till it finds something wrong.
  private func attack(
    _ what: String,
    percent: Int,
    _ body: (inout FlowFileGenerator) throws -> String?
  ) rethrows {
    let (seed, count) = (Self.seed, Self.count * percent / 100)
    print("attack on \(what): seed \(seed), \(count) inputs")
    for round in 0..<UInt64(count) {
      var generator = FlowFileGenerator(seed: seed &+ round &* 0x1_0000_0001)
      guard let fault = try body(&generator) else { continue }
      Issue.record("seed \(seed), round \(round): \(fault)")
      return
    }
  }

  // MARK: Files

  @Test func `no file is read with a loss, and layout changes no meaning`() throws {
    var accepted = 0
    attack("the parser and the formatter", percent: 30) { generator in
      let text = generator.file()
      guard let file = try? FlowFile.parse(text, path: "a.flow") else { return nil }
      accepted += 1
      return fault(of: file, Array(text.utf8))
    }
    #expect(accepted > Self.count / 15)
  }

  @Test func `no broken file crashes, hangs or is read with a loss`() throws {
    let flows = try PackageFolder.flows()
    var accepted = 0
    attack("the parser with broken files", percent: 30) { generator in
      let whole = generator.roll(4) == 0 ? generator.pick(flows) : generator.file()
      let bytes = generator.broken(whole)
      do throws(FlowSyntaxError) {
        let file = try FlowFile.parse(bytes: bytes, path: "a.flow")
        accepted += 1
        return fault(of: file, bytes)
      } catch {
        return fault(of: error.findings, in: bytes)
      }
    }
    #expect(accepted > 0)
  }

  private func fault(of file: FlowFile, _ bytes: [UInt8]) -> String? {
    let input = String(decoding: bytes, as: UTF8.self).debugDescription
    if !file.text.utf8.elementsEqual(bytes) { return "lost something of \(input)" }
    if let fault = fault(of: file.check(), in: bytes) { return fault }
    if !file.updated(by: []).text.utf8.elementsEqual(bytes) { return "an update lost \(input)" }
    let formatted = file.formatted()
    guard let again = try? FlowFile.parse(formatted, path: "a.flow") else {
      return "the formatter broke \(input)"
    }
    if again.meaning != file.meaning { return "the formatter changed what \(input) means" }
    if !again.formatted().utf8.elementsEqual(formatted.utf8) {
      return "the formatter does not settle on \(input)"
    }
    return nil
  }

  private func fault(of findings: [FlowFinding], in bytes: [UInt8]) -> String? {
    let lines = bytes.count { $0 == 10 } + 1
    let places = findings.map { ($0.location.line, $0.location.column) }
    let input = String(decoding: bytes, as: UTF8.self).debugDescription
    if !places.allSatisfy({ (1...lines).contains($0.0) && $0.1 >= 1 }) {
      return "a place outside of \(input): \(places)"
    }
    if !zip(places, places.dropFirst()).allSatisfy({ $0.0 <= $1.0 }) {
      return "no order in \(input)"
    }
    if findings.contains(where: { $0.description.contains("\n") || $0.problem.words.isEmpty }) {
      return "words that are no line about \(input)"
    }
    return nil
  }

  // MARK: Rows

  @Test func `what was updated matches, and rows go together one to one`() {
    attack("the matcher", percent: 20) { generator in
      let rows = generator.rows()
      var expected = generator.expectation(of: rows)
      while expected.last == .literal("") { expected.removeLast() }
      var captures = FlowCaptures(declared: ["id": "O-[0-9]+|[ab]"])
      let before = captures
      let matches = captures.match(expected, rows)
      if !matches, captures.values != before.values {
        return "a failed match captured: \(expected)"
      }
      let pairs = RowAlignment.of(expected, rows) { row, text in
        var trial = before
        return trial.fits(row, text)
      }
      return fault(of: pairs, expected, rows)
    }
  }

  private func fault(
    of pairs: [RowAlignment.Pair],
    _ expected: [ExpectedRow],
    _ rows: [String]
  ) -> String? {
    var left: [Int] = []
    var right: [Int] = []
    for pair in pairs {
      switch pair {
      case .same(let row, let text):
        left.append(row)
        right.append(text)
      case .missing(let row): left.append(row)
      case .extra(let text): right.append(text)
      case .taken(let row, let texts):
        left.append(row)
        right += texts
      }
    }
    if left == Array(expected.indices), right == Array(rows.indices) { return nil }
    return "rows are lost: \(expected) and \(rows) as \(pairs)"
  }

  @Test func `a step that was updated shows what it expects`() throws {
    try attack("the updater", percent: 10) { generator in
      let rows = FlowOutput.trimmed(generator.rows())
      let body = generator.expectation(of: generator.rows()).map(FlowFile.line(for:))
      let text = "@let id = O-[0-9]+\n== one\n> go\n" + body.map { $0 + "\n" }.joined() + "> on\n"
      guard let file = try? FlowFile.parse(text, path: "a.flow") else { return nil }
      let step = file.cases[0].steps[0]
      var captures = FlowCaptures(declared: ["id": "O-[0-9]+"])
      let before = captures
      if captures.match(step.rows, rows) { return nil }
      var result = FlowCaseResult(path: "a.flow", line: 2, title: "one", outcome: .failed)
      result.steps = [FlowStepResult(step: step, actual: rows, matches: false, captures: before)]
      let updated = file.updated(by: [result], replacingPatterns: true).text
      let again = try FlowFile.parse(updated, path: "a.flow").cases[0].steps[0].rows
      var fresh = before
      if fresh.match(again, rows) { return nil }
      return "\(text.debugDescription) showing \(rows) became \(updated.debugDescription)"
    }
  }

  // MARK: Expressions

  @Test func `no expression runs for ever or takes what it should not`() {
    attack("expressions", percent: 7) { generator in
      let source = generator.roll(3) == 0 ? generator.text(most: 8) : generator.regex()
      guard let regex = try? FlowRegex(source) else { return nil }
      let text = (0..<generator.roll(40)).map { _ in generator.pick(["a", "b", "c", "1", " "]) }
      let scalars = Array(text.joined().unicodeScalars)
      if case .match(let range, let groups) = regex.wholeMatch(scalars) {
        if range != 0..<scalars.count { return "'\(source)' took \(range) of \(text)" }
        if !groups.values.allSatisfy({
          range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
        }) {
          return "'\(source)' has groups outside of \(text)"
        }
      }
      _ = regex.replacing(in: text.joined(), with: "N")
      return nil
    }
  }

  @Test func `an expression takes what the standard library's takes`() throws {
    try attack("expressions beside the standard library's", percent: 3) { generator in
      let source = generator.regex(depth: 2, repeatsGroups: false)
      let text = (0..<generator.roll(7)).map { _ in generator.pick(["a", "b", "c", "1", " "]) }
        .joined()
      let ours = try FlowRegex(source).wholeMatch(Array(text.unicodeScalars))
      let theirs = try Regex(source).matchingSemantics(.unicodeScalar).wholeMatch(in: text)
      switch ours {
      case .match where theirs != nil: return nil
      case .none where theirs == nil: return nil
      default: return "'\(source)' on '\(text)': \(ours), elsewhere \(theirs != nil)"
      }
    }
  }
}

extension FlowFile {
  /// What a file says, its layout aside.
  fileprivate var meaning: [String] {
    var meaning = settings.map { "\($0.word) \($0.value)" }
    for flowCase in cases {
      meaning.append("== \(flowCase.title) \(String(describing: flowCase.mark))")
      meaning += flowCase.settings.map { "\($0.word) \($0.value)" }
      for element in flowCase.elements {
        switch element {
        case .step(let step): meaning.append("\(step.input) \(step.rows)")
        case .check(let check): meaning.append("? \(check.word) \(check.argument)")
        case .snapshot(let snapshot): meaning.append("= \(snapshot.name)")
        case .label(let label): meaning.append(":\(label.name)")
        }
      }
    }
    return meaning + lines.filter { $0.kind == .comment }.map(\.text)
  }

  /// An expected row as a flow file writes it.
  fileprivate static func line(for row: ExpectedRow) -> String {
    switch row {
    case .literal(let text): text.isEmpty ? "" : "  " + text
    case .pattern, .anything: row.shown
    }
  }
}

extension FlowOutput {
  /// Rows as a step shows them: none ends in blanks, and the last is not empty.
  fileprivate static func trimmed(_ rows: [String]) -> [String] {
    var rows = rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
