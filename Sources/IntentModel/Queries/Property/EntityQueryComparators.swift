/// A way to compare a property with a value: the base class of all that there are.
///
/// **Source**: developer.apple.com/documentation/appintents/entityquerycomparator
open class EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>:
  @unchecked Sendable  // nothing changes once it is made, and what it calls is Sendable
{
  /// The comparison with its types erased.
  package fileprivate(set) var erased: ErasedComparator<ComparatorMappingType>

  fileprivate init(_ erased: ErasedComparator<ComparatorMappingType>) { self.erased = erased }
}

/// Collects the comparisons of a property.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  Entity: AppEntity,
  Subject,
  Property,
  PropertyType: _IntentValue,
  ComparatorMappingType
> {
  /// One of them.
  public static func buildExpression<InputType>(
    _ comparator: EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>
  ) -> ErasedComparator<ComparatorMappingType> { comparator.erased }

  /// All of them.
  public static func buildBlock(
    _ comparators: ErasedComparator<ComparatorMappingType>...
  ) -> [ErasedComparator<ComparatorMappingType>] { comparators }
}

/// That a property is the value.
public final class EqualToComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it, an optional one for an optional property.
  public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
    super.init(ErasedComparator(.equalTo, mappingTransform))
  }

  /// What a value makes of it; who looks for entities without one is refused.
  @_disfavoredOverload
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.equalTo, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is not the value.
public final class NotEqualToComparator<
  Property,
  PropertyType: _IntentValue,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, PropertyType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it, an optional one for an optional property.
  public init(mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType) {
    super.init(ErasedComparator(.notEqualTo, mappingTransform))
  }

  /// What a value makes of it; who looks for entities without one is refused.
  @_disfavoredOverload
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.notEqualTo, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is less than the value.
public final class LessThanComparator<Property, PropertyType: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.lessThan, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is the value or less.
public final class LessThanOrEqualToComparator<
  Property,
  PropertyType: _IntentValue,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.lessThanOrEqualTo, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is more than the value.
public final class GreaterThanComparator<
  Property,
  PropertyType: _IntentValue,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.greaterThan, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is the value or more.
public final class GreaterThanOrEqualToComparator<
  Property,
  PropertyType: _IntentValue,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) { super.init(ErasedComparator(.greaterThanOrEqualTo, mappingTransform)) }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property has the value in it: a text a part of it, a list an element.
public final class ContainsComparator<
  Property,
  PropertyType: _IntentValue,
  InputType,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.ValueType {
    super.init(ErasedComparator(.contains, mappingTransform))
  }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
  ) where InputType == PropertyType.ValueType {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property begins with the value.
public final class HasPrefixComparator<
  Property,
  PropertyType: _IntentValue,
  InputType,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType {
    super.init(ErasedComparator(.hasPrefix, mappingTransform))
  }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
  ) where InputType == PropertyType.UnwrappedType {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property ends with the value.
public final class HasSuffixComparator<
  Property,
  PropertyType: _IntentValue,
  InputType,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What a value makes of it.
  public init(mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType)
  where InputType == PropertyType.UnwrappedType {
    super.init(ErasedComparator(.hasSuffix, mappingTransform))
  }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (InputType) -> ComparatorMappingType
  ) where InputType == PropertyType.UnwrappedType {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}

/// That a property is between two values.
public final class IsBetweenComparator<
  Property,
  PropertyType: _IntentValue,
  InputType,
  ComparatorMappingType
>:
  EntityQueryComparator<Property, PropertyType, InputType, ComparatorMappingType>,
  @unchecked Sendable
{
  /// What two values make of it.
  public init(
    mappingTransform: @escaping @Sendable (InputType, InputType) -> ComparatorMappingType
  ) where InputType == PropertyType.UnwrappedType {
    super.init(ErasedComparator(between: mappingTransform))
  }

  /// The same, for a value that resolvers of the app's own make of what is typed.
  public convenience init(
    @ResolverSpecificationBuilder<PropertyType.UnwrappedType>
    withResolvers resolvers: () ->
      ResolverSpecificationBuilder<PropertyType.UnwrappedType>.Specification,
    mappingTransform: @escaping @Sendable (InputType, InputType) -> ComparatorMappingType
  ) where InputType == PropertyType.UnwrappedType {
    self.init(mappingTransform: mappingTransform)
    erased.resolvers = Array(resolvers())
  }
}
