// Apple's names have an underscore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// `Logger`, where a class has the module's name.
public typealias _OSLogger = Logger

/// A part of an app that writes what happens: the older name of a logger.
public final class OSLog: Sendable {
  /// What `Logger` of this module is called from outside: the class has the module's name.
  public typealias Logger = _OSLogger

  let logger: Logger

  /// A part of an app.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  private init(_ logger: Logger) { self.logger = logger }

  /// A part of an app, for what only an instrument looks at.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// All of it.
  public static let `default` = OSLog(Logger())

  /// Nothing.
  public static let disabled = OSLog(Logger(writesNothing: ()))

  /// Whether something at a level is written.
  public func isEnabled(type: OSLogType) -> Bool {
    self !== OSLog.disabled && logger.isWritten(at: type)
  }

  /// What an instrument looks at.
  public struct Category: RawRepresentable, Sendable, Hashable {
    /// The category's name.
    public let rawValue: String

    /// A category of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is worth a look.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is recorded while an instrument runs.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }
}

extension Logger {
  /// The logger of a part of an app.
  public init(_ log: OSLog) { self = log.logger }
}

/// Writes what happens.
public func os_log(_ message: OSLogMessage) { OSLog.default.logger.log(message) }

/// Writes what happens at a level.
public func os_log(_ level: OSLogType, _ message: OSLogMessage) {
  OSLog.default.logger.log(level: level, message)
}

/// Writes what happens in a part of an app, at a level.
public func os_log(_ level: OSLogType, log: OSLog, _ message: OSLogMessage) {
  log.logger.log(level: level, message)
}

/// Writes what happens, with values where the text has marks such as `%d`, `%@` and `%{public}@`.
@_disfavoredOverload
public func os_log(_ message: StaticString, _ values: Any...) {
  OSLog.default.logger.log(OSLogMessage(format: "\(message)", values))
}

/// Writes what happens in a part of an app, with values where the text has marks.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ values: Any...
) {
  log.logger.log(level: type, OSLogMessage(format: "\(message)", values))
}

/// Writes what happens at a level, with values where the text has marks.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ values: Any...
) {
  log.logger.log(level: type, OSLogMessage(format: "\(message)", values))
}

extension OSLogMessage {
  /// A text with marks, each of which a value takes the place of; a mark without a value stays.
  ///
  /// Numbers can be read, texts and objects where the mark says `%{public}`.
  init(format: String, _ values: [Any]) {
    var words = OSLogInterpolation(literalCapacity: format.utf8.count, interpolationCount: 0)
    var rest = format[...]
    var values = values[...]
    while let mark = rest.firstIndex(of: "%") {
      words.appendLiteral(String(rest[..<mark]))
      var end = rest.index(after: mark)
      var options = ""
      if end < rest.endIndex, rest[end] == "{", let close = rest[end...].firstIndex(of: "}") {
        options = String(rest[rest.index(after: end)..<close])
        end = rest.index(after: close)
      }
      let start = end
      let isLetter = { (place: Substring.Index) in rest[place].isLetter && rest[place] != "l" }
      while end < rest.endIndex, !isLetter(end), !"%@".contains(rest[end]) {
        end = rest.index(after: end)
      }
      guard end < rest.endIndex else {
        words.appendLiteral(String(rest[mark...]))
        rest = ""
        break
      }
      let next = rest.index(after: end)
      if rest[end] == "%" {
        words.appendLiteral("%")
      } else if let value = values.popFirst() {
        let isNumber = value is any Numeric || value is Bool
        let isPublic = options.contains("public") || isNumber && !options.contains("private")
        let text =
          (value as? Double).flatMap { number in
            "feg".contains(rest[end]) ? String(format: "%\(rest[start...end])", number) : nil
          } ?? "\(value)"
        words.appendInterpolation(text, privacy: isPublic ? .public : .private)
      } else {
        words.appendLiteral(String(rest[mark..<next]))
      }
      rest = rest[next...]
    }
    words.appendLiteral(String(rest))
    self.init(stringInterpolation: words)
  }
}
