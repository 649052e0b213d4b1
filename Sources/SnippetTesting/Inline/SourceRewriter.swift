import SnippetFoundation

/// Rewrites pictures in source files: several in one file, each at the place the compiler said.
///
/// What has been rewritten moves what stands below it, so that every place is looked up in the file as it was compiled,
/// and the file is written anew as a whole. A file that somebody else changed meanwhile, or since the tests were built, is
/// left alone.
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
  /// When the program was built; nil: it is not asked.
  private let built: @Sendable () -> Date?

  init(built: @escaping @Sendable () -> Date? = { SourceRewriter.changed("/proc/self/exe") }) {
    self.built = built
  }

  /// Puts a picture into the closure of the call at a place, or behind the call.
  ///
  /// `isGiven` is whether the call came with a closure, as it must in the file; nil: that is not known.
  ///
  /// - Throws: Why the file is left as it is.
  func write(
    _ text: String,
    at place: TestPlace,
    of function: String,
    isGiven: Bool? = nil
  ) throws {
    try files.withLock { files in
      let now = try SourceRewriter.read(place.filePath)
      if files[place.filePath] == nil, isNewer(place.filePath) {
        throw Refusal(description: "the file was changed since it was built. Build and run again")
      }
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
      if let isGiven, isGiven == found.range.isEmpty {
        throw Refusal(
          description: "where its closure stands is not understood. Put the picture in by hand"
        )
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

  /// Whether a file is not the one that was built: the places in it are others.
  private func isNewer(_ path: String) -> Bool {
    guard let built = built(), let changed = SourceRewriter.changed(path) else { return false }
    return changed > built
  }

  private static func changed(_ path: String) -> Date? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
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
