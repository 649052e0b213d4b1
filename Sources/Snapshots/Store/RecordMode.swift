/// What a run may write under `Snapshots/`.
package enum RecordMode: String, Sendable, CaseIterable {
  /// Nothing: the default, everywhere.
  case never
  /// Snapshots that are not there.
  case missing
  /// Snapshots that are there and differ.
  case changed
  case all

  /// Whether text is written in place of `expected`; nil: there is none yet.
  package func writes(over expected: String?) -> Bool {
    switch self {
    case .never: false
    case .missing: expected == nil
    case .changed: expected != nil
    case .all: true
    }
  }

  /// Says what a mode may be.
  package struct Unknown: Error, Sendable, Equatable, CustomStringConvertible {
    package var given: String

    package init(given: String) {
      self.given = given
    }

    package var description: String {
      "'\(given)' is no recording mode. Use never, missing, changed or all"
    }
  }

  /// Reads a mode; nil and empty text are `never`.
  package init(parsing text: String?) throws(Unknown) {
    guard let text, !text.isEmpty else {
      self = .never
      return
    }
    guard let mode = RecordMode(rawValue: text) else { throw Unknown(given: text) }
    self = mode
  }
}
