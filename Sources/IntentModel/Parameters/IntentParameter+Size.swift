public import SnippetFoundation

// Every parameter that is a list of some length, in the order of Apple's arguments: the length before the query.

extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter that is a list of entities, of some length.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        query: query,
        size: size,
        resolvers: Array(resolvers())
      )
    )
  }

  /// A parameter that is a list of entities, as many as a widget of a family shows.
  ///
  /// Outside of widgets it takes from none to the largest number of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        query: query,
        size: .most(of: size),
        resolvers: Array(resolvers()),
        system: .init(sizes: size)
      )
    )
  }

  /// The same with questions of its own, and the length behind the query.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
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
        size: .most(of: size),
        resolvers: Array(resolvers()),
        system: .init(sizes: size)
      )
    )
  }
}

extension IntentParameter where Value.ValueType: FileEntity {
  /// A parameter that is a list of files of the app, of some of the kinds that the entity can be, of some length.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        query: query,
        size: size,
        resolvers: Array(resolvers()),
        system: .init(contentTypes: supportedContentTypes)
      )
    )
  }

  /// A parameter that is a list of files of the app, as many as a widget of a family shows.
  ///
  /// Outside of widgets it takes from none to the largest number of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        query: query,
        size: .most(of: size),
        resolvers: Array(resolvers()),
        system: .init(sizes: size, contentTypes: supportedContentTypes)
      )
    )
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// A parameter that is a list of persons, as many as a widget of a family shows.
  ///
  /// Outside of widgets it takes from none to the largest number of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        size: .most(of: size),
        resolvers: Array(resolvers()),
        system: .init(sizes: size, personMode: mode)
      )
    )
  }
}

extension IntentParameter where Value.ValueType: _IntentValueRepresentable {
  /// A parameter that is a list of values of several types, of some length.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        size: size
      )
    )
  }

  /// A parameter that is a list of values of several types, as many as a widget of a family shows.
  ///
  /// Outside of widgets it takes from none to the largest number of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        size: .most(of: size),
        system: .init(sizes: size)
      )
    )
  }
}

extension IntentCollectionSize {
  /// What a list takes outside of widgets: from none to the largest number that a widget shows; nil: any number.
  fileprivate static func most(of sizes: [IntentWidgetFamily: Self]) -> Self? {
    sizes.values.map(\.max).max().map { Self(min: 0, max: $0) }
  }
}
