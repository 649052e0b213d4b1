public import SnippetFoundation

extension IntentParameter where Value.ValueType == Date {
  /// A parameter that is a point in time.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .dateTime = kind,
      case .none = requestValueDialog,
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
        optionsProvider: optionsProvider,
        dateKind: kind
      )
    )
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  /// A parameter that is a day, a time of day or both.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind = .dateTime,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .dateTime = kind,
      case .none = requestValueDialog,
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
        optionsProvider: optionsProvider,
        dateKind: kind
      )
    )
  }
}
