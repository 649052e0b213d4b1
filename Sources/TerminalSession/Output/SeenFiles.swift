import FlowEngine
import Logging
import SnippetFoundation
import Snippets

/// The files that a command line names for the trace and the log.
///
/// Only their owner can read them; what was in them before is gone.
struct SeenFiles: Sendable {
  /// A file that cannot be written.
  struct Unwritable: Error {
    let path: String
    let reason: String

    var words: String {
      "'\(visible(path))' cannot be written: \(reason). Name another file, or leave the option out."
    }
  }

  let logger: Logger?
  private let trace: Int32?

  init(_ options: SeeingOptions) throws(Unwritable) {
    trace = try options.trace.map { path throws(Unwritable) in try Self.open(path) }
    guard let path = options.log else {
      logger = nil
      return
    }
    let file = try Self.open(path)
    logger = Logger(label: "parley") { _ in FileLog(file: file) }
  }

  /// Writes an entry of the trace; anything else is not for these files.
  func keep(_ event: FlowEvent) {
    guard let trace, case .traced(let entry) = event else { return }
    writeAll(Array((entry.json() + "\n").utf8), to: trace)
  }

  static func open(_ path: String) throws(Unwritable) -> Int32 {
    let file = SnippetFoundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw Unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    return file
  }
}

/// Log lines in a file: when, how bad, what.
private struct FileLog: LogHandler {
  let file: Int32
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let message = visible("\(event.message)")
    let row = "\(Date().formatted(.iso8601)) \(event.level) \(message)\n"
    writeAll(Array(row.utf8), to: file)
  }
}
