import FlowFormat
import Snapshots
import SnippetFoundation

/// Compares a transcript with the file it is kept in, and writes that where it may.
struct TranscriptStore {
  var file: URL
  /// The file as failures name it, from `Flows/` on.
  var name: String
  /// What attachments are called.
  var label: String

  /// Compares a transcript with its file.
  ///
  /// - Parameters:
  ///   - transcript: What was said.
  ///   - mode: What is written.
  ///   - warning: What is said before the advice to write the file.
  /// - Returns: What to say about it; nil if it is as kept.
  /// - Throws: Why the file cannot be read or written.
  func problem(
    of transcript: TranscriptFile,
    mode: RecordingMode,
    warning: () -> String = { "" }
  ) throws -> TestFailure? {
    let text = transcript.file.text
    let kept = try read()
    let before: TranscriptFile?
    do {
      before = try kept.map { (text) throws(FlowSyntaxError) in
        try TranscriptFile(text, name: name)
      }
    } catch {
      return TestFailure("\(error)\nRepair the file, or delete it and record it anew")
    }
    if before?.fits(transcript) == true { return nil }
    if let count = before?.file.cases.count, count != 1 {
      return TestFailure(
        "\(name) has \(count) cases, and a kept conversation is one. Put the others elsewhere"
      )
    }
    let difference = before?.difference(to: transcript) ?? ""
    guard mode.writes(over: kept) else { return failure(text, kept, difference, warning()) }
    guard let new = try updated(before, by: transcript, mode) else {
      let advice = "A row with holes fits nothing any more. "
      return failure(text, kept, difference, warning(), advice: advice)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try WholeFile.replace(kept.map { Array($0.utf8) }, by: Array(new.utf8), in: file.path)
    return TestFailure("\(name) was written. Read it, then run again without recording")
  }

  /// What is written; nil: something that a person wrote would go.
  private func updated(
    _ before: TranscriptFile?,
    by transcript: TranscriptFile,
    _ mode: RecordingMode
  ) throws -> String? {
    guard let before else { return transcript.file.text }
    let new = before.updated(by: transcript, replacingPatterns: mode == .all)
    if let new, try TranscriptFile(new, name: name).fits(transcript) { return new }
    // Rows that stood for any others no longer stand where they can.
    return mode == .all ? transcript.file.text : nil
  }

  private func read() throws -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = FileManager.default.contents(atPath: file.path),
      let text = String(validating: data, as: UTF8.self)
    else { throw Unreadable(name: name) }
    return text
  }

  private func failure(
    _ text: String,
    _ kept: String?,
    _ difference: String,
    _ warning: String,
    advice: String = ""
  ) -> TestFailure {
    let words =
      kept == nil
      ? "there is no \(name) yet. It would be:\n\(text)\(warning)Write it: PARLEY_RECORD=missing swift test"
      : "the conversation differs from \(name)\n\(difference)\n\(warning)\(advice)"
        + "Write it: PARLEY_RECORD=\(advice.isEmpty ? "changed" : "all") swift test"
    return TestFailure(
      words,
      of: label,
      expected: kept,
      actual: text,
      difference: difference
    )
  }

  /// The file is there and is no text.
  struct Unreadable: Error, CustomStringConvertible {
    var name: String
    var description: String { "\(name): the file cannot be read as UTF-8" }
  }
}
