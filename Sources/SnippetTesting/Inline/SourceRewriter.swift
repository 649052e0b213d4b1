import SnippetFoundation

/// Rewrites pictures in source files: several in one file, each at the place the compiler said.
///
/// What has been rewritten moves what stands below it, so that every place is looked up in the file as it was compiled,
/// and the file is written anew as a whole. A file that somebody else changed meanwhile is left alone.
final class SourceRewriter: Sendable {
  private struct File {
    /// As it was when the first picture of it was recorded: as it was compiled.
    var original: [UInt8]
    /// As it was written last.
    var written: [UInt8]
    /// What goes where, by the place in the original.
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
  }

  /// Why nothing was written.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  static let shared = SourceRewriter()

  private let files = Lock<[String: File]>([:])

  init() {}

  /// Puts a picture into the closure of the call at a place, or behind the call.
  ///
  /// - Throws: Why the file is left as it is.
  func write(_ text: String, at place: TestPlace, of function: String) throws {
    try files.withLock { files in
      let now = try SourceRewriter.read(place.filePath)
      var file = files[place.filePath] ?? File(original: now, written: now)
      guard now == file.written else {
        throw Refusal(description: "the file was changed while the tests ran. Run them again")
      }
      var scanner = SourceScanner(file.original)
      let found: SourceScanner.Found
      do {
        found = try scanner.closure(line: place.line, column: place.column, of: function)
      } catch {
        throw Refusal(description: "\(error). Put the picture in by hand")
      }
      let newline = file.original.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      let closure = SourceText.closure(text, at: found, newline: newline)
      if let edit = file.edits[found.range.lowerBound], edit.text != closure {
        throw Refusal(
          description: "two different pictures were drawn at one place. Keep them in files: named:"
        )
      }
      file.edits[found.range.lowerBound] = (found.range, closure)
      file.written = SourceRewriter.applied(file.edits.values.map { $0 }, to: file.original)
      try Data(file.written).write(to: URL(fileURLWithPath: place.filePath), options: .atomic)
      files[place.filePath] = file
    }
  }

  private static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal(description: "the file cannot be read")
    }
    return Array(data)
  }

  private static func applied(
    _ edits: [(range: Range<Int>, text: String)],
    to bytes: [UInt8]
  ) -> [UInt8] {
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return result
  }
}
