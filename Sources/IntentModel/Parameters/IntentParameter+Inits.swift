public import SnippetFoundation

extension IntentParameter where Value.ValueType == String {
  /// A parameter that is text.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = inputOptions,
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
        system: .text(inputOptions)
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Int {
  /// A parameter that is a whole number; the range includes both ends.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .stepper,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = inclusiveRange,
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
        range: inclusiveRange.map { NumberRange($0.lowerBound, $0.upperBound) },
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Double {
  /// A parameter that is a number; the range includes both ends.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = inclusiveRange,
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
        range: inclusiveRange.map { NumberRange($0.lowerBound, $0.upperBound) },
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider
      )
    )
  }
}

extension IntentParameter where Value.ValueType == Bool {
  /// A parameter that is yes or no.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = displayName,
      case .none = requestValueDialog
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
        displayName: displayName,
        requestValueDialog: requestValueDialog
      )
    )
  }
}

extension IntentParameter where Value.ValueType == URL {
  /// A parameter that is an address.
  ///
  /// Without a title it is called by its property.
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
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
        optionsProvider: optionsProvider
      )
    )
  }
}

extension IntentParameter where Value.ValueType == URL, Value.UnwrappedType == [URL] {
  /// A parameter that is a list of addresses; those that are nil, as texts that are no address give them, are left out.
  ///
  /// Without a title it is called by its property.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: [URL?],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil
  ) {
    self.init(
      title: title,
      description: description,
      default: defaultValue.compactMap { $0 },
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider
    )
  }
}

extension IntentParameter {
  /// A parameter of any other type.
  ///
  /// Without a title it is called by its property.
  @_disfavoredOverload
  @inlinable
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    // Looked at where the parameter is made, where it is known: most have a title and nothing else.
    if case .none = description,
      case .default = inputConnectionBehavior,
      case .none = defaultValue,
      case .none = requestValueDialog
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
        requestValueDialog: requestValueDialog
      )
    )
  }
}

extension IntentParameter where Value.ValueType._Offered == Value.ValueType {
  /// A parameter of any other type, whose values are chosen from what the app offers.
  ///
  /// Without a title it is called by its property.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: any DynamicOptionsProvider
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider
      )
    )
  }
}
