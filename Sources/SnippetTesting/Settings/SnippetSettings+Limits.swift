import FlowFormat
import SnippetFoundation

extension SnippetSettings {
  /// What is wrong with a width, a language and region, or a time; nil: nothing.
  ///
  /// The same is refused in a flow file.
  static func problem(
    columns: [Int] = [],
    locales: [String] = [],
    clock: Date? = nil
  ) -> String? {
    if let width = columns.first(where: { !SettingLimits.columns.contains($0) }) {
      return "nothing is \(width) columns wide. Name a width from 1 to 1000"
    }
    if let name = locales.first(where: { !isLocaleName($0) }) {
      return "'\(name)' is no language and region. Write one as de_DE"
    }
    if let clock, !SettingLimits.isClock(clock) {
      return "a conversation's clock cannot begin at \(clock). Name a time from 1700 to 2200"
    }
    return nil
  }

  /// Throws what is wrong with a width, a language and region, or a time.
  static func check(
    columns: [Int] = [],
    locales: [String] = [],
    clock: Date? = nil
  ) throws {
    if let problem = problem(columns: columns, locales: locales, clock: clock) {
      throw Unreadable(description: problem)
    }
  }
}
