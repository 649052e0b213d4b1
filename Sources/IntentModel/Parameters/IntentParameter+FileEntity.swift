public import SnippetFoundation

extension IntentParameter where Value.ValueType: FileEntity {
  /// A parameter that is a file of the app, of some of the kinds that the entity can be.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    size: IntentCollectionSize? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        optionsProvider: optionsProvider,
        query: query,
        size: size,
        resolvers: Array(resolvers()),
        system: .init(contentTypes: supportedContentTypes)
      )
    )
  }
}

extension IntentParameter {
  /// Whether a value is the entity of a file, typed as its path.
  var isFileEntity: Bool { Value.ValueType.self is any FileEntity.Type }

  package var holdsFiles: Bool { Value.ValueType.self is IntentFile.Type }

  package var takesPath: Bool {
    if configuration.optionsProvider != nil { return false }
    return isFileEntity || Value.ValueType.self is IntentFile.Type
      || cases.contains(where: \.takesPath)
  }

  /// What files count: those that the parameter names, else those that the entity can be.
  var fileRules: ParameterConfiguration {
    guard configuration.system.contentTypes.isEmpty,
      let type = Value.ValueType.self as? any FileEntity.Type
    else { return configuration }
    return ParameterConfiguration(system: .init(contentTypes: type.supportedContentTypes))
  }

  /// The file entity of a path, as its query knows it; nil: the parameter is of another type.
  nonisolated(nonsending) func fileEntity(of text: String) async throws -> ParameterResolution? {
    guard isFileEntity, configuration.optionsProvider == nil, let query = entityQuery
    else { return nil }
    switch IntentFile.read(text, fileRules) {
    case .refused(let reason, let expected): return reject(text, reason, expected: expected)
    case .near: return nil
    case .value(let file):
      guard let url = (file as? IntentFile)?.fileURL,
        let found = try await entity(at: url, of: query)
      else { return reject(text, "is no \(titleInSentence) of this app") }
      return .value(found)
    }
  }

  private func entity<Query: EntityQuery>(
    at url: URL,
    of query: Query
  ) async throws -> (any Sendable)? {
    guard let id = try FileEntityIdentifier.file(url: url) as? Query.Entity.ID else { return nil }
    return try await query.entities(for: [id]).first
  }
}
