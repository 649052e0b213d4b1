package import FlowEngine
package import Snapshots
import SnippetFoundation

/// A word after `? `: what it asks of a conversation.
package struct CheckVerb: Verb {
  package typealias Action = @Sendable (inout CheckScene) -> CheckVerdict

  package let form: VerbForm<Action>

  /// A check whose argument `parse` reads; nil from it: the argument does not fit.
  package init<Argument: Sendable>(
    _ word: String,
    usage: String,
    choices: [String] = [],
    parse: @escaping @Sendable (String) -> Argument?,
    mistake: @escaping @Sendable (String) -> VerbMistake? = CheckVerb.mistake(inPatternOf:),
    examine: @escaping @Sendable (Argument, inout CheckScene) -> CheckVerdict
  ) {
    form = VerbForm(
      word,
      usage: usage,
      choices: choices,
      parse: parse,
      mistake: mistake
    ) { argument in
      { scene in examine(argument, &scene) }
    }
  }

  /// What is wrong with the pattern after `~ `.
  @Sendable package static func mistake(inPatternOf argument: String) -> VerbMistake? {
    guard let start = argument.range(of: "~ ", options: .literal) else { return nil }
    do throws(FlowPattern.Malformed) {
      _ = try FlowPattern(String(argument[start.upperBound...]))
      return nil
    } catch {
      let before = argument.distance(from: argument.startIndex, to: start.upperBound)
      return VerbMistake(
        offset: before + error.offset,
        problem: .malformedPattern(error.reason)
      )
    }
  }

  package static let all: [CheckVerb] = [
    .param, .effect, .state, .opened, .dialog, .trace, .quiet, .exit, .progress, .value,
  ]
}

/// What a check looks at.
package struct CheckScene: Sendable {
  /// The conversation after the nearest step above.
  package var view: ConversationView
  /// What that step brought, and the rows of it.
  package var events: [FlowEvent]
  package var rows: [String]
  package var captures: FlowCaptures
  /// The value that the last flow returned; nil: none did.
  package var value: JSONValue?
  /// Rewrites a text as the case's `@filter`s say.
  package var filtered: @Sendable (String) -> String

  package init(
    view: ConversationView,
    events: [FlowEvent],
    rows: [String],
    captures: FlowCaptures,
    value: JSONValue?,
    filtered: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.view = view
    self.events = events
    self.rows = rows
    self.captures = captures
    self.value = value
    self.filtered = filtered
  }
}

/// What came of a check.
package enum CheckVerdict: Sendable, Equatable {
  case holds
  /// `rewritten` is the argument that would hold, where it can be told; `hint` is what else there is.
  case differs(expected: String, actual: String, rewritten: String?, hint: String? = nil)
}

/// Text of a check: exact, or with holes after `~ `.
package enum CheckedText: Sendable, Equatable {
  case exact(String)
  case holes(FlowPattern, source: String)

  /// Reads `~ PATTERN` or plain text; nil if a pattern is malformed or the text is empty.
  package init?(_ text: String) {
    if text.utf8.starts(with: "~ ".utf8) {
      let source = String(Substring(text.utf8.dropFirst(2)))
      guard let pattern = try? FlowPattern(source) else { return nil }
      self = .holes(pattern, source: text)
    } else if text.isEmpty {
      return nil
    } else {
      self = .exact(text)
    }
  }

  package var source: String {
    switch self {
    case .exact(let text): text
    case .holes(_, let source): source
    }
  }

  package func matches(_ text: String, _ captures: inout FlowCaptures) -> Bool {
    switch self {
    case .exact(let exact): haveSameScalars(exact, text)
    case .holes(let pattern, _): captures.match(pattern, text)
    }
  }

  /// A check that one of some texts fits.
  package func verdict(
    among texts: [String],
    of what: String,
    _ captures: inout FlowCaptures
  ) -> CheckVerdict {
    for text in texts where matches(text, &captures) { return .holds }
    let actual = texts.isEmpty ? "no \(what)" : texts.joined(separator: "\n")
    return .differs(expected: source, actual: actual, rewritten: nil)
  }
}

/// `NAME = REST`, as several checks are written; the rest may be empty.
@Sendable package func assignment(_ text: String) -> (name: String, value: String)? {
  let (name, rest) = FlowParser.split(text)
  guard !name.isEmpty, rest == "=" || rest.hasPrefix("= ") else { return nil }
  return (name, String(rest.dropFirst(2)))
}
