import SnippetFoundation

// Another intent's value, of a type that the parameter's resolvers take.
extension IntentParameter {
  package func resolves(handed value: any Sendable) -> Bool {
    if !resolvers.isEmpty, inputs(in: value) != nil { return true }
    return configuration.optionsProvider == nil && transfers(value)
  }

  package nonisolated(nonsending) func resolveByResolvers(
    handed value: any Sendable,
    called text: String
  ) async throws -> ParameterResolution {
    guard let inputs = inputs(in: value) else { return try await transferred(value, called: text) }
    var made: [any Sendable] = []
    do {
      for input in inputs {
        guard let one = try await resolve(handed: input, called: text) else {
          return reject(text, "cannot be made into this")
        }
        made.append(one)
      }
    } catch let wish as ResolverWish {
      guard inputs.count > 1, !wish.resolution.isRejected else { return wish.resolution }
      return reject(text, "could be several")
    }
    return .value(inputs.count == 1 ? made[0] : made)
  }

  /// The value of the first resolver that can tell; nil: none can.
  private nonisolated(nonsending) func resolve(
    handed input: any Sendable,
    called text: String
  ) async throws -> (any Sendable)? {
    for resolver in resolvers {
      if let value = try await resolve(handed: input, called: text, by: resolver) { return value }
    }
    return nil
  }

  private nonisolated(nonsending) func resolve<One: Resolver>(
    handed value: any Sendable,
    called text: String,
    by resolver: One
  ) async throws -> (any Sendable)? {
    guard let input = taken(value, by: resolver) else { return nil }
    return try await resolve(input, called: text, by: resolver)
  }

  /// What is resolved one by one: the value, or the elements of a list; nil: no resolver takes them, or they are too many.
  private func inputs(in value: any Sendable) -> [any Sendable]? {
    if isTaken(value) { return [value] }
    guard let elements = elements(of: value), !elements.isEmpty, isList || elements.count == 1,
      elements.allSatisfy(isTaken)
    else { return nil }
    return elements
  }

  private func isTaken(_ value: any Sendable) -> Bool {
    func takes<One: Resolver>(_ resolver: One) -> Bool { taken(value, by: resolver) != nil }
    return resolvers.contains { takes($0) }
  }

  /// The value as what a resolver takes, out of the case that it may be in.
  private func taken<One: Resolver>(_ value: any Sendable, by resolver: One) -> One.Input? {
    value as? One.Input
      ?? (value as? any _IntentValueRepresentable).flatMap { $0.asIntentValue as? One.Input }
  }
}

extension ParameterResolution {
  fileprivate var isRejected: Bool { if case .rejected = self { true } else { false } }
}
