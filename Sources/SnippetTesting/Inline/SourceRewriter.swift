import Snapshots
import SnippetFoundation

/// Rewrites pictures in source files: several in one file, each at the place the compiler said.
///
/// What has been rewritten moves what stands below it, so that every place is looked up in the file as it was compiled,
/// and the file is written anew as a whole. A file that somebody else changed while the tests ran is left alone. Of one
/// that was changed since they were built, a call is written to where what it says, and the test that it is in, show that
/// it is the one that was built.
final class SourceRewriter: Sendable {
  fileprivate struct File {
    /// As it was when the first picture of it was recorded: as it was compiled.
    var original: [UInt8]
    /// As it was written last.
    var written: [UInt8]
    /// Whether it may not be the one that was built: the places in it may be others.
    var isNewer: Bool
    /// What goes where, by the place in the original.
    var edits: [Int: (range: Range<Int>, text: String)] = [:]
    /// What was put where calls stand, by the places of the calls.
    var places: [TestPlace: Int] = [:]
  }

  private struct State {
    var files: [String: File] = [:]
    /// The calls whose picture was right as it is.
    var kept: Set<TestPlace> = []
  }

  /// What a call was built with.
  struct Built {
    /// The test that it is in, as `#function` has it.
    var test: String
    /// The picture behind it; nil: none was.
    var picture: String?
  }

  /// Why nothing was written.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
  }

  static let shared = SourceRewriter()

  private let state = Lock(State())
  /// When the program was built; nil: it is not asked.
  private let built: @Sendable () -> Date?

  init(built: @escaping @Sendable () -> Date? = { SourceRewriter.changed(program) }) {
    self.built = built
  }

  private static let program = "/proc/self/exe"

  /// Notes that the picture of a call is right as it is: no other is put in its place.
  ///
  /// - Throws: That another one was, which is taken back.
  func keep(at place: TestPlace) throws {
    try state.withLock { state in
      state.kept.insert(place)
      guard var file = state.files[place.filePath], let start = file.places[place],
        file.edits.removeValue(forKey: start) != nil
      else { return }
      try file.write(to: place.filePath)
      state.files[place.filePath] = file
      throw SourceRewriter.takenBack
    }
  }

  private static let takenBack = Refusal(
    description: "two different pictures were drawn at one place, and what was written there is "
      + "taken back. Keep them in files: named:"
  )

  /// Puts a picture into the closure of the call at a place, or behind the call.
  ///
  /// `built` is what the call was built with, as it must be in the file; nil: that is not known.
  ///
  /// - Throws: Why the file is left as it is; that another picture was put there, which is taken back.
  func write(
    _ text: String,
    at place: TestPlace,
    of function: String,
    built: Built? = nil
  ) throws {
    try state.withLock { state in
      var file = try state.files[place.filePath] ?? opened(place.filePath)
      var scanner = SourceScanner(file.original)
      let found: SourceScanner.Found
      do {
        found = try scanner.closure(line: place.line, column: place.column, of: function)
      } catch {
        throw notUnderstood("\(error)", isNewer: file.isNewer)
      }
      if let built, (built.picture != nil) == found.range.isEmpty {
        throw notUnderstood("where its closure stands is not understood", isNewer: file.isNewer)
      }
      if let picture = built?.picture, !found.mayStand(for: picture) {
        throw Refusal(
          description: "another picture stands there than was built. Build and run again"
        )
      }
      if file.isNewer, !isAsBuilt(found, built, of: function, in: file.original) {
        throw Refusal(description: SourceRewriter.isNewerAdvice)
      }
      let newline = file.original.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      let closure = SourceText.closure(text, at: found, newline: newline)
      let start = found.range.lowerBound
      if state.kept.contains(place) {
        throw Refusal(
          description: "two different pictures were drawn at one place. Keep them in files: named:"
        )
      }
      if let edit = file.edits[start], !haveSameScalars(edit.text, closure) {
        // Neither is put there again, whichever comes next.
        state.kept.formUnion(file.places.filter { $0.value == start }.keys)
        state.kept.insert(place)
        file.edits[start] = nil
        try file.write(to: place.filePath)
        state.files[place.filePath] = file
        throw SourceRewriter.takenBack
      }
      file.edits[start] = (found.range, closure)
      file.places[place] = start
      try file.write(to: place.filePath)
      state.files[place.filePath] = file
    }
  }

  /// Reads a file of which nothing was written yet.
  private func opened(_ path: String) throws -> File {
    let now = try SourceRewriter.read(path)
    return File(original: now, written: now, isNewer: isNewer(path))
  }

  /// What is at a place of a file that is newer than the program says nothing of the call that was built.
  private func notUnderstood(_ why: String, isNewer: Bool) -> Refusal {
    Refusal(
      description: isNewer ? SourceRewriter.isNewerAdvice : "\(why). Put the picture in by hand"
    )
  }

  private static var isNewerAdvice: String {
    "the file was changed since it was built. Build and run again. If that says the "
      + "same, the change left the code as it was, and nothing was built: remove "
      + "\(resolved(program)) first"
  }

  /// Whether a call in a file that was changed is the one that was built: no other in its test says the same.
  private func isAsBuilt(
    _ found: SourceScanner.Found,
    _ built: Built?,
    of function: String,
    in file: [UInt8]
  ) -> Bool {
    guard let built, found.range.isEmpty || found.text != nil,
      let test = FunctionPlaces(file)?.span(of: built.test, around: found.range.lowerBound)
    else { return false }
    var scanner = SourceScanner(file)
    return (try? scanner.calls(of: function, in: test, saying: built.picture)) == 1
  }

  /// Whether a file was changed after the program was built.
  private func isNewer(_ path: String) -> Bool {
    guard let built = built(), let changed = SourceRewriter.changed(path) else { return false }
    return changed > built
  }

  private static func changed(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: resolved(path))[.modificationDate] as? Date
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  fileprivate static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Refusal(description: "the file cannot be read")
    }
    return Array(data)
  }
}

extension SourceRewriter.File {
  /// Writes the file anew with all that goes into it.
  ///
  /// - Throws: That somebody else changed it meanwhile.
  fileprivate mutating func write(to path: String) throws {
    var new = original
    for edit in edits.values.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    do {
      try WholeFile.replace(written, by: new, in: path)
    } catch is WholeFile.Changed {
      throw SourceRewriter.Refusal(
        description: "the file was changed while the tests ran. Run them again"
      )
    }
    written = new
  }
}
