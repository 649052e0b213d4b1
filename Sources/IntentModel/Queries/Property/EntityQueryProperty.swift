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
  /// Reads a text as a value to compare with.
  package let read: @Sendable (String) -> (any Sendable)?
  /// Whether the property is the wrapper of that entity.
  let isWrapper: @Sendable (Entity, AnyObject) -> Bool

  /// A property, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators:
      () -> [ErasedComparator<ComparatorMappingType>]
  ) {
    self.path = path
    self.comparators = comparators()
    nonisolated(unsafe) let reading = path
    read = { readValue($0, as: Value.ValueType.self) }
    isWrapper = { entity, wrapper in entity[keyPath: reading] === wrapper }
  }

  /// A property whose values come from elsewhere, and how it is compared.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    entityProvider: (@Sendable (String) async throws -> [Value.UnwrappedType])?,
    @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators:
      () -> [ErasedComparator<ComparatorMappingType>]
  ) { self.init(path, comparators: comparators) }
}

/// Reads a text as a value of a type that can be typed; nil: it is none.
func readValue(_ text: String, as type: any _IntentValue.Type) -> (any Sendable)? {
  if type is String.Type { return text }
  if let cases = type as? any AppEnum.Type { return enumCase(text, of: cases) }
  guard let typed = type as? any TypedValue.Type,
    case .value(let value) = typed.read(text, ParameterConfiguration())
  else { return nil }
  return value
}

private func enumCase<Case: AppEnum>(_ text: String, of type: Case.Type) -> (any Sendable)? {
  let wanted = plain(text)
  return Case.allCases.first { one in
    plain(displayRepresentation(of: one)?.title.resolved ?? "") == wanted
      || plain("\(one.rawValue)") == wanted
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
