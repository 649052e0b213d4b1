import SnippetFoundation

/// A sentence that a summary can be, and when it is that one.
public struct _SummaryBranch: Sendable {
  /// Where the app wrote the sentence, in its own language: parameters as `${name}`.
  let parts: [PhrasePart]
  let table: String?
  /// The parameters that are shown below the sentence.
  let below: [String]
  /// All of them hold.
  var conditions: [SummaryCondition] = []

  /// The sentence in the person's language, with `${name}` for each parameter.
  var template: String { parts.localized(table: table).template }

  /// The same where something more holds, before the rest.
  func when(_ condition: SummaryCondition) -> Self {
    var branch = self
    branch.conditions.insert(condition, at: 0)
    return branch
  }
}

/// What a branch of a summary goes by.
struct SummaryCondition: Sendable, Equatable {
  /// The property; nil: the family of the widget.
  var parameter: String?
  /// As in code, such as `equalTo`.
  var comparison: String
  /// What it is compared with: raw values of cases, identifiers of entities, others as they are typed.
  var values: [String]
  /// Whether the branch is for what compares so, or for all else.
  var holds = true

  init<Value>(_ parameter: String?, _ comparison: some Sendable, _ values: [Value]) {
    self.parameter = parameter
    self.comparison = "\(comparison)"
    self.values = values.map { summaryWord($0) }
  }

  init(_ parameter: String?, _ comparison: some Sendable) {
    (self.parameter, self.comparison, values) = (parameter, "\(comparison)", [])
  }

  var opposite: Self {
    var other = self
    other.holds.toggle()
    return other
  }
}

/// A value as a condition names it.
private func summaryWord(_ value: Any) -> String {
  switch value {
  case let value as IntentWidgetFamily: value.rawValue
  case let value as any Sendable & _IntentValue:
    rawText(value) ?? identifierText(value) ?? shownText(value)
  default: "\(value)"
  }
}
