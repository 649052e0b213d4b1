import SearchIndex
import SnippetFoundation

extension IntentParameter {
  package nonisolated(nonsending) func options() async throws -> [ParameterOption] {
    if let provider = configuration.optionsProvider {
      try await prepareDependencies(of: provider)
      return try await list(provider)
    }
    if let known = optionsAtOnce { return known }
    switch kind {
    case .entity:
      guard let query = entityQuery else { return [] }
      try await prepareDependencies(of: query)
      let offered = try await suggested(by: query)
      return offered.isEmpty ? try await indexed(query) : offered
    case .other: return try await unionOptions()
    case .string, .integer, .number, .boolean, .enumeration: return []
    }
  }

  package var optionsAtOnce: [ParameterOption]? {
    guard configuration.optionsProvider == nil else { return nil }
    return switch kind {
    case .enumeration: caseOptions
    case .boolean: [true, false].map { ParameterOption(value: $0, display: display($0)) }
    default: nil
    }
  }

  package var isPreparedAtOnce: Bool {
    kind.isPlain || (held == nil && configuration.defaultValue == nil)
  }

  package var isFetched: Bool { kind == .entity || (kind == .other && unionType != nil) }

  @discardableResult
  package nonisolated(nonsending) func refetch(dropsGone: Bool) async throws -> Int {
    if kind == .other { return try await refetchUnion(dropsGone: dropsGone) }
    guard kind == .entity, let value = currentValue, let query = entityQuery else { return 0 }
    try await prepareDependencies(of: query)
    let isList = isList
    let asksForMany = isList && titleWords.isPlural
    let entities = isList ? elements(of: value) ?? [value] : [value]
    var fresh: [any Sendable] = []
    for entity in entities {
      guard let found = try await fetchAgain(entity, query) else {
        if dropsGone, isList || isOptional { continue }
        let text = quoted(display(entity).title.resolvedInLines)
        let noun = isList && !asksForMany ? typeName(of: elementType) : nil
        throw ParameterRejection(
          text: display(entity).title.resolvedInLines,
          reason: "\(text) is no longer there",
          expected: "Choose \(asksForMany ? "other" : "another") \(noun ?? titleInSentence)"
        )
      }
      fresh.append(found)
    }
    hold(fresh)
    return entities.count
  }

  /// Takes what was fetched again for what it held.
  private func hold(_ fresh: [any Sendable]) {
    if isList { set(fresh) } else if let value = fresh.first { set(value) } else { clear() }
  }

  private nonisolated(nonsending) func refetchUnion(dropsGone: Bool) async throws -> Int {
    guard unionType != nil, let value = currentValue else { return 0 }
    var fresh: [any Sendable] = []
    var count = 0
    for one in elements(of: value) ?? [value] {
      do {
        let again = try await refetched(one)
        if again != nil { count += 1 }
        fresh.append(again ?? one)
      } catch let rejection as ParameterRejection {
        guard dropsGone, isList || isOptional else { throw rejection }
        count += 1
      }
    }
    hold(fresh)
    return count
  }

  /// Entities that a string query finds for the text; empty if the query takes none.
  nonisolated(nonsending) func matches(_ text: String) async throws -> [ParameterOption] {
    guard configuration.optionsProvider == nil, let query = entityQuery as? any EntityStringQuery
    else { return [] }
    try await prepareDependencies(of: query)
    return try await found(text, query)
  }

  /// What the app put into its index, where its query neither suggests nor searches: that can be chosen by name.
  private nonisolated(nonsending) func indexed<Query: EntityQuery>(
    _ query: Query
  ) async throws -> [ParameterOption] {
    guard Query.Entity.self is any IndexedEntity.Type, !(query is any EntityStringQuery) else {
      return []
    }
    let identifiers = CSSearchableIndex.identifiers(of: Query.Entity.self).prefix(1000)
    return identifiers.isEmpty ? [] : options(of: try await query.entities(for: Array(identifiers)))
  }

  /// The entity that a text is the identifier of, offered or not, where the app searches for more than it offers.
  ///
  /// Where it offers none at all and does not search, nothing else names one.
  nonisolated(nonsending) func entity(
    withIdentifier text: String,
    offersSome: Bool
  ) async throws -> (any Sendable)? {
    guard configuration.optionsProvider == nil, !isFileEntity, text.count <= 200,
      let query = entityQuery, query is any EntityStringQuery || !offersSome
    else { return nil }
    try await prepareDependencies(of: query)
    return try await fetch(text, query)
  }

  /// Whether any text may be an identifier of an entity: then what a search finds comes first.
  var hasTextIdentifiers: Bool {
    func isText<Query: EntityQuery>(_ query: Query) -> Bool { Query.Entity.ID.self == String.self }
    return entityQuery.map { isText($0) } ?? false
  }

  private nonisolated(nonsending) func found<Query: EntityStringQuery>(
    _ text: String,
    _ query: Query
  ) async throws -> [ParameterOption] {
    options(of: try await query.entities(matching: text))
  }

  /// What a query suggests; nothing where that fails, and a name can be searched for all the same.
  private nonisolated(nonsending) func suggested(
    by query: any EntityQuery
  ) async throws -> [ParameterOption] {
    guard query is any EntityStringQuery else { return try await list(query) }
    do { return try await list(query) } catch let error where !(error is CancellationError) {
      return []
    }
  }

  private nonisolated(nonsending) func list<Provider: DynamicOptionsProvider>(
    _ provider: Provider
  ) async throws -> [ParameterOption] {
    options(of: try await provider.results())
  }

  private func options<Results: ResultsCollection>(of results: Results) -> [ParameterOption] {
    // Values without an identity that look alike are one choice.
    var seen: Set<PlainOption> = []
    let areEntities = kind == .entity
    let asksItself = configuration.requestValueDialog != nil
    let listPrompt = asksItself ? nil : results.promptLabel?.resolved
    return results.sections.flatMap { section in
      section.items.compactMap { item in
        var option = ParameterOption(
          value: item.value,
          display: item.display ?? display(item.value),
          section: section.title?.resolved
        )
        option.listPrompt = listPrompt
        guard !areEntities, let plain = PlainOption(option) else { return option }
        return seen.insert(plain).inserted ? option : nil
      }
    }
  }
}

/// What can be told of an option whose value is no entity's.
private struct PlainOption: Hashable {
  let value: AnyHashable
  let title: String
  let section: String?

  /// nil: the value is an entity, or cannot be compared.
  init?(_ option: ParameterOption) {
    if option.value is any AppEntity { return nil }
    guard let value = option.value as? any Hashable else { return nil }
    (self.value, title, section) = (AnyHashable(value), option.title, option.section)
  }
}

private nonisolated(nonsending) func fetch<Query: EntityQuery>(
  _ identifier: String,
  _ query: Query
) async throws -> (any Sendable)? {
  guard !(Query.Entity.self is any TransientAppEntity.Type),
    let id = Query.Entity.ID.entityIdentifier(for: identifier)
  else { return nil }
  return try await query.entities(for: [id]).first { $0.id == id }
}

private nonisolated(nonsending) func fetchAgain<Query: EntityQuery>(
  _ entity: any Sendable,
  _ query: Query
) async throws -> (any Sendable)? {
  guard !(Query.Entity.self is any TransientAppEntity.Type), let entity = entity as? Query.Entity
  else { return entity }
  let found = try await query.entities(for: [entity.id])
  for place in 0..<found.count where found[place].id == entity.id { return found[place] }
  return nil
}
