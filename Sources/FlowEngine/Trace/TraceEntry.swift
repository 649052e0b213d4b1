package import IntentModel

/// One thing that happened in a conversation, for people as a line and for programs as JSON.
///
/// Values of secret parameters are `•••` here as everywhere.
package struct TraceEntry: Sendable, Equatable {
  /// What happened; the raw value is its name in JSON.
  package enum Kind: String, Sendable {
    case begin, query, perform, draw, ask, answer, reject, effect, progress, result, end
    case timeout, late, warning, work, opened
    /// Anything else that the engine has a line for.
    case note
  }

  /// A named fact; lines show what they need of them.
  package enum Fact: Sendable, Equatable {
    case text(String)
    case number(Int64)
    case object([String: String?])
  }

  /// Microseconds of the conversation's clock since it began.
  package var microseconds: Int64
  package var kind: Kind
  private let content: TraceContent

  package init(
    microseconds: Int64,
    kind: Kind,
    line: String,
    facts: [String: Fact] = [:]
  ) {
    self.init(microseconds: microseconds, kind: kind, content: .written(line, facts))
  }

  init(microseconds: Int64, kind: Kind, content: TraceContent) {
    self.microseconds = microseconds
    self.kind = kind
    self.content = content
  }

  /// The entry in words; put together when it is read, since most are never.
  package var line: String { content.line }
  package var facts: [String: Fact] { content.facts }

  /// The intent that begins or is drawn; nil where it is told by its title alone.
  package var intent: (any AppIntent.Type)? {
    if case .intent(_, _, let type) = content { type } else { nil }
  }

  /// What the options are called that an answer was taken from; of a list, whatever its elements are called.
  package var taken: [String] {
    if case .answered(_, _, let taken) = content { taken } else { [] }
  }

  package static func == (one: TraceEntry, other: TraceEntry) -> Bool {
    one.microseconds == other.microseconds && one.kind == other.kind && one.line == other.line
      && one.facts == other.facts
  }

  /// What `/trace` shows: the time in seconds, and the line.
  package var timedLine: String {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    let fraction = String(rest)
    return "\(seconds).\(String(repeating: "0", count: 6 - fraction.count))\(fraction)  \(line)"
  }
}

/// What stands for the value of a secret parameter.
package let secretText = "•••"
