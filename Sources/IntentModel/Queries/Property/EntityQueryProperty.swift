import SnippetFoundation

/// A property that entities are found by, and how it is compared.
///
/// **Source**: developer.apple.com/documentation/appintents/entityqueryproperty
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>:
  @unchecked Sendable
{
  // A key path never changes; what leads to the entity that has the property is used where the query is.
  package let path: PropertyPath<Entity>
  package let comparators: [ErasedComparator<ComparatorMappingType>]

  /// A property, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<
      Entity, Entity, EntityProperty<Value>, Value, ComparatorMappingType
    > comparators: () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = PropertyPath(path)
    self.comparators = comparators()
  }

  /// A deferred property, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, DeferredEntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<
      Entity, Entity, DeferredEntityProperty<Value>, Value, ComparatorMappingType
    > comparators: () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = PropertyPath(path)
    self.comparators = comparators()
  }

  /// A property of something that the entity leads to, and how it is compared.
  ///
  /// Its name is that of the property; where the query has another of the name, `Album.name`.
  public init<Subject, Value: _IntentValue>(
    _ path: KeyPath<Subject, EntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<
      Entity, Subject, EntityProperty<Value>, Value, ComparatorMappingType
    > comparators: () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = PropertyPath(path, of: entityProvider)
    self.comparators = comparators()
  }

  /// A deferred property of something that the entity leads to, and how it is compared.
  ///
  /// Its name is that of the property; where the query has another of the name, `Album.name`.
  public init<Subject, Value: _IntentValue>(
    _ path: KeyPath<Subject, DeferredEntityProperty<Value>>,
    entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<
      Entity, Subject, DeferredEntityProperty<Value>, Value, ComparatorMappingType
    > comparators: () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = PropertyPath(path, of: entityProvider)
    self.comparators = comparators()
  }
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
  /// What makes a value of what is typed, before the property's own reading.
  var resolvers: [any Resolver] = []
  /// What the values make of it; nil: they are of another type.
  package let map: @Sendable ([any Sendable]) -> Mapping?
  /// What it is that there is no value; nil: the property always has one.
  package let mapNone: @Sendable () -> Mapping?

  init<Value>(
    _ comparison: QueryComparison,
    _ transform: @escaping @Sendable (Value) -> Mapping
  ) {
    self.comparison = comparison
    map = { values in (values.first as? Value).map(transform) }
    mapNone = {
      let optional = Value.self as? any ExpressibleByNilLiteral.Type
      return (optional?.init(nilLiteral: ()) as? Value).map(transform)
    }
  }

  init<Value>(
    between transform: @escaping @Sendable (Value, Value) -> Mapping
  ) {
    comparison = .isBetween
    mapNone = { nil }
    map = { values in
      guard values.count == 2, let low = values[0] as? Value, let high = values[1] as? Value
      else { return nil }
      return transform(low, high)
    }
  }
}
