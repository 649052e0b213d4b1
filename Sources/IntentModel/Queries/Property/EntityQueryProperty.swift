import SnippetFoundation

/// A property that entities are found by, and how it is compared.
///
/// **Source**: developer.apple.com/documentation/appintents/entityqueryproperty
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>:
  @unchecked Sendable
{
  // A key path never changes.
  package let path: PartialKeyPath<Entity>
  package let comparators: [ErasedComparator<ComparatorMappingType>]

  /// A property, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators:
      () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = path
    self.comparators = comparators()
  }

  /// A deferred property, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, DeferredEntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators:
      () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = path
    self.comparators = comparators()
  }

  /// A property whose values come from elsewhere, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    entityProvider: (@Sendable (String) async throws -> [Value.UnwrappedType])?,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators:
      () -> [ErasedComparator<ComparatorMappingType>]
  ) { self.init(path, comparators: comparators) }
}

/// How two values are compared.
package enum QueryComparison: String, Sendable, CaseIterable {
  case equalTo = "is"
  case notEqualTo = "is not"
  case lessThan = "<"
  case lessThanOrEqualTo = "<="
  case greaterThan = ">"
  case greaterThanOrEqualTo = ">="
  case contains
  case hasPrefix = "begins with"
  case hasSuffix = "ends with"
  case isBetween = "between"
}

/// A comparison with the type of its value erased.
public struct ErasedComparator<Mapping>: Sendable {
  package let comparison: QueryComparison
  /// What the values make of it; nil: they are of another type.
  package let map: @Sendable ([any Sendable]) -> Mapping?

  init<Value>(
    _ comparison: QueryComparison,
    _ transform: @escaping @Sendable (Value) -> Mapping
  ) {
    self.comparison = comparison
    map = { values in (values.first as? Value).map(transform) }
  }

  init<Value>(
    between transform: @escaping @Sendable (Value, Value) -> Mapping
  ) {
    comparison = .isBetween
    map = { values in
      guard values.count == 2, let low = values[0] as? Value, let high = values[1] as? Value
      else { return nil }
      return transform(low, high)
    }
  }
}
