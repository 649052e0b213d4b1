import SnippetFoundation

/// One of several summaries, by a parameter's value: `Switch(\.$p) { Case(.x) { } DefaultCase { } }`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  /// nil: the family of the widget decides.
  private let name: String?
  private let cases: [SummaryCase]

  init(name: String?, cases: [SummaryCase]) { (self.name, self.cases) = (name, cases) }

  /// The cases, the default one last.
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [SummaryCase]
  ) {
    name = parameterName(path)
    self.cases = cases()
  }
}

extension ParameterSummarySwitchCondition {
  /// Those of all cases; the default case's are for all other values.
  public var _branches: [_SummaryBranch] {
    let others = cases.compactMap(\.values).flatMap(\.self)
    return cases.flatMap { one in
      var condition = SummaryCondition(name, OneOfComparisonOperator.oneOf)
      condition.values = one.values ?? others
      condition.holds = one.values != nil
      return one.summary._branches.map { $0.when(condition) }
    }
  }

  /// That of the case of the value.
  public func _text(for intent: any AppIntent) -> String {
    let value: (any Sendable)? =
      if let name {
        parameters(of: intent).first { $0.name == name }?.currentValue
      } else {
        SummaryFamily.assumed
      }
    let summary = cases.first { $0.holds(value) }?.summary
    return summary?._text(for: intent) ?? titleText(of: Intent.self)
  }
}

/// A case of a `Switch`, with its types erased.
public struct SummaryCase: Sendable {
  let holds: @Sendable ((any Sendable)?) -> Bool
  /// As a condition names them; nil: all that no other case has.
  let values: [String]?
  let summary: any ParameterSummary
}

/// The summary for certain values.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let erased: SummaryCase

  /// For one value.
  public init<Summary: ParameterSummary>(
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Value.UnwrappedType: Equatable {
    self.init([value], summary)
  }

  /// For several values.
  public init<Summary: ParameterSummary>(
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) where Value.UnwrappedType: Equatable {
    erased = SummaryCase(
      holds: { ($0 as? Value.UnwrappedType).map(values.contains) ?? false },
      values: SummaryCondition(nil, OneOfComparisonOperator.oneOf, values).values,
      summary: summary()
    )
  }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCase<Intent: AppIntent, Value: _IntentValue>: Sendable {
  let erased: SummaryCase

  /// The summary.
  public init<Summary: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {
    erased = SummaryCase(holds: { _ in true }, values: nil, summary: summary())
  }
}

/// Collects the cases of a `Switch`.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// A case.
  public static func buildExpression(
    _ expression: ParameterSummaryCase<Intent, Value>
  ) -> SummaryCase { expression.erased }

  /// The default case.
  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCase<Intent, Value>
  ) -> SummaryCase { expression.erased }

  /// All cases.
  public static func buildBlock(_ cases: SummaryCase...) -> [SummaryCase] { cases }
}
