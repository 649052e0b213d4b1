import SnippetFoundation

/// Finds the entities of a type that a person looks for: what on a device only the system asks for.
///
/// **Errors**: a `FindError`; what the app's query throws.
package func find(
  _ request: FindRequest,
  of type: any AppEntity.Type
) async throws -> [FoundItem] {
  func find<Entity: AppEntity>(_ type: Entity.Type) async throws -> [FoundItem] {
    let query: any EntityQuery = Entity.defaultQuery
    try await prepareDependencies(of: query)
    if let query = query as? any EntityPropertyQuery {
      return try await findByProperties(query, request)
    }
    if let query = query as? any EnumerableEntityQuery {
      return try await findAmongAll(query, request)
    }
    if Entity.self is any TransientAppEntity.Type {
      throw FindError.transient(entity: Entity.persistentIdentifier)
    }
    throw FindError.notFindable(
      entity: Entity.persistentIdentifier,
      takesWords: query is any EntityStringQuery
    )
  }
  return try await find(type)
}

private func findByProperties<Query: EntityPropertyQuery>(
  _ query: Query,
  _ request: FindRequest
) async throws -> [FoundItem] {
  let entity = Query.Entity.persistentIdentifier
  let names = PropertyNames<Query.Entity>(sample: try await sample(query))
  let all = Query.properties.all
  let found = names.find(all.map { ($0.path, $0.comparators.map(\.comparison)) })
  let (declared, known) = named(all, found)
  var comparators: [Query.ComparatorMappingType] = []
  for text in request.conditions {
    let condition = try QueryCondition(text, of: known, entity: entity)
    let comparator = declared[condition.property].comparators.first {
      $0.comparison == condition.comparison
    }
    if condition.texts.isEmpty {
      guard let mapped = comparator?.mapNone() else {
        throw FindError.alwaysValue(property: known[condition.property].name)
      }
      comparators.append(mapped)
      continue
    }
    let values = try await known[condition.property].values(
      of: condition,
      resolvers: comparator?.resolvers ?? []
    )
    guard let mapped = comparator?.map(values) else {
      throw FindError.noValue(text, comparison: condition.comparison.rawValue)
    }
    comparators.append(mapped)
  }
  let sorts = Query.sortingOptions.all.map(\.path)
  let (paths, sorted) = named(sorts, names.find(sorts.map { (PropertyPath($0), []) }))
  let orders = try request.sorts.map { text in
    let order = try FindOrder(text, of: sorted, isDescending: request.isDescending, entity: entity)
    return EntityQuerySort(
      by: paths[order.property],
      order: order.isDescending ? .descending : .ascending
    )
  }
  let results = try await query.entities(
    matching: comparators,
    mode: request.matchesAny ? .or : .and,
    sortedBy: orders,
    limit: request.limit
  )
  return IntentModel.found(results, limit: request.limit)
}

/// What is declared whose name is known, and the names.
private func named<Declared>(
  _ all: [Declared],
  _ names: [FindableProperty?]
) -> ([Declared], [FindableProperty]) {
  let known = zip(all, names).compactMap { one, name in name.map { (one, $0) } }
  return (known.map(\.0), known.map(\.1))
}

/// An entity, to tell by it what the properties are called; nil: the query gives none.
private func sample<Query: EntityPropertyQuery>(_ query: Query) async throws -> Query.Entity? {
  if let one = entities(in: try await query.suggestedEntities(), of: Query.Entity.self).first {
    return one
  }
  let some = try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
  return entities(in: some, of: Query.Entity.self).first
}

func entities<Results: ResultsCollection, Entity: AppEntity>(
  in results: Results,
  of type: Entity.Type
) -> [Entity] {
  results.sections.flatMap { $0.items.compactMap { $0.value as? Entity } }
}

/// How many entities a query suggests that does not know all; nil: it does, or there is one entity only.
///
/// **Errors**: what the app's query throws.
package func countOfSuggested(_ type: any AppEntity.Type) async throws -> Int? {
  func count<Entity: AppEntity>(_ type: Entity.Type) async throws -> Int? {
    let query: any EntityQuery = Entity.defaultQuery
    if query is any EnumerableEntityQuery || query is any UniqueAppEntityQuery { return nil }
    try await prepareDependencies(of: query)
    return try await suggested(query)
  }
  func suggested<Query: EntityQuery>(_ query: Query) async throws -> Int {
    try await query.suggestedEntities().sections.map(\.items.count).reduce(0, +)
  }
  return try await count(type)
}

/// How many entities a query knows that knows all; nil: the type's query is no such query, or there is one entity only.
///
/// **Errors**: what the app's query throws.
package func countOfAll(_ type: any AppEntity.Type) async throws -> Int? {
  func count<Entity: AppEntity>(_ type: Entity.Type) async throws -> Int? {
    let query: any EntityQuery = Entity.defaultQuery
    guard let query = query as? any EnumerableEntityQuery, !(query is any UniqueAppEntityQuery)
    else { return nil }
    try await prepareDependencies(of: query)
    return try await all(query)
  }
  func all<Query: EnumerableEntityQuery>(_ query: Query) async throws -> Int {
    try await query.allEntities().sections.map(\.items.count).reduce(0, +)
  }
  return try await count(type)
}
