import SnippetFoundation

extension AnyIntentParameter {
  /// The same where nothing is on show.
  package nonisolated(nonsending) func resolve(_ text: String) async throws -> ParameterResolution {
    try await resolve(text, isOnShow: false)
  }
}

extension IntentParameter {
  package nonisolated(nonsending) func resolve(
    _ text: String,
    isOnShow: Bool
  ) async throws -> ParameterResolution {
    if let known = readAtOnce(text) { return known }
    let trimmed = text.trimmed
    return isList
      ? try await resolveList(isOfFreeText ? trimmed : trimmed.narrowed, isOnShow: isOnShow)
      : try await resolveOne(trimmed)
  }

  package func resolveAtOnce(_ text: String) -> ParameterResolution? {
    hasResolvers ? nil : readAtOnce(text)
  }

  private func readAtOnce(_ text: String) -> ParameterResolution? {
    let trimmed = text.trimmed
    guard !trimmed.isEmpty else {
      return .rejected(
        ParameterRejection(text: "", reason: "Nothing was typed", expected: "Type \(hint)")
      )
    }
    if takesAnyText { return .value(kind == .string ? trimmed : AttributedString(trimmed)) }
    if isList || isChosen { return nil }
    guard let type = typedValue else { return unionType == nil ? readOne(trimmed) : nil }
    return type.needsClock ? nil : read(trimmed, as: type)
  }

  /// One value: an option where there are options, else what the value's type reads.
  nonisolated(nonsending) func resolveOne(_ text: String) async throws -> ParameterResolution {
    if isChosen { return try await resolveOption(text) }
    if let type = typedValue { return read(text, as: type) }
    return try await resolveUnion(text) ?? readOne(text)
  }

  /// Whether a value is one of the app's, found by the app's code.
  private var isChosen: Bool {
    configuration.optionsProvider != nil || kind == .enumeration || kind == .entity
  }

  /// Whether a text is a value as it was typed, wide letters too.
  private var isOfFreeText: Bool {
    let type: Any.Type = Value.ValueType.self
    return type == String.self || type == AttributedString.self || type == IntentFile.self
  }

  func readOne(_ text: String) -> ParameterResolution {
    guard let type = typedValue else {
      return reject(text, "cannot be typed", expected: "Give the value from code")
    }
    return read(text, as: type)
  }

  private func read(_ text: String, as type: any TypedValue.Type) -> ParameterResolution {
    switch type.read(isOfFreeText ? text : text.narrowed, configuration) {
    case .value(let value): return .value(value)
    case .refused(let reason, let expected): return reject(text, reason, expected: expected)
    case .near(let meant, let value, let reason):
      return .near(ParameterOption(value: value, title: meant), rejection(text, reason))
    }
  }

  func reject(
    _ text: String,
    _ reason: String,
    expected: String? = nil
  )
    -> ParameterResolution
  {
    .rejected(rejection(text, reason, expected: expected))
  }

  func rejection(
    _ text: String,
    _ reason: String,
    expected: String? = nil
  )
    -> ParameterRejection
  {
    ParameterRejection(
      text: text,
      reason: "\(quoted(text)) \(reason)",
      expected: expected ?? "Type \(hint)"
    )
  }
}
