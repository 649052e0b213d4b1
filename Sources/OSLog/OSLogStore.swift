import Foundation

/// Reads back what loggers of this process have written: the newest 5,000 messages at least, at levels that are written.
///
/// Hidden values stay hidden, as where they are written.
///
/// **Source**: developer.apple.com/documentation/oslog/oslogstore
public final class OSLogStore: NSObject, Sendable {
  /// Whose messages are read.
  public enum Scope: Int, Sendable {
    /// Those of all programs.
    case system
    /// Those of this process.
    case currentProcessIdentifier
  }

  /// The messages of this process.
  ///
  /// - Throws: `OSLogStoreError.onlyThisProcess` for those of all programs.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw OSLogStoreError.onlyThisProcess }
  }

  /// The messages of a file.
  ///
  /// - Throws: `OSLogStoreError.onlyThisProcess`, always: files of Apple's logs are not read.
  public init(url: URL) throws { throw OSLogStoreError.onlyThisProcess }

  /// The messages of all programs.
  ///
  /// - Throws: `OSLogStoreError.onlyThisProcess`, always.
  public static func local() throws -> OSLogStore { throw OSLogStoreError.onlyThisProcess }

  /// The place of a time.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// The place so many seconds before the newest message, whatever the sign.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    let newest = OSLogEntries.shared.all.last?.date ?? Date()
    return OSLogPosition(newest.addingTimeInterval(-abs(seconds)))
  }

  /// The place so many seconds after the machine was started.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let start = Date().addingTimeInterval(-ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(start.addingTimeInterval(seconds))
  }

  /// What was written until now, the oldest first: from a place on, or, with `.reverse`, from there back.
  ///
  /// `predicate` is asked about each entry. On Linux a predicate is made of a block, `NSPredicate { entry, _ in ... }`.
  public func getEntries(
    with options: OSLogEnumerator.Options = [],
    at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReverse = options.contains(.reverse)
    var entries: [OSLogEntry] = OSLogEntries.shared.all
    if let date = position?.date {
      entries.removeAll { isReverse ? $0.date > date : $0.date < date }
    }
    if let predicate { entries.removeAll { !predicate.evaluate(with: $0) } }
    if isReverse { entries.reverse() }
    return AnySequence(entries)
  }
}

/// A place among what was written.
///
/// **Source**: developer.apple.com/documentation/oslog/oslogposition
public final class OSLogPosition: NSObject, Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }
}

/// How entries are gone through.
public enum OSLogEnumerator {
  /// How entries are gone through.
  ///
  /// **Source**: developer.apple.com/documentation/oslog/oslogenumerator/options
  public struct Options: OptionSet, Sendable {
    /// Its number.
    public let rawValue: UInt

    /// Options of a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Why messages cannot be read.
public enum OSLogStoreError: Error, Equatable, Sendable {
  /// Only those of this process can be.
  case onlyThisProcess
}

extension OSLogStoreError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "Only messages of this process can be read here. Make the store with 'scope: .currentProcessIdentifier'."
  }

  /// The same words.
  public var errorDescription: String? { description }
}
