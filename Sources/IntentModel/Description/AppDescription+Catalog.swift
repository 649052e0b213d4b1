import SnippetFoundation

extension AppDescription {
  /// Describes what was found of an app: all of it, or of its intents those that people find by name alone.
  ///
  /// `found` are entities and queries that no intent uses, `enumerations` the same of enumerations.
  package init(
    of catalog: IntentCatalog,
    named name: String,
    includingHidden: Bool = true,
    found others: FindCatalog = FindCatalog(entities: []),
    enumerations otherEnumerations: [any AppEnum.Type] = []
  ) {
    self.name = name
    let shown = catalog.intents.filter { includingHidden || $0.isDiscoverable }
    intents = shown.map(Intent.init)
    var found = TypesInUse()
    for intent in shown { found.look(at: intent) }
    for type in others.entities { found.add(type) }
    for type in otherEnumerations { found.add(type) }
    entities = found.entities.values.map { Entity(of: $0) }
      .sorted { ($0.identifier, $0.module) < ($1.identifier, $1.module) }
    enumerations = found.enumerations.values.map { Enumeration(of: $0) }
      .sorted { ($0.identifier, $0.module) < ($1.identifier, $1.module) }
    valueQueries = others.valueQueries.map { ValueQuery(of: $0) }
    shortcuts = catalog.shortcuts.map(Shortcut.init)
    negativePhrases = catalog.negativePhrases.map(\.template)
  }
}

/// The app's own types in parameters and results.
struct TypesInUse {
  var entities: [ObjectIdentifier: any AppEntity.Type] = [:]
  var enumerations: [ObjectIdentifier: any AppEnum.Type] = [:]

  mutating func look(at intent: IntentDescriptor) {
    for parameter in parameters(of: intent.make()) { add(parameter.elementType) }
    add(valueType(of: intent.type))
  }

  mutating func add(_ type: any _IntentValue.Type) {
    let element = elementType(of: type)
    if let type = element as? any AppEntity.Type, entities[ObjectIdentifier(type)] == nil {
      entities[ObjectIdentifier(type)] = type
      for property in properties(of: type) { add(property.type) }
    }
    if let type = element as? any AppEnum.Type { enumerations[ObjectIdentifier(type)] = type }
    if let type = element as? any _IntentValueRepresentable.Type {
      for type in type.allIntentValueTypes { add(type) }
    }
  }
}

private func valueType(of type: any AppIntent.Type) -> any _IntentValue.Type {
  func value<Intent: AppIntent>(_ type: Intent.Type) -> any _IntentValue.Type {
    Intent.PerformResult.Value.self
  }
  return value(type)
}

private func elementType(of type: any _IntentValue.Type) -> any _IntentValue.Type {
  func element<Value: _IntentValue>(_ type: Value.Type) -> any _IntentValue.Type {
    Value.ValueType.self
  }
  let inner = element(type)
  return inner == type ? type : elementType(of: inner)
}

extension AppDescription.Intent {
  fileprivate init(_ descriptor: IntentDescriptor) {
    let (type, intent) = (descriptor.type, descriptor.make())
    let words = declaredDescription(of: type)
    identifier = descriptor.identifier
    module = moduleName(of: type)
    title = descriptor.title
    description = words?.descriptionText.resolved
    category = words?.categoryName?.resolved
    keywords = words?.searchKeywords.map(\.resolved) ?? []
    isDiscoverable = descriptor.isDiscoverable
    isSnippet = Conformers.drawsSnippet(type)
    opensApp = type.openAppWhenRun || type.supportedModes.contains(.foreground)
    authentication = "\(type.authenticationPolicy)"
    summaryBranches = IntentModel.summaryBranches(of: type).map(AppDescription.SummaryBranch.init)
    summaries = summaryBranches.map(\.template)
    supportedModes = type.supportedModes.words
    parameters = IntentModel.parameters(of: intent).map(AppDescription.Parameter.init)
    result = AppDescription.Result(of: type)
    result.valueName = words?.resultValueName?.resolved
    deprecation = deprecationWords(of: type)
    replacement = replacementIdentifier(of: type)
  }
}

extension AppDescription.SummaryBranch {
  fileprivate init(_ branch: _SummaryBranch) {
    self.init(
      template: branch.template,
      conditions: branch.conditions.map {
        AppDescription.SummaryCondition(
          parameter: $0.parameter,
          comparison: $0.comparison,
          values: $0.values,
          holds: $0.holds
        )
      },
      below: branch.below
    )
  }
}

/// What the app says that an intent does.
package func declaredDescription(of type: any AppIntent.Type) -> IntentDescription? {
  func words<Intent: AppIntent>(_ type: Intent.Type) -> IntentDescription? {
    Intent.description._intentDescription
  }
  return words(type)
}

/// Why an intent should no longer be used, and what to use instead; nil: it may be.
package func deprecationWords(of type: any AppIntent.Type) -> String? {
  func words<Intent: DeprecatedAppIntent>(_ type: Intent.Type) -> String {
    let deprecation = Intent.deprecation
    let message = deprecation.message?.resolved.trimmed
    let instead = deprecation.replacedBy.flatMap { other -> String? in
      let names = [other.persistentIdentifier, other.title.resolved]
      let isSaid = names.contains { message?.localizedStandardContains($0) == true }
      return isSaid ? nil : "Use \(other.persistentIdentifier) instead."
    }
    let all = [message.map(sentence), instead].compactMap(\.self).filter { !$0.isEmpty }
    return all.isEmpty ? "It should no longer be used." : all.joined(separator: " ")
  }
  if Conformers.deprecated.contains(type) == false { return nil }
  return (type as? any DeprecatedAppIntent.Type).map { words($0) }
}

