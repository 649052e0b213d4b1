public import SnippetFoundation

extension IntentParameter {
  /// A parameter whose values are also made by resolvers of the app's own.
  ///
  /// Without a title it is called by its property. Resolvers are asked before the parameter's own reading of a text.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder resolvers: () -> ResolverSpecification
  ) {
    self.init(
      ParameterConfiguration(
        title: title,
        description: description,
        defaultValue: defaultValue,
        requestValueDialog: requestValueDialog,
        requestDisambiguationDialog: requestDisambiguationDialog,
        optionsProvider: optionsProvider,
        resolvers: resolvers().resolvers
      )
    )
  }

  package var hasResolvers: Bool { !configuration.resolvers.isEmpty }

  package func resolveByResolvers(_ text: String) async throws -> (any Sendable)? {
    for resolver in configuration.resolvers {
      if let value = try await resolve(text, by: resolver) { return value }
    }
    return nil
  }

  private func resolve<One: Resolver>(
    _ text: String,
    by resolver: One
  ) async throws -> (any Sendable)? {
    guard let input = Self.input(text, as: One.Input.self) else { return nil }
    let context = IntentParameterContext<One.Output>(
      title: configuration.title ?? LocalizedStringResource(stringLiteral: title),
      isOptional: isOptional
    )
    guard let output = try await resolver.resolve(from: input, context: context) else { return nil }
    return output as? Value.ValueType
  }

  /// A text as what a resolver takes; nil if it is none.
  private static func input<Input>(_ text: String, as type: Input.Type) -> Input? {
    switch type {
    case is String.Type: text as? Input
    case is Int.Type: Int(text).flatMap { $0 as? Input }
    case is Double.Type: Double(text).flatMap { $0 as? Input }
    default: nil
    }
  }
}
