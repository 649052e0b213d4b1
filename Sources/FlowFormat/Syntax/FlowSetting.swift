package import SnippetFoundation

/// `@word ...`: a setting, of a whole file or of one case.
package struct FlowSetting: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case flow(Int)
    case app(String)
    case apps([String])
    /// Columns of the conversation.
    case width(Int)
    /// Columns of each file snapshot.
    case widths([Int])
    /// What time it is at the beginning.
    case clock(Date)
    case seed(UInt64)
    case locale(String)
    /// Where the machine stands.
    case timeZone(TimeZone)
    case budget(Budget, Duration)
    case isolate(Isolation)
    case name(String, regex: String)
    case from(title: String, label: String)
    case filter(regex: String, text: String)
  }

  /// What a budget is for.
  package enum Budget: String, Sendable, CaseIterable {
    case perform, snippet, query, question, conversation
  }

  /// How cases of an app with state of its own are kept apart.
  package enum Isolation: String, Sendable, CaseIterable {
    case process, serial
  }

  package var line: Int
  package var word: String
  package var value: Value
}
