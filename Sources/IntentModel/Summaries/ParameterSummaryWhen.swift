import SnippetFoundation

/// One summary or another, by a parameter's value: `When(\.$p, .equalTo, true) { } otherwise: { }`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  Then: ParameterSummary,
  Otherwise: ParameterSummary
>: ParameterSummary {
  private let name: String
  private let condition: SummaryCondition
  private let holds: @Sendable ((any Sendable)?) -> Bool
  private let then: Then
  private let otherwise: Otherwise

  /// By a parameter, in some way.
  init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: some Sendable,
    _ values: [some Any],
    holds: @escaping @Sendable ((any Sendable)?) -> Bool,
    then: Then,
    otherwise: Otherwise
  ) {
    (name, self.holds) = (parameterName(path), holds)
    condition = SummaryCondition(name, comparison, values)
    (self.then, self.otherwise) = (then, otherwise)
  }

  /// By something else than a parameter.
  init(
    _ condition: SummaryCondition,
    holds: @escaping @Sendable ((any Sendable)?) -> Bool,
    then: Then,
    otherwise: Otherwise
  ) {
    (name, self.condition) = ("", condition)
    (self.holds, self.then, self.otherwise) = (holds, then, otherwise)
  }

  /// By whether the parameter has a value.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    name = parameterName(path)
    holds = { ($0 != nil) == (comparison == .hasAnyValue) }
    condition = SummaryCondition(name, comparison)
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By whether the parameter has a certain value.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    name = parameterName(path)
    holds = { ($0 as? Value.UnwrappedType == value) == (comparison == .equalTo) }
    condition = SummaryCondition(name, comparison, [value])
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By whether the parameter has one of several values.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Equatable {
    name = parameterName(path)
    holds = { candidate in
      guard let candidate = candidate as? Value.UnwrappedType else { return false }
      return values.contains(candidate)
    }
    condition = SummaryCondition(name, comparison, values)
    self.then = then()
    self.otherwise = otherwise()
  }

  /// By how the parameter compares to a value.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    name = parameterName(path)
    holds = { candidate in
      guard let candidate = candidate as? Value.UnwrappedType else { return false }
      return comparison.holds(candidate, value)
    }
    condition = SummaryCondition(name, comparison, [value])
    self.then = then()
    self.otherwise = otherwise()
  }
}

extension ParameterSummaryWhenCondition {
  /// Those of both sides.
  public var _branches: [_SummaryBranch] {
    then._branches.map { $0.when(condition) }
      + otherwise._branches.map { $0.when(condition.opposite) }
  }

  /// That of the side that holds.
  public func _text(for intent: any AppIntent) -> String {
    let value = parameters(of: intent).first { $0.name == name }?.currentValue
    return holds(value) ? then._text(for: intent) : otherwise._text(for: intent)
  }
}

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
  /// It has one.
  case hasAnyValue
  /// It has none.
  case hasNoValue
}

/// Whether two values are the same.
public enum EquatableComparisonOperator: Sendable {
  /// They are.
  case equalTo
  /// They are not.
  case notEqualTo
}

/// Whether a value is among others.
public enum OneOfComparisonOperator: Sendable {
  /// It is.
  case oneOf
}

/// How two values compare.
public enum ComparableComparisonOperator: Sendable {
  /// The first is less.
  case lessThan
  /// The first is less or the same.
  case lessThanOrEqualTo
  /// The first is greater.
  case greaterThan
  /// The first is greater or the same.
  case greaterThanOrEqualTo
}
