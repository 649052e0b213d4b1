import SnippetFoundation

/// What the properties of an entity's type are called.
struct PropertyNames<Entity: AppEntity> {
  private let sample: Entity?
  private let all = properties(of: Entity.self)

  /// A key path says nothing of its name; an entity that has the property does, and a blank one where there is none.
  init(sample: Entity?) { self.sample = sample }

  /// The properties that the paths lead to, in their order; nil for one whose name nobody knows.
  ///
  /// Where not even a blank entity can be, a path is known if one stored property alone is of its type.
  func find(
    _ paths: [(path: PropertyPath<Entity>, comparisons: [QueryComparison])]
  ) -> [FindableProperty?] {
    var taken: Set<String> = []
    return paths.map { path, comparisons in
      guard let type = path.valueType else { return nil }
      let named = path.subject == nil ? name(of: path.path, type) : foreignName(of: path)
      guard var name = named?.name, let title = named?.title, !name.isEmpty else { return nil }
      if !taken.insert(name).inserted { name = "\(path.ownerName).\(name)" }
      return FindableProperty(name: name, title: title, comparisons: comparisons, type: type)
    }
  }

  /// In code, and what people call it.
  private typealias Named = (name: String, title: String)

  private func name(of path: AnyKeyPath, _ type: any _IntentValue.Type) -> Named? {
    if let property = all.first(where: { $0.declaration?.path == path }) {
      return (property.name, property.title(by: sample))
    }
    let stored = all.filter { $0.declaration == nil }
    if let property = sample.flatMap({ $0[keyPath: path] as? any AnyEntityProperty }) {
      let name = stored.first { held($0.name) === property }?.name
      return (name ?? property.shownTitle, property.shownTitle)
    }
    // A path to what is computed on the main actor looks the same, and would run the app's code on a blank.
    let hasHidden = all.contains { $0.declaration.map { $0.path == nil } ?? false }
    if !hasHidden, let name = BlankEntity<Entity>.name(of: path) { return (name, "") }
    let alike = stored.filter { $0.type == type }
    return alike.count == 1 ? alike.first.map { ($0.name, "") } : nil
  }

  /// The name of a property that something else has, which the entity leads to.
  private func foreignName(of path: PropertyPath<Entity>) -> Named? {
    let subject = sample.flatMap { path.subject?($0) }
    func named<Subject: AppEntity>(_ type: Subject.Type) -> Named? {
      guard let value = path.valueType else { return nil }
      return PropertyNames<Subject>(sample: subject as? Subject).name(of: path.path, value)
    }
    let owner = Swift.type(of: path.path).rootType
    if let type = owner as? any AppEntity.Type { return named(type) }
    let property = subject.flatMap { $0[keyPath: path.path] as? any AnyEntityProperty }
    return property.map { ($0.shownTitle, $0.shownTitle) }
  }

  private func held(_ name: String) -> (any AnyEntityProperty)? {
    sample.flatMap { storedProperty(name, of: $0) }
  }
}
