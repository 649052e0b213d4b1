package import SnippetFoundation

/// What settings may be at the most, in flow files and in tests.
package enum SettingLimits {
  /// The columns of a conversation and of a snippet.
  package static let columns = 1...1_000

  /// Whether a conversation's clock can begin at a time: one of the years from 1700 to 2200.
  package static func isClock(_ date: Date) -> Bool {
    (-8_520_336_000..<7_289_654_400).contains(date.timeIntervalSince1970)
  }
}
