import IntentModel

/// What an entry of the trace says, not yet in words.
enum TraceContent: Sendable {
  case written(String, [String: TraceEntry.Fact])
  /// A word, and what it is about.
  case about(Word, String)
  /// What happens to an intent: a word, its title, and its type, which another of that title does not have.
  case intent(Word, String, any AppIntent.Type)
  /// A call's end: the words, what they are about, how many were found, and the time it took.
  case call(Word, String, CallTime, count: Int32?)
  /// An intent that is performed, with its parameters' names and values in words.
  case perform(String, values: [(name: String, text: String?)])

  /// A parameter has its value: its name, the value in words, and what the options are called that it was taken from.
  case answered(String, String, taken: [String] = [])

  /// What a line begins with.
  enum Word: String, Sendable {
    case begin, ask, show, refresh, drew, tap, done, threw, end, query, fetch
    case options = "query options:"
  }

  /// What was used of a call's budget, and what was left, in nanoseconds.
  struct CallTime: Sendable {
    /// The title of the call's intent.
    var title: String
    var used: Int64
    var left: Int64
    var budget: Int64
    var verb: FlowMachine.Call.Verb

    /// The call, such as `perform Order Coffee`.
    var words: String { "\(verb.rawValue) \(title)" }
  }
}

extension TraceContent {
  var line: String {
    switch self {
    case .written(let line, _): line
    case .about(let word, let subject), .intent(let word, let subject, _):
      "\(word.rawValue) \(subject)"
    case .call(let word, let subject, let time, let count):
      "\(word.rawValue) \(subject)\(count.map { "\($0)" } ?? "") in \(time.used / 1000) us, "
        + "\(secondsOf(time.left)) s left"
    case .answered(let name, let text, _): "\(name) = \(text)"
    case .perform(let title, let values):
      "perform \(title)" + values.map { " \($0.name)=\($0.text ?? "nil")" }.joined()
    }
  }

  var facts: [String: TraceEntry.Fact] {
    switch self {
    case .written(_, let facts): return facts
    case .about, .intent: return [:]
    case .call(_, _, let time, let count): return time.facts(count: count)
    case .answered(let name, let text, _): return ["parameters": .object([name: text])]
    case .perform(_, let values):
      return ["parameters": .object(Dictionary(values.map { ($0.name, $0.text) }) { $1 })]
    }
  }
}

extension TraceContent.CallTime {
  func facts(count: Int32?) -> [String: TraceEntry.Fact] {
    var facts: [String: TraceEntry.Fact] = [
      "call": .text(words),
      "used_us": .number(used / 1000),
      "left_us": .number(left / 1000),
      "budget_us": .number(budget / 1000),
    ]
    if let count { facts["count"] = .number(Int64(count)) }
    return facts
  }
}
