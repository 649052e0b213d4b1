public import SnippetFoundation

/// Finds entities by their identifiers, and suggests some.
///
/// **Source**: developer.apple.com/documentation/appintents/entityquery
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// The type of the list of suggestions.
  associatedtype Result = [Entity]

  /// Makes the query.
  init()
  /// Returns the entities of the identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns what a person can choose from.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> Result { Result.empty }
  /// Nothing is said; for queries that find all entities, or find them by their properties.
  public static var findIntentDescription: IntentDescription? { nil }
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that also finds entities by what a person types.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that the text may mean.
  func entities(matching string: String) async throws -> Result
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> Result
  /// How `findIntentDescription` is declared: with or without a question mark.
  associatedtype FindDescriptionContent: _IntentDescriptionConvertible = IntentDescription?
  /// What finding them is for.
  static var findIntentDescription: FindDescriptionContent { get }
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}
