import Foundation

/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds from the first moment of 2001 until now.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.now.timeIntervalSinceReferenceDate }
