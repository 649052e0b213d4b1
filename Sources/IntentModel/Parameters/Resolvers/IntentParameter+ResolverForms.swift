public import SnippetFoundation

// Every parameter with resolvers: forms of their own, so that one without them costs nothing for it.

extension IntentParameter where Value.ValueType: AppEnum {
  /// A parameter that is one of the cases of an enumeration, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
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
        supportedValues: supportedValues,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter that is an entity of the app, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    size: IntentCollectionSize? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
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
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == String {
  /// A parameter that is text, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers()),
        system: .text(inputOptions)
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// A parameter that is a whole number; the range includes both ends, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        range: inclusiveRange.map { NumberRange($0.lowerBound, $0.upperBound) },
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A parameter that is a number; the range includes both ends, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        range: inclusiveRange.map { NumberRange($0.lowerBound, $0.upperBound) },
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// A parameter that is yes or no, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        displayName: displayName,
        requestValueDialog: requestValueDialog,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// A parameter that is an address, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Date {
  /// A parameter that is a point in time, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        dateKind: kind,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// A parameter that is a day, a time of day or both, with resolvers of the app's own.
  ///
  /// They are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        dateKind: kind,
        resolvers: Array(resolvers())
      )
    )
  }
}
