/// Something that a flow can reach: one of an app's intents, its parameters, buttons, answers, budgets.
package struct FlowPoint: Sendable, Hashable, Codable, Comparable {
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// An intent began.
    case intent
    /// A parameter got a value, however that came.
    case parameter
    /// A control of a snippet was pressed.
    case button
    /// A request to confirm was answered: `accepted`, `declined` or `cancelled`.
    case confirmation
    /// An option of a question was taken.
    case branch
    /// A budget was used up.
    case budget
  }

  package var kind: Kind
  /// Identifier of the intent; empty: none's.
  package var intent: String
  /// The parameter, label, prompt, or call.
  package var name: String
  /// What came of it: an answer or an option; empty where there is but one thing to reach.
  package var outcome: String

  package init(_ kind: Kind, intent: String, name: String = "", outcome: String = "") {
    self.kind = kind
    self.intent = intent
    self.name = name
    self.outcome = outcome
  }

  package static func < (one: FlowPoint, other: FlowPoint) -> Bool {
    let kinds = Kind.allCases
    let left = (kinds.firstIndex(of: one.kind) ?? 0, one.intent, one.name, one.outcome)
    let right = (kinds.firstIndex(of: other.kind) ?? 0, other.intent, other.name, other.outcome)
    return left < right
  }
}

/// A point that a case came by, or reached.
package struct FlowReach: Sendable, Hashable, Codable {
  package var point: FlowPoint
  /// Where it was first reached; nil: it was only to be had, as a button that nobody pressed.
  package var line: Int?
}
