import SnippetFoundation

/// The properties of an entity's type, with how its query finds and sorts by them.
struct FoundProperties {
  let described: [AppDescription.Property]

  /// Looks at the types alone: no code of the app finds anything.
  init(of type: any AppEntity.Type) {
    func look<Entity: AppEntity>(_ type: Entity.Type) -> [AppDescription.Property] {
      let sample = Self.made(type)
      var all = properties(of: type).map { property in
        AppDescription.Property(
          name: property.name,
          title: property.title(by: sample).nonempty,
          type: AppDescription.ValueType(of: property.type),
          comparisons: [],
          isSortable: false
        )
      }
      Self.find(in: &all, by: Entity.DefaultQuery.self, sample: sample)
      return all
    }
    described = look(type)
  }

  /// An entity of the type, where one can be made without any data.
  private static func made<Entity: AppEntity>(_ type: Entity.Type) -> Entity? {
    func made<Transient: TransientAppEntity>(_ type: Transient.Type) -> Entity? {
      Transient() as? Entity
    }
    return (type as? any TransientAppEntity.Type).flatMap { made($0) }
  }

  private static func find(
    in all: inout [AppDescription.Property],
    by query: any EntityQuery.Type,
    sample: (any AppEntity)?
  ) {
    if let query = query as? any EntityPropertyQuery.Type {
      return declare(query, in: &all, sample: sample)
    }
    guard query is any EnumerableEntityQuery.Type, !(query is any UniqueAppEntityQuery.Type),
      let type = entity(of: query)
    else { return }
    for (place, property) in properties(of: type).enumerated() {
      all[place].comparisons = comparisons(of: property.type).map(\.rawValue)
      all[place].isSortable = isSorted(by: property.type)
    }
  }

  private static func entity(of query: any EntityQuery.Type) -> (any AppEntity.Type)? {
    func entity<Query: EntityQuery>(_ query: Query.Type) -> any AppEntity.Type { Query.Entity.self }
    return entity(query)
  }

  /// What the query says of its properties.
  private static func declare<Query: EntityPropertyQuery>(
    _ query: Query.Type,
    in all: inout [AppDescription.Property],
    sample: (any AppEntity)?
  ) {
    let names = PropertyNames<Query.Entity>(sample: sample as? Query.Entity)
    let declared = Query.properties.all
    let found = names.find(declared.map { ($0.path, $0.comparators.map(\.comparison)) })
    for property in found.compactMap(\.self) {
      let comparisons = property.comparisons.map(\.rawValue)
      if let place = all.firstIndex(where: { $0.name == property.name }) {
        all[place].comparisons = comparisons
      } else {
        all.append(
          AppDescription.Property(
            name: property.name,
            title: property.title.nonempty,
            type: AppDescription.ValueType(of: property.type),
            comparisons: comparisons,
            isSortable: false
          )
        )
      }
    }
    let sorted = names.find(Query.sortingOptions.all.map { (PropertyPath($0.path), []) })
    for name in sorted.compactMap({ $0?.name }) {
      if let place = all.firstIndex(where: { $0.name == name }) { all[place].isSortable = true }
    }
  }
}

extension AppDescription.ValueQuery {
  init(of type: any IntentValueQuery.Type) {
    func described<Query: IntentValueQuery>(_ type: Query.Type) -> Self {
      Self(
        identifier: Query.persistentIdentifier,
        module: moduleName(of: type),
        input: AppDescription.ValueType(of: Query.Input.self),
        result: AppDescription.ValueType(of: Query.Result.Result.self)
      )
    }
    self = described(type)
  }
}

extension String {
  /// The text; nil: there is none.
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}
