// By what tells an entity from others, and by the beginning or the end of a text.
extension ParameterSummaryWhenCondition {
  /// By whether the parameter is a certain entity.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: EquatableComparisonOperator,
    _ identifier: Value.UnwrappedType.ID,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    self.init(
      path,
      comparison,
      [identifier],
      holds: { candidate in
        ((candidate as? Value.UnwrappedType)?.id == identifier) == (comparison == .equalTo)
      },
      then: then(),
      otherwise: otherwise()
    )
  }

  /// By whether the parameter is one of several entities.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: OneOfComparisonOperator,
    _ identifiers: [Value.UnwrappedType.ID],
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity {
    self.init(
      path,
      comparison,
      identifiers,
      holds: { candidate in
        guard let id = (candidate as? Value.UnwrappedType)?.id else { return false }
        return identifiers.contains(id)
      },
      then: then(),
      otherwise: otherwise()
    )
  }

  /// By how the entity's identifier compares to another.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: ComparableComparisonOperator,
    _ identifier: Value.UnwrappedType.ID,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity, Value.UnwrappedType.ID: Comparable {
    self.init(
      path,
      comparison,
      [identifier],
      holds: { candidate in
        guard let id = (candidate as? Value.UnwrappedType)?.id else { return false }
        return comparison.holds(id, identifier)
      },
      then: then(),
      otherwise: otherwise()
    )
  }

  /// By the text of the entity's identifier.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    identifier comparison: StringComparisonOperator,
    _ text: String,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: AppEntity, Value.UnwrappedType.ID == String {
    self.init(
      path,
      comparison,
      [text],
      holds: { candidate in
        guard let id = (candidate as? Value.UnwrappedType)?.id else { return false }
        return comparison.holds(id, text)
      },
      then: then(),
      otherwise: otherwise()
    )
  }

  /// By the parameter's text.
  public init<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: StringComparisonOperator,
    _ text: String,
    @ParameterSummaryBuilder<Intent> _ then: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType == String {
    self.init(
      path,
      comparison,
      [text],
      holds: { candidate in
        (candidate as? String).map { comparison.holds($0, text) } ?? false
      },
      then: then(),
      otherwise: otherwise()
    )
  }
}

/// How a text is compared with another.
public enum StringComparisonOperator: Sendable {
  /// It has the other in it.
  case contains
  /// It does not have the other in it.
  case doesNotContain
  /// It begins with the other.
  case hasPrefix
  /// It ends with the other.
  case hasSuffix

  func holds(_ text: String, _ other: String) -> Bool {
    switch self {
    case .contains: text.contains(other)
    case .doesNotContain: !text.contains(other)
    case .hasPrefix: text.hasPrefix(other)
    case .hasSuffix: text.hasSuffix(other)
    }
  }
}

extension ComparableComparisonOperator {
  func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
    switch self {
    case .lessThan: value < other
    case .lessThanOrEqualTo: value <= other
    case .greaterThan: value > other
    case .greaterThanOrEqualTo: value >= other
    }
  }
}
