// Apple's names have an underscore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks what takes time, for an instrument; here each mark is written as what helps to find faults.
///
/// **Source**: developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
  private let logger: Logger

  /// Marks in a part of an app.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  /// Marks in a part of an app, for what only an instrument looks at.
  public init(subsystem: String, category: OSLog.Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Marks where a logger writes.
  public init(logger: Logger) { self.logger = logger }

  /// Marks where the older logger writes.
  public init(logHandle: OSLog) { logger = Logger(logHandle) }

  /// Marks of everything.
  public init() { logger = Logger() }

  /// Whether marks are written.
  public var isEnabled: Bool { logger.isWritten(at: .debug) }

  /// A mark that tells an interval from others of its name.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID.next() }

  /// The mark of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Says that something begins.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    write("begin", name, id, nil)
    return OSSignpostIntervalState(id: id)
  }

  /// Says that something begins.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write("begin", name, id, message)
    return OSSignpostIntervalState(id: id)
  }

  /// Says that something is over.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    write("end", name, state.id, nil)
  }

  /// Says that something is over.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) { write("end", name, state.id, message) }

  /// Says that something happens.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    write("event", name, id, nil)
  }

  /// Says that something happens.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) { write("event", name, id, message) }

  /// Says that something begins, does it, and says that it is over.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Says that something begins, does it, and says that it is over.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  func mark(
    _ type: OSSignpostType,
    _ name: StaticString,
    _ id: OSSignpostID,
    _ message: OSLogMessage?
  ) {
    let what =
      switch type {
      case .begin: "begin"
      case .end: "end"
      default: "event"
      }
    write(what, name, id, message)
  }

  private func write(
    _ what: String,
    _ name: StaticString,
    _ id: OSSignpostID,
    _ message: OSLogMessage?
  ) {
    let words = message.map { ": \($0.words)" } ?? ""
    let number = id == .exclusive ? "" : " \(id.rawValue)"
    logger.debug("\(what, privacy: .public) \("\(name)" + number + words, privacy: .public)")
  }
}
