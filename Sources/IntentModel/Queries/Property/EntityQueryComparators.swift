/// A way to compare a property with a value.
///
/// **Source**: developer.apple.com/documentation/appintents/entityquerycomparator
public protocol EntityQueryComparator: Sendable {
  /// The type of the value.
  associatedtype ValueType
  /// What a comparison becomes.
  associatedtype ComparatorMappingType
  /// The comparison with its types erased.
  var _erased: ErasedComparator<ComparatorMappingType> { get }
}

/// Collects the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, Mapping> {
  /// That it is the value.
  public static func buildExpression(
    _ comparator: EqualToComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is not the value.
  public static func buildExpression(
    _ comparator: NotEqualToComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is less than the value.
  public static func buildExpression(
    _ comparator: LessThanComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is the value or less.
  public static func buildExpression(
    _ comparator: LessThanOrEqualToComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is more than the value.
  public static func buildExpression(
    _ comparator: GreaterThanComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is the value or more.
  public static func buildExpression(
    _ comparator: GreaterThanOrEqualToComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it has the value in it.
  public static func buildExpression(
    _ comparator: ContainsComparator<Value.ValueType, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it begins with the value.
  public static func buildExpression(
    _ comparator: HasPrefixComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it ends with the value.
  public static func buildExpression(
    _ comparator: HasSuffixComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// That it is between two values.
  public static func buildExpression(
    _ comparator: IsBetweenComparator<Value, Mapping>
  ) -> ErasedComparator<Mapping> { comparator._erased }

  /// All of them.
  public static func buildBlock(
    _ comparators: ErasedComparator<Mapping>...
  ) -> [ErasedComparator<Mapping>] { comparators }
}

/// That a property is the value.
public struct EqualToComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.equalTo, mappingTransform)
  }
}

/// That a property is not the value.
public struct NotEqualToComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.notEqualTo, mappingTransform)
  }
}

/// That a property is less than the value.
public struct LessThanComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.lessThan, mappingTransform)
  }
}

/// That a property is the value or less.
public struct LessThanOrEqualToComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.lessThanOrEqualTo, mappingTransform)
  }
}

/// That a property is more than the value.
public struct GreaterThanComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.greaterThan, mappingTransform)
  }
}

/// That a property is the value or more.
public struct GreaterThanOrEqualToComparator<ValueType, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.greaterThanOrEqualTo, mappingTransform)
  }
}

/// That a property has the value in it.
public struct ContainsComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.contains, mappingTransform)
  }
}

/// That a property begins with the value.
public struct HasPrefixComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.hasPrefix, mappingTransform)
  }
}

/// That a property ends with the value.
public struct HasSuffixComparator<ValueType, ComparatorMappingType>: EntityQueryComparator {
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (ValueType) -> ComparatorMappingType) {
    _erased = ErasedComparator(.hasSuffix, mappingTransform)
  }
}

/// That a property is between two values.
public struct IsBetweenComparator<ValueType, ComparatorMappingType>:
  EntityQueryComparator
{
  /// The comparison with its types erased.
  public let _erased: ErasedComparator<ComparatorMappingType>

  /// What two values make of it.
  public init(
    mappingTransform: @escaping @Sendable (ValueType, ValueType) -> ComparatorMappingType
  ) { _erased = ErasedComparator(between: mappingTransform) }
}
