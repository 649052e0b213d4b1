import FlowScripts
import SnippetFoundation

/// Compares a transcript with the file it is kept in, and writes that where it may.
struct TranscriptStore {
  var file: URL
  /// The file as failures name it, from `Flows/` on.
  var name: String
  /// What attachments are called.
  var label: String

  /// A test's name as the title of a case: without brackets.
  static func title(of test: String) -> String {
    let name = test.prefix { $0 != "(" }.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
    return name.isEmpty ? "a kept conversation" : name
  }

  /// Returns what to say about a transcript; nil if it is as kept.
  ///
  /// - Throws: Why the file cannot be read or written.
  func problem(of text: String, mode: RecordingMode) throws -> TestFailure? {
    let kept = try read()
    if let kept, TranscriptFile(kept).fits(text) { return nil }
    let difference = kept.map { TranscriptFile($0).difference(to: text) } ?? ""
    guard mode.writes(over: kept) else { return failure(text, kept, difference) }
    guard let new = updated(kept, by: text, mode) else {
      return failure(text, kept, difference, advice: "A row with holes fits nothing any more. ")
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(new.utf8).write(to: file, options: .atomic)
    return TestFailure("\(name) was written. Read it, then run again without recording")
  }

  private func updated(_ kept: String?, by text: String, _ mode: RecordingMode) -> String? {
    guard let kept else { return text }
    return TranscriptFile(kept).updated(by: text, replacingPatterns: mode == .all)
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
    advice: String = ""
  ) -> TestFailure {
    let words =
      kept == nil
      ? "there is no \(name) yet. It would be:\n\(text)Write it: PARLEY_RECORD=missing swift test"
      : "the conversation differs from \(name)\n\(difference)\n\(advice)"
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
