import Foundation

/// Something that was written.
///
/// **Source**: developer.apple.com/documentation/oslog/oslogentry
public class OSLogEntry: NSObject, @unchecked Sendable {  // nothing in it changes
  /// The words, in which hidden values are hidden.
  public let composedMessage: String
  /// When it was written.
  public let date: Date

  init(_ words: String) { (composedMessage, date) = (words, Date()) }
}

/// An entry that code of a process has written.
public protocol OSLogEntryFromProcess {
  /// What the process is called.
  var process: String { get }
  /// The process's number.
  var processIdentifier: pid_t { get }
  /// What the program is called whose code has written it: the process.
  var sender: String { get }
}

/// An entry that was written in a part of an app.
public protocol OSLogEntryWithPayload {
  /// The part of an app.
  var subsystem: String { get }
  /// The part of the part.
  var category: String { get }
}

/// A message that was written.
///
/// **Source**: developer.apple.com/documentation/oslog/oslogentrylog
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// How much a message matters.
  public enum Level: Int, Sendable {
    /// Nobody said.
    case undefined
    /// What helps to find faults.
    case debug
    /// What may help.
    case info
    /// What is usual.
    case notice
    /// What failed, or may be a fault.
    case error
    /// What must not be.
    case fault
  }

  /// How much it matters.
  public let level: Level
  /// The part of an app; empty: all of it.
  public let subsystem: String
  /// The part of the part.
  public let category: String

  init(_ words: String, _ subsystem: String, _ category: String, _ level: Level) {
    (self.subsystem, self.category, self.level) = (subsystem, category, level)
    super.init(words)
  }

  /// What this process is called.
  public var process: String { ProcessInfo.processInfo.processName }
  /// This process's number.
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  /// What this process is called.
  public var sender: String { process }
}

/// The newest messages of this process.
final class OSLogEntries: @unchecked Sendable {  // behind the lock
  static let shared = OSLogEntries()
  /// At most twice as many are there before the older half is forgotten.
  static let kept = 5000

  private let lock = NSLock()
  private var entries: [OSLogEntryLog] = []

  func add(_ entry: OSLogEntryLog) {
    lock.withLock {
      if entries.count >= 2 * Self.kept { entries.removeFirst(Self.kept) }
      entries.append(entry)
    }
  }

  var all: [OSLogEntryLog] { lock.withLock { entries } }
}
