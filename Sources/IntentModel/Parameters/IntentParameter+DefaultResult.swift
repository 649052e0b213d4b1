import SnippetFoundation

// The value that what a parameter is chosen from gives it: where it has none, and no default stands in the code. Of an
// entity of which there is one only it is that one.
extension IntentParameter {
  package var mayHaveDefaultResult: Bool { !hasDefault && source != nil }

  package func defaultResult() async throws -> (any Sendable)? {
    guard mayHaveDefaultResult, let source else { return nil }
    try await prepareDependencies(of: source)
    guard let value = try await given(by: source) else { return nil }
    let trial = IntentParameter<Value>(onlyTitle: nil)
    guard trial.set(value), let fitting = trial.currentValue else {
      throw DefaultResultError(
        parameter: name,
        type: "\(Value.UnwrappedType.self)",
        provider: "\(Swift.type(of: source))",
        given: "\(Swift.type(of: value))"
      )
    }
    // One value is no list of two.
    if let size, let count = elements(of: fitting)?.count, !(size.min...size.max).contains(count) {
      return nil
    }
    return fitting
  }

  private func given<Provider: DynamicOptionsProvider>(
    by provider: Provider
  ) async throws -> (any Sendable)? {
    if let value = await provider.defaultResult(), !isAbsent(value) { return value }
    // Of one entity only that one can be meant; no entity is one where the value may be nil.
    guard !isOptional, let query = provider as? any UniqueAppEntityQuery else { return nil }
    return try await only(of: query)
  }

  private func only<Query: UniqueAppEntityQuery>(of query: Query) async throws -> any Sendable {
    try await query.uniqueEntity()
  }
}

/// An option provider or a query has a default of a type that the parameter does not take.
struct DefaultResultError: Error, Equatable {
  let parameter: String
  let type: String
  let provider: String
  let given: String
}

extension DefaultResultError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  var description: String {
    "The default of '\(provider)' is of the type '\(given)', but '\(parameter)' is of the type '\(type)'. "
      + "Return one from defaultResult()."
  }

  var errorDescription: String? { description }
}
