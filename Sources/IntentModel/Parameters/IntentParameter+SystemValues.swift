public import SnippetFoundation

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// A parameter that is a measurement; a number that is typed without a unit is in the default one.
  ///
  /// Adjusted for the locale, the default unit is the one of about its size that the person's region uses: a default of 5 km
  /// is 5 mi for a person from the United States.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: Value.ValueType.UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      title: title,
      description: description,
      defaultValue: defaultValue,
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider,
      resolvers: Array(resolvers()),
      system: .init(
        unit: defaultUnit,
        isUnitAdjusted: defaultUnitAdjustForLocale,
        allowsNegative: supportsNegativeNumbers
      )
    )
  }

  /// A parameter that is a measurement in one unit: what is typed in another is converted to it.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: Value.ValueType.UnitType,
    unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      title: title,
      description: description,
      defaultValue: defaultValue,
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider,
      resolvers: Array(resolvers()),
      system: .init(
        unit: unit,
        isUnitAdjusted: unitAdjustForLocale,
        isUnitFixed: true,
        allowsNegative: supportsNegativeNumbers
      )
    )
  }

  private convenience init(
    title: LocalizedStringResource?,
    description: LocalizedStringResource?,
    defaultValue: Double?,
    requestValueDialog: IntentDialog?,
    inputConnectionBehavior: InputConnectionBehavior,
    optionsProvider: (any DynamicOptionsProvider)?,
    resolvers: [any Resolver],
    system: ParameterConfiguration.SystemRules
  ) {
    var standard: (any Sendable)?
    if let defaultValue, let unit = system.unit as? Value.ValueType.UnitType {
      standard = Measurement(value: defaultValue, unit: unit)
    }
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: standard,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: resolvers,
        system: system
      )
    )
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// A parameter that is an amount of money, in one of some currencies; the range includes both ends.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
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
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers()),
        system: .init(
          currencyCodes: currencyCodes,
          amounts: inclusiveRange.map {
            min($0.lowerBound, $0.upperBound)...max($0.lowerBound, $0.upperBound)
          },
          areAmountsReversed: inclusiveRange.map { $0.lowerBound > $0.upperBound } ?? false
        )
      )
    )
  }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  /// A parameter that is a person.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode = .contact,
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
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
        size: size,
        resolvers: Array(resolvers()),
        system: .init(personMode: mode)
      )
    )
  }
}

extension IntentParameter where Value.ValueType: StandInValue {
  /// A parameter of a stand-in's type, shown in a style of its own.
  package convenience init(
    title: LocalizedStringResource?,
    description: LocalizedStringResource?,
    defaultValue: Value.UnwrappedType?,
    style: any Sendable,
    requestValueDialog: IntentDialog?,
    inputConnectionBehavior: InputConnectionBehavior,
    optionsProvider: (any DynamicOptionsProvider)?,
    resolvers: [any Resolver]
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        inputConnection: inputConnectionBehavior,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        optionsProvider: optionsProvider,
        resolvers: resolvers,
        system: .init(style: style)
      )
    )
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// A parameter that is a file of some kinds.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
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
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers()),
        system: .init(contentTypes: supportedContentTypes)
      )
    )
  }

  /// A parameter that is a file of some kinds, by their identifiers; the older form.
  ///
  /// Without a title it is called by its property.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType>
    resolvers: () -> ResolverSpecificationBuilder<Value.UnwrappedType>.Specification = { .init() }
  ) {
    self.init(
      title: title,
      description: description,
      default: defaultValue,
      supportedContentTypes: supportedTypeIdentifiers.map { UTType(importedAs: $0) },
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider,
      resolvers: resolvers
    )
  }
}
