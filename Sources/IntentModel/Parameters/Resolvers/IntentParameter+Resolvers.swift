public import SnippetFoundation

extension IntentParameter where Value.ValueType._Offered == Value.ValueType {
  /// A parameter whose values are also made by resolvers of the app's own.
  ///
  /// Without a title it is called by its property. Resolvers are asked before the parameter's own reading of a text.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
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
        requestDisambiguationDialog: requestDisambiguationDialog,
        optionsProvider: optionsProvider,
        resolvers: Array(resolvers())
      )
    )
  }
}

extension IntentParameter {
  /// The parameter's own, else those of its type.
  var resolvers: [any Resolver] {
    let own = configuration.resolvers
    return own.isEmpty ? Value.ValueType._defaultResolvers : own
  }

  package var hasResolvers: Bool { !resolvers.isEmpty }

  package nonisolated(nonsending) func resolveByResolvers(
    _ text: String,
    declined: Int
  ) async throws -> ParameterResolution? {
    let confirmations = DeclinedConfirmations(declined)
    return try await DeclinedConfirmations.$current.withValue(confirmations) {
      do {
        for resolver in resolvers {
          if let value = try await resolve(text, by: resolver) { return .value(value) }
        }
      } catch let wish as ResolverWish {
        return wish.resolution
      }
      return declined > 0 ? .rejected(rejectionByResolver(of: text, saying: nil)) : nil
    }
  }

  private nonisolated(nonsending) func resolve<One: Resolver>(
    _ text: String,
    by resolver: One
  ) async throws -> (any Sendable)? {
    guard let input = try await input(text, as: One.Input.self) else { return nil }
    return try await resolve(input, called: text, by: resolver)
  }

  nonisolated(nonsending) func resolve<One: Resolver>(
    _ input: One.Input,
    called text: String,
    by resolver: One
  ) async throws -> (any Sendable)? {
    let context = IntentParameterContext<One.Output>(
      title: title,
      isOptional: isOptional,
      configuration: configuration,
      text: text,
      parameter: self
    )
    guard let output = try await resolver.resolve(from: input, context: context) else { return nil }
    return output as? Value.ValueType
  }

  /// A text as what a resolver takes, read as a parameter of that type reads it; nil if it is none.
  private nonisolated(nonsending) func input<Input: _IntentValue>(
    _ text: String,
    as type: Input.Type
  ) async throws -> Input? {
    switch type {
    case is String.Type: return text as? Input
    case is Int.Type:
      guard case .whole(let number) = NumberText(text) else { return nil }
      return number as? Input
    case is Double.Type: return NumberText(text).double as? Input
    default:
      let reader = IntentParameter<Input>(
        ParameterConfiguration(title: title, dateKind: configuration.dateKind)
      )
      guard case .value(let value) = try await reader.resolve(text), reader.set(value) else {
        return nil
      }
      return reader.currentValue as? Input
    }
  }
}
