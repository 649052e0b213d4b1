import IntentModel
package import SnippetFoundation

/// What settings may be at the most, in flow files and in tests.
package enum SettingLimits {
  /// The columns of a conversation and of a snippet.
  package static let columns = 1...1_000

  /// Whether a conversation's clock can begin at a time: one of the years from 1700 to 2200.
  package static func isClock(_ date: Date) -> Bool {
    (-8_520_336_000..<7_289_654_400).contains(date.timeIntervalSince1970)
  }

  /// The time that a text such as `2026-01-05T09:00:00Z` is; nil if it is none, or there is no such day or hour.
  package static func date(_ text: String) -> Date? {
    let shape =
      #/
        (\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?
        (?:Z|[+\-](\d\d):?(\d\d))
      /#
      .asciiOnlyDigits()
    guard let found = text.wholeMatch(of: shape)?.output,
      let year = Int(found.1), let month = Int(found.2), let day = Int(found.3),
      let hour = Int(found.4), let minute = Int(found.5), let second = Int(found.6),
      CivilDay(year: year, month: month, day: day) != nil,
      hour < 24, minute < 60, second < 60,
      found.7.flatMap({ Int($0) }) ?? 0 < 24, found.8.flatMap({ Int($0) }) ?? 0 < 60
    else { return nil }
    return try? Date(text, strategy: .iso8601)
  }
}
