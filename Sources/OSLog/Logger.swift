@_exported public import Foundation
import Logging

/// Writes what happens, as Apple's `Logger` does, through swift-log.
///
/// A value in a message is hidden unless it is said to be public: `\(name, privacy: .public)`. Numbers are not.
///
/// **Source**: developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  private let logger: Logging.Logger

  /// A logger of a part of an app: its label is `subsystem.category`.
  public init(subsystem: String, category: String) {
    logger = Logging.Logger(label: "\(subsystem).\(category)")
  }

  /// A logger of everything.
  public init() { logger = Logging.Logger(label: "app") }

  /// A logger of nothing.
  init(writesNothing: Void) {
    logger = Logging.Logger(label: "none") { _ in SwiftLogNoOpLogHandler() }
  }

  /// Whether something at a level is written.
  func isWritten(at level: OSLogType) -> Bool { logger.logLevel <= level.level }

  /// Writes at a level.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {
    logger.log(level: level.level, "\(message.text)")
  }

  /// Writes what is usual.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what is usual.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes what helps to find faults.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes what helps to find faults.
  public func trace(_ message: OSLogMessage) { logger.trace("\(message.text)") }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes what may be a fault.
  public func warning(_ message: OSLogMessage) { logger.warning("\(message.text)") }
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

  /// What is usual.
  public static let `default` = OSLogType(level: .notice)
  /// What may help.
  public static let info = OSLogType(level: .info)
  /// What helps to find faults.
  public static let debug = OSLogType(level: .debug)
  /// What failed.
  public static let error = OSLogType(level: .error)
  /// What must not be.
  public static let fault = OSLogType(level: .critical)
}
