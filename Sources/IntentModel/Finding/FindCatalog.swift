import SnippetFoundation

/// What can be looked for in an app: its entities and its value queries, found in the image without being registered.
package struct FindCatalog: Sendable {
  /// By identifier.
  package let entities: [any AppEntity.Type]
  /// By identifier.
  package let valueQueries: [any IntentValueQuery.Type]

  /// The types of the modules and of those that their packages bring along; nil: of every module but this one.
  package init(modules: [String]?) {
    let modules = modules.map(modulesWithPackages)
    self.init(
      entities: AppTypes.of(modules, conformingTo: (any AppEntity.Type).self),
      valueQueries: AppTypes.of(modules, conformingTo: (any IntentValueQuery.Type).self)
    )
  }

  /// These and no others.
  package init(
    entities: [any AppEntity.Type],
    valueQueries: [any IntentValueQuery.Type] = []
  ) {
    self.entities = entities.sorted {
      ($0.persistentIdentifier, _typeName($0)) < ($1.persistentIdentifier, _typeName($1))
    }
    self.valueQueries = valueQueries.sorted {
      ($0.persistentIdentifier, _typeName($0)) < ($1.persistentIdentifier, _typeName($1))
    }
  }

  /// The entity with the identifier, or what one is called, or what several are, or a synonym of that; `Entity` at an identifier's end may
  /// be left out.
  ///
  /// **Errors**: a `FindError` with the nearest name.
  package func entity(named name: String) throws -> any AppEntity.Type {
    if let type = known(name) { return type }
    throw FindError.unknownName(
      name,
      what: "entity",
      names: entities.map { $0.persistentIdentifier }
    )
  }

  private func known(_ name: String) -> (any AppEntity.Type)? {
    let word = plain(name)
    return entities.first { $0.persistentIdentifier == name }
      ?? entities.first { type in
        let called = plain(type.typeDisplayRepresentation.name.resolved)
        let identifier = type.persistentIdentifier.lowercased()
        return [called, called + "s", identifier, identifier + "s"].contains(word)
          || identifier == word + "entity" || identifier + "s" == word + "entity"
      }
      ?? entities.first { type in
        let synonyms = type.typeDisplayRepresentation.synonyms.map { plain($0.resolved) }
        return synonyms.contains { word == $0 || word == $0 + "s" }
      }
  }

  /// Runs a query: of an entity, by the entity's name or the query's own, or one for values.
  ///
  /// Of an entity: what the words mean, or without words what it suggests. For values: what it finds by the words or
  /// the file. **Errors**: a `FindError`; what the app's query throws.
  package func query(_ name: String, text: String?, file: String?) async throws -> [FoundItem] {
    if let type = valueQueries.first(where: { $0.persistentIdentifier.isSame(as: name) }) {
      return try await values(type, text: text, file: file)
    }
    if let type = known(name) ?? entities.first(where: { Self.queryName(of: $0).isSame(as: name) })
    {
      if file != nil {
        throw FindError.takesNo("file", query: type.persistentIdentifier, wants: "--text WORDS")
      }
      return try await entities(of: type, text: text)
    }
    throw FindError.unknownName(
      name,
      what: "entity or query",
      names: valueQueries.map { $0.persistentIdentifier } + entities.map { $0.persistentIdentifier }
    )
  }

  private static func queryName(of type: any AppEntity.Type) -> String {
    func name<Entity: AppEntity>(_ type: Entity.Type) -> String {
      Entity.DefaultQuery.persistentIdentifier
    }
    return name(type)
  }

  private func entities(of type: any AppEntity.Type, text: String?) async throws -> [FoundItem] {
    func run<Entity: AppEntity>(_ type: Entity.Type) async throws -> [FoundItem] {
      let query = Entity.defaultQuery
      try await prepareDependencies(of: query)
      if text == nil { return found(try await query.suggestedEntities(), limit: nil) }
      guard let query = query as? any EntityStringQuery else {
        throw FindError.takesNo(
          "words: its query is no EntityStringQuery",
          query: Entity.persistentIdentifier,
          wants: "nothing, for what it suggests"
        )
      }
      return try await matching(query)
    }
    func matching<Query: EntityStringQuery>(_ query: Query) async throws -> [FoundItem] {
      found(try await query.entities(matching: text ?? ""), limit: nil)
    }
    return try await run(type)
  }

  private func values(
    _ type: any IntentValueQuery.Type,
    text: String?,
    file: String?
  ) async throws -> [FoundItem] {
    func run<Query: IntentValueQuery>(_ type: Query.Type) async throws -> [FoundItem] {
      let takesFile = Query.Input.ValueType.self is IntentFile.Type
      let name = Query.persistentIdentifier
      let wanted = takesFile ? "--file PATH" : "--text WORDS"
      if file != nil, !takesFile { throw FindError.takesNo("file", query: name, wants: wanted) }
      guard let given = file ?? text else { throw FindError.needs(wanted, query: name) }
      let reader = IntentParameter<Query.Input>(ParameterConfiguration())
      let input: Query.Input
      switch try await reader.resolve(given) {
      case .value(let value):
        guard reader.set(value), let read = reader.held as? Query.Input else {
          throw FindError.takesNo("words", query: name, wants: "a value from code")
        }
        input = read
      case .ambiguous(let options):
        throw FindError.severalValues(given, property: name, titles: options.map(\.title))
      case .near(let option, let rejection):
        throw FindError.wrongValue(rejection.guessing(option), property: name)
      case .rejected(let rejection): throw FindError.wrongValue(rejection, property: name)
      }
      let query = Query()
      try await prepareDependencies(of: query)
      return found(try await query.values(for: input), limit: nil)
    }
    return try await run(type)
  }
}

/// The enumerations of an app; nil: of every module but this one.
package func appEnumerations(of modules: [String]?) -> [any AppEnum.Type] {
  AppTypes.of(modules.map(modulesWithPackages), conformingTo: (any AppEnum.Type).self)
}
