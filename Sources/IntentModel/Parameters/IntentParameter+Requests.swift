import SnippetFoundation

extension IntentParameter {
  /// Asks for the value, keeps it and returns it.
  ///
  /// **Errors**: thrown if the person cancels.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await ask("requestValue", ValueRequest(parameter: self, dialog: dialog, options: nil))
  }

  /// Asks which of several values was meant, keeps it and returns it.
  ///
  /// **Errors**: thrown if the person cancels.
  public func requestDisambiguation(
    among options: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    guard !options.isEmpty else { throw IntentHostError.noOptions(of: "requestDisambiguation") }
    return try await ask(
      "requestDisambiguation",
      ValueRequest(parameter: self, dialog: dialog, options: options.map(option))
    )
  }

  /// Asks whether a value is the one that was meant.
  ///
  /// **Errors**: thrown if the person cancels.
  public func requestConfirmation(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await confirm(value, dialog, nil)
  }

  /// An error to throw: the value is asked for, and `perform()` runs again from its start.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(reason: .needsValue(parameter: self, dialog: dialog))
  }

  /// The error of `needsValueError(_:)`, by the name that it had first: `throw $size.requestValue()`.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error { needsValueError(dialog) }

  /// An error to throw: a person is asked which one, and `perform()` runs again from its start.
  public func needsDisambiguationError(
    among options: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      reason: .needsDisambiguation(
        parameter: self,
        options: options.map(option),
        dialog: dialog
      )
    )
  }

  private func option(_ value: Value.ValueType) -> ParameterOption {
    ParameterOption(value: value, display: display(value))
  }

  private func ask(_ call: String, _ request: ValueRequest) async throws -> Value.ValueType {
    let answer = try await CurrentHost.required(call).requestValue(request)
    guard let value = answer as? Value.ValueType else {
      throw IntentHostError.wrongType(parameter: titleText, expected: "\(Value.ValueType.self)")
    }
    set(value)
    return value
  }

  package func confirm(
    _ value: Value.ValueType,
    _ dialog: IntentDialog?,
    _ view: (any UndrawnView)?
  ) async throws -> Bool {
    try await CurrentHost.required("requestConfirmation").confirmValue(
      ValueConfirmationRequest(
        parameter: self,
        value: value,
        display: display(value),
        dialog: dialog,
        view: view
      )
    )
  }
}
