public import IntentModel
public import SnippetFoundation

extension IntentParameter where Value.ValueType == CLPlacemark {
  /// A parameter that is a place.
  ///
  /// A person types a name, a coordinate, or a name with a coordinate in brackets. A typed name has no coordinate: nothing
  /// here can look one up. Without a title the parameter is called by its property.
  ///
  /// **Source**: developer.apple.com/documentation/appintents/intentparameter; how it is typed: chosen here
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayStyle: CLPlacemark.ParameterDisplayStyle = .name,
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
      style: displayStyle,
      requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior,
      optionsProvider: optionsProvider,
      resolvers: Array(resolvers())
    )
  }
}
