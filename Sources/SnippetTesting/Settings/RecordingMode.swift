import Snapshots

/// What a test may write.
///
/// A test that recorded fails once: what was written is to be read first.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Nothing: the default, everywhere.
  case never
  /// What is not there yet.
  case missing
  /// What is there and differs.
  case changed
  /// Both.
  case all

  var mode: RecordMode { RecordMode(rawValue: rawValue) ?? .never }

  /// Whether text is written in place of `expected`; nil: there is none yet.
  func writes(over expected: String?) -> Bool { mode.writes(over: expected) }
}

/// `PARLEY_RECORD` holds no mode.
struct BadRecordingMode: Error, CustomStringConvertible {
  var reason: String
  var description: String { "PARLEY_RECORD: \(reason)" }
}
