@_exported public import Foundation
import Logging

/// Writes what happens, as Apple's `Logger` does, through swift-log.
///
/// What was written can be read back with an `OSLogStore`. A value in a message is hidden unless it is said to be public: `\(name, privacy: .public)`. Numbers are not.
///
/// **Source**: developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  private let logger: Logging.Logger
  /// What it writes of; nil: it writes nothing.
  private let part: (subsystem: String, category: String)?

  /// A logger of a part of an app: its label is `subsystem.category`.
  public init(subsystem: String, category: String) {
    logger = Logging.Logger(label: "\(subsystem).\(category)")
    part = (subsystem, category)
  }

  /// A logger of everything.
  public init() {
    logger = Logging.Logger(label: "app")
    part = ("", "")
  }

  /// A logger of nothing.
  init(writesNothing: Void) {
    logger = Logging.Logger(label: "none") { _ in SwiftLogNoOpLogHandler() }
    part = nil
  }

  /// Whether something at a level is written.
  func isWritten(at level: OSLogType) -> Bool { logger.logLevel <= level.level }

  /// Writes at a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    write(message, level.level, as: level.entryLevel)
  }

  /// Writes, and keeps what was written for a store.
  private func write(
    _ message: OSLogMessage,
    _ level: Logging.Logger.Level,
    as entryLevel: OSLogEntryLog.Level
  ) {
    guard let part, logger.logLevel <= level else { return }
    logger.log(level: level, "\(message.text)")
    let entry = OSLogEntryLog(message.text, part.subsystem, part.category, entryLevel)
    OSLogEntries.shared.add(entry)
  }

  /// Writes what is usual.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what is usual.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what helps to find faults.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps to find faults.
  public func trace(_ message: OSLogMessage) { write(message, .trace, as: .debug) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what may be a fault.
  public func warning(_ message: OSLogMessage) { write(message, .warning, as: .error) }
  /// Writes what failed.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes what must not be.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes what must not be.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How much a message matters.
public struct OSLogType: Sendable, Hashable {
  let level: Logging.Logger.Level
  let entryLevel: OSLogEntryLog.Level

  /// What is usual.
  public static let `default` = OSLogType(level: .notice, entryLevel: .notice)
  /// What may help.
  public static let info = OSLogType(level: .info, entryLevel: .info)
  /// What helps to find faults.
  public static let debug = OSLogType(level: .debug, entryLevel: .debug)
  /// What failed.
  public static let error = OSLogType(level: .error, entryLevel: .error)
  /// What must not be.
  public static let fault = OSLogType(level: .critical, entryLevel: .fault)
}
