import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation

/// A kept conversation: a flow file of one case, its steps, checks and settings compared with what a test did and saw.
///
/// A person may edit the file: comments, labels, settings that change nothing of the conversation and empty lines between
/// steps stay as they are, rows may have holes (`~ `) or be any (`...`), and both are kept when the file is written anew.
struct TranscriptFile {
  private struct Line {
    var text: String
    /// What is compared; nil: it is layout, a comment, a label, a title or a setting.
    var row: ExpectedRow?
    /// The setting that the line is; nil: none.
    var setting: String?
  }

  let file: FlowFile
  private let lines: [Line]
  private let captures: FlowCaptures
  private let filters: FlowFilters

  /// Reads a file.
  ///
  /// - Throws: `FlowSyntaxError` with everything that keeps it from being played.
  init(_ text: String, name: String) throws(FlowSyntaxError) {
    let file = try FlowFile.parse(text, path: name)
    let findings = file.check()
    if !findings.isEmpty { throw FlowSyntaxError(findings) }
    self.file = file
    let expected = file.cases.flatMap(\.steps).flatMap(\.expected)
    let rows = Dictionary(expected.map { ($0.line, $0.row) }) { first, _ in first }
    lines = file.lines.map { line in
      Line(
        text: line.text,
        row: TranscriptFile.row(of: line, rows[line.number]),
        setting: line.kind == .setting ? TranscriptSettings.word(of: line.text) : nil
      )
    }
    var names: [String: String] = [:]
    var filters = FlowFilters()
    for setting in file.cases.first.map({ file.settings(of: $0) }) ?? [] {
      switch setting.value {
      case .name(let name, let regex): names[name] = regex
      case .filter(let regex, let text): filters.add(regex, text)
      default: break
      }
    }
    captures = FlowCaptures(declared: names)
    self.filters = filters
  }

  private static func row(of line: FlowLine, _ expected: ExpectedRow?) -> ExpectedRow? {
    switch line.kind {
    case .comment, .title, .label, .setting: nil
    case .blank: expected
    case .anything: .anything
    case .pattern:
      if case .pattern(let pattern)? = expected {
        .pattern(FlowPattern(parts: [.text("  ")] + pattern.parts))
      } else {
        .literal(line.text)
      }
    case .typed, .event, .pasted, .expected, .check, .snapshot: .literal(line.text)
    }
  }

  /// What the file says of the conversation before its first step.
  var settings: TranscriptSettings { TranscriptSettings(file) }

  // MARK: Comparing

  /// Whether a transcript is as the file says: step for step, check for check, in the same surroundings.
  func fits(_ transcript: TranscriptFile) -> Bool {
    let (mine, others) = (elements, transcript.elements)
    guard file.cases.count == 1, settings == transcript.settings, mine.count == others.count
    else { return false }
    var attempt = captures
    return zip(mine, others).allSatisfy { fits($0, $1, &attempt) }
  }

  private func fits(
    _ mine: FlowFormat.FlowCase.Element,
    _ other: FlowFormat.FlowCase.Element,
    _ attempt: inout FlowCaptures
  ) -> Bool {
    switch (mine, other) {
    case (.step(let step), .step(let done)):
      haveSameScalars(step.input.text, done.input.text)
        && attempt.match(step.rows, done.rows.map { filtered($0.shown) })
    case (.check(let check), .check(let other)):
      haveSameScalars(check.word, other.word) && haveSameScalars(check.argument, other.argument)
    default: false
    }
  }

  private var elements: [FlowFormat.FlowCase.Element] {
    file.cases.flatMap(\.elements).filter { if case .label = $0 { false } else { true } }
  }

  private func filtered(_ row: String) -> String { filters.apply(to: row).row }

  /// The rows of a transcript that are compared line by line, as this file's filters make them.
  private func compared(_ transcript: TranscriptFile) -> [String] {
    transcript.lines.filter { $0.row != nil }.map { line in
      line.text.hasPrefix("  ") ? "  " + filtered(String(line.text.dropFirst(2))) : line.text
    }
  }

  /// The difference to a transcript, as rows to read.
  func difference(to transcript: TranscriptFile) -> String {
    let others = settings.words(otherThanIn: transcript.settings)
    let rows =
      lines.filter { $0.setting.map(others.contains) ?? false }.map { .literal($0.text) }
      + lines.compactMap(\.row)
    let actual = transcript.text(of: others) + compared(transcript)
    return Diff(expected: rows, actual: actual, captures: captures).text
  }

  private func text(of settings: Set<String>) -> [String] {
    lines.filter { $0.setting.map(settings.contains) ?? false }.map(\.text)
  }

  // MARK: Writing

  /// The file as a transcript has it: what fits stays as it is written.
  ///
  /// nil where a row with holes fits nothing any more, unless those may go too.
  func updated(by transcript: TranscriptFile, replacingPatterns: Bool) -> String? {
    let actual = compared(transcript)
    let places = lines.indices.filter { lines[$0].row != nil }
    var attempt = captures
    let pairs = RowAlignment.of(lines.compactMap(\.row), actual) { attempt.fits($0, $1) }
    var kept = Set(lines.indices)
    var added: [Int: [String]] = [:]
    update(settingsTo: transcript, &kept, &added)
    var anchor = (places.first ?? lines.count) - 1
    for pair in pairs {
      switch pair {
      case .same(let index, _), .taken(let index, _): anchor = places[index]
      case .missing(let index):
        anchor = places[index]
        if case .pattern? = lines[anchor].row, !replacingPatterns { return nil }
        kept.remove(anchor)
      case .extra(let index): added[anchor, default: []].append(actual[index])
      }
    }
    var result = added[-1] ?? []
    for index in lines.indices {
      if kept.contains(index) { result.append(lines[index].text) }
      result += added[index] ?? []
    }
    return result.joined(separator: "\n") + "\n"
  }

  /// Puts the settings that a transcript has otherwise where this file has them, or below its header.
  private func update(
    settingsTo transcript: TranscriptFile,
    _ kept: inout Set<Int>,
    _ added: inout [Int: [String]]
  ) {
    let others = settings.words(otherThanIn: transcript.settings)
    if others.isEmpty { return }
    let old = lines.indices.filter { lines[$0].setting.map(others.contains) ?? false }
    let title = lines.firstIndex { $0.text.hasPrefix("==") } ?? 0
    let place = old.first { $0 < title } ?? lines[..<title].lastIndex { $0.setting != nil } ?? -1
    kept.subtract(old)
    added[place, default: []] += transcript.text(of: others)
  }
}