/// The identifier of the intent that takes the place of a deprecated one; nil: there is none.
private func replacementIdentifier(of type: any AppIntent.Type) -> String? {
  func identifier<Intent: DeprecatedAppIntent>(_ type: Intent.Type) -> String? {
    Intent.deprecation.replacedBy?.persistentIdentifier
  }
  if Conformers.deprecated.contains(type) == false { return nil }
  return (type as? any DeprecatedAppIntent.Type).flatMap { identifier($0) }
}

/// A text with a stop at its end, where more follows it.
private func sentence(_ text: String) -> String {
  text.isEmpty || text.last.map { ".!?…。！？".contains($0) } == true ? text : text + "."
}

/// Which intents conform to what few of them do.
private enum Conformers {
  static let deprecated = ImageConformers((any DeprecatedAppIntent.Type).self)
  private static let snippets = ImageConformers((any SnippetIntent.Type).self)
  private static let missions = ImageConformers((any ShowsSnippetIntent.Type).self)

  static func drawsSnippet(_ type: any AppIntent.Type) -> Bool {
    if let isSnippet = snippets.contains(type), let isMission = missions.contains(type) {
      return isSnippet || isMission
    }
    return isSnippetIntent(type)
  }
}

extension AppDescription.Parameter {
  fileprivate init(_ parameter: any AnyIntentParameter) {
    name = parameter.name
    title = parameter.title
    description = parameter.descriptionText
    type = AppDescription.ValueType(
      of: parameter.elementType,
      isOptional: parameter.isOptional,
      isList: parameter.isList
    )
    self.default = parameter.defaultText
    hint = parameter.hint
    prompt = parameter.prompt
    size = parameter.size.map { [$0.min, $0.max] }
    parameter.tellRules(to: &self)
  }
}

extension AppDescription.Result {
  fileprivate init(of type: any AppIntent.Type) {
    func described<Intent: AppIntent>(_ type: Intent.Type) -> Self {
      typealias Outcome = Intent.PerformResult
      let value = Outcome.Value.self as any _IntentValue.Type
      let snippet =
        Outcome.Snippet.self == _SnippetViewContainer.self
        ? "view" : Outcome.Snippet.self == _SnippetIntentContainer.self ? "intent" : nil
      return Self(
        value: value == Never.self ? nil : AppDescription.ValueType(of: value),
        valueName: nil,
        providesDialog: Outcome.Dialog.self != Never.self,
        snippet: snippet
      )
    }
    self = described(type)
  }
}

extension AppDescription.Entity {
  fileprivate init(of type: any AppEntity.Type) {
    func described<Entity: AppEntity>(_ type: Entity.Type) -> Self {
      let query = Entity.DefaultQuery.self
      var finds: [String] = []
      if query is any EntityStringQuery.Type { finds.append("string") }
      if query is any EnumerableEntityQuery.Type { finds.append("enumerable") }
      if query is any EntityPropertyQuery.Type { finds.append("property") }
      if query is any UniqueAppEntityQuery.Type { finds.append("unique") }
      return Self(
        identifier: Entity.persistentIdentifier,
        module: moduleName(of: type),
        name: Entity.typeDisplayRepresentation.name.resolved,
        query: typeName(query),
        finds: finds,
        findDescription: declaredFindDescription(of: query)?.descriptionText.resolved,
        properties: FoundProperties(of: type).described
      )
    }
    self = described(type)
  }
}

/// What the app says that finding the entities of a query is for.
private func declaredFindDescription(of query: any EntityQuery.Type) -> IntentDescription? {
  func ofAll<Query: EnumerableEntityQuery>(_ type: Query.Type) -> IntentDescription? {
    Query.findIntentDescription._intentDescription
  }
  func byProperties<Query: EntityPropertyQuery>(_ type: Query.Type) -> IntentDescription? {
    Query.findIntentDescription._intentDescription
  }
  if let query = query as? any EntityPropertyQuery.Type { return byProperties(query) }
  return (query as? any EnumerableEntityQuery.Type).flatMap { ofAll($0) }
}

extension AppDescription.Enumeration {
  fileprivate init(of type: any AppEnum.Type) {
    func described<Case: AppEnum>(_ type: Case.Type) -> Self {
      Self(
        identifier: Case.persistentIdentifier,
        module: moduleName(of: type),
        name: Case.typeDisplayRepresentation.name.resolved,
        cases: Case.allCases.map { one in
          let display = displayRepresentation(of: one)
          return AppDescription.Case(
            value: "\(one.rawValue)",
            title: display?.title.resolvedInLines ?? "\(one.rawValue)",
            subtitle: display?.subtitle?.resolvedInLines,
            synonyms: display?.synonyms.map(\.resolved) ?? []
          )
        }
      )
    }
    self = described(type)
  }
}
