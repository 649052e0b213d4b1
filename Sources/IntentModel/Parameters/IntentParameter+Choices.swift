public import SnippetFoundation

extension IntentParameter where Value.ValueType: AppEnum {
  /// A parameter that is one of the cases of an enumeration.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType]? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = requestValueDialog,
      case .none = requestDisambiguationDialog,
      case .none = supportedValues,
      case .none = optionsProvider
    {
      self.init(onlyTitle: title)
      return
    }
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        optionsProvider: optionsProvider,
        supportedValues: supportedValues
      )
    )
  }
}

extension IntentParameter where Value.ValueType: AppEntity {
  /// A parameter that is an entity of the app.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: (any EntityQuery)? = nil,
    size: IntentCollectionSize? = nil,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = requestValueDialog,
      case .none = requestDisambiguationDialog,
      case .none = query,
      case .none = size,
      case .none = optionsProvider
    {
      self.init(onlyTitle: title)
      return
    }
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
        size: size
      )
    )
  }
}
