import SnippetFoundation

/// The part of `EntityPropertyQuery` that says what a comparison becomes.
///
/// Apart, so that the type of `properties` is not asked for while the compiler finds that out: it needs the answer.
public protocol _EntityPropertyFinding: EntityQuery {
  /// What a comparison becomes: a predicate of the app's store.
  associatedtype ComparatorMappingType

  /// Returns the entities for which all comparisons hold, or any of them.
  func entities(
    matching comparators: [ComparatorMappingType],
    mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> Result
}

/// A query that finds entities by their properties: filtered, sorted, and only so many.
///
/// **Source**: developer.apple.com/documentation/appintents/entitypropertyquery
public protocol EntityPropertyQuery: _EntityPropertyFinding {
  /// The properties that entities are found by, with how each is compared.
  static var properties: QueryProperties { get }
  /// The properties that entities are sorted by.
  static var sortingOptions: SortingOptions { get }
  /// How `findIntentDescription` is declared: with or without a question mark.
  associatedtype FindDescriptionContent: _IntentDescriptionConvertible = IntentDescription?
  /// What finding them is for.
  static var findIntentDescription: FindDescriptionContent { get }
}

extension _EntityPropertyFinding {
  /// The properties that entities are found by.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that entities are found by.
  public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  /// The properties that entities are sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property that entities are sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// One order, such as `Sort<BookEntity>`.
  public typealias Sort = EntityQuerySort
  /// Whether all comparisons hold, or any.
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether all comparisons hold, or any of them.
public enum EntityQueryComparatorMode: Sendable, Hashable {
  /// All of them.
  case and
  /// One of them, or more.
  case or
}

/// An order: a property, up or down.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // A key path never changes.

  /// Whether small values come first.
  public enum Ordering: Sendable, Hashable {
    /// They do.
    case ascending
    /// They come last.
    case descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// Whether small values come first.
  public let order: Ordering
}

/// The properties that entities are found by.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
  package let all: [EntityQueryProperty<Entity, ComparatorMappingType>]

  /// The properties of a builder.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties:
      () -> [EntityQueryProperty<Entity, ComparatorMappingType>]
  ) { all = properties() }
}

/// Collects properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, Mapping> {
  /// One of them.
  public static func buildExpression(
    _ property: EntityQueryProperty<Entity, Mapping>
  ) -> EntityQueryProperty<Entity, Mapping> { property }

  /// All of them.
  public static func buildBlock(
    _ properties: EntityQueryProperty<Entity, Mapping>...
  ) -> [EntityQueryProperty<Entity, Mapping>] { properties }
}

/// The properties that entities are sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let all: [EntityQuerySortableByProperty<Entity>]

  /// None: entities come in the query's own order.
  public init() { all = [] }

  /// The properties of a builder.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) { all = content() }
}

/// Collects properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// One of them.
  public static func buildExpression(
    _ property: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> { property }

  /// All of them.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property that entities are sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // A key path never changes.
  package let path: PartialKeyPath<Entity>

  /// A property.
  public init<Value: _IntentValue>(_ path: KeyPath<Entity, EntityProperty<Value>>) {
    self.path = path
  }

  /// A deferred property.
  public init<Value: _IntentValue>(_ path: KeyPath<Entity, DeferredEntityProperty<Value>>) {
    self.path = path
  }
}
