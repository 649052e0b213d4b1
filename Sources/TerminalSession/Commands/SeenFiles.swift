import FlowEngine
import Logging
import SnippetFoundation
import Snippets
import TerminalDialogue

/// The files that a command line names for the trace and the log.
///
/// Only their owner can read them; what was in them before is gone.
struct SeenFiles: Sendable {
  /// A file that cannot be written.
  struct Unwritable: Error, Equatable {
    let path: String
    let reason: String

    var words: String {
      "'\(visible(path))' cannot be written: \(reason). Name another file, or leave the option out."
    }
  }

  let logger: Logger?
  private let trace: SeenFile?
  private let log: SeenFile?

  /// The files that have lost something.
  var problems: [Unwritable] { [trace, log].compactMap(\.?.problem) }

  init(_ options: SeeingOptions) throws(Unwritable) {
    trace = try options.trace.map { path throws(Unwritable) in try SeenFile(path) }
    log = try options.log.map { path throws(Unwritable) in try SeenFile(path) }
    logger = log.map { file in Logger(label: "parley") { _ in FileLog(file: file) } }
  }

  /// Writes an entry of the trace; anything else is not for these files.
  func keep(_ event: FlowEvent) {
    guard let trace, case .traced(let entry) = event else { return }
    trace.write(entry.json() + "\n")
  }
}

/// A file that rows are written to as they come, and what went wrong with that first.
final class SeenFile: Sendable {
  private let path: String
  private let descriptor: Int32
  private let failure = Lock<SeenFiles.Unwritable?>(nil)

  /// What was not written, and why.
  var problem: SeenFiles.Unwritable? { failure.withLock { $0 } }

  init(_ path: String) throws(SeenFiles.Unwritable) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw SeenFiles.Unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func write(_ rows: String) {
    if writeAll(Array(rows.utf8), to: descriptor) { return }
    let found = SeenFiles.Unwritable(path: path, reason: String(cString: strerror(errno)))
    failure.withLock { failure in if failure == nil { failure = found } }
  }
}

/// Log lines in a file: when, how bad, what.
private struct FileLog: LogHandler {
  let file: SeenFile
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let message = visible("\(event.message)")
    let row = "\(Date().formatted(.iso8601)) \(event.level) \(message)\n"
    file.write(row)
  }
}
