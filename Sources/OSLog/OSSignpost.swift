// Apple's names have an underscore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What tells an interval from others of its name.
public struct OSSignpostID: Sendable, Hashable, Comparable {
  /// The number.
  public let rawValue: UInt64

  /// A number.
  public init(_ value: UInt64) { rawValue = value }

  /// A number of its own.
  public init(log: OSLog) { self = .next() }

  /// The mark of an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// The only interval of its name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval.
  public static let null = OSSignpostID(0)
  /// What is no mark.
  public static let invalid = OSSignpostID(.max)

  /// The one with the smaller number.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }

  private static let count = Count()

  private final class Count: @unchecked Sendable {  // behind the lock
    private let lock = NSLock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  static func next() -> OSSignpostID { OSSignpostID(count.next()) }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID

  init(id: OSSignpostID) { self.id = id }
}

/// What a signpost says.
public struct OSSignpostType: RawRepresentable, Sendable, Hashable {
  /// Its number.
  public let rawValue: UInt8

  /// A type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something happens.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Something is over.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks what takes time: the older name.
public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { OSSignposter(logHandle: log).mark(type, name, signpostID, nil) }

/// Marks what takes time, with values where the text has marks such as `%d`, `%@` and `%{public}@`.
public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ values: Any...
) {
  let message = OSLogMessage(format: "\(format)", values)
  OSSignposter(logHandle: log).mark(type, name, signpostID, message)
}
