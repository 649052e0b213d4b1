import SnippetFoundation

extension AppIntent {
  /// Performs the intent and returns its value: `let order = try await PlaceOrder(item: latte)()`.
  ///
  /// Unlike a plain `perform()`, it finds dependencies that have yet to be made, and parameters take their defaults.
  ///
  /// - Throws: What `perform()` throws; an error that names the parameter or the dependency that is missing.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let value = try await call(donate: donate).value
    if let value = value as? PerformResult.Value { return value }
    throw IntentHostError.noResult(of: Self.persistentIdentifier)
  }

  /// Performs the intent, whose value, if it has one, nobody wants.
  ///
  /// - Throws: As the form that returns a value.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws {
    _ = try await call(donate: donate)
  }

  private func call(donate: Bool) async throws -> IntentOutcome {
    do {
      let outcome = try await IntentModel.perform(self)
      if donate { _ = IntentDonationManager.shared.keep(self) }
      return outcome
    } catch let error as AppIntentError {
      throw error.called(Self.persistentIdentifier)
    }
  }
}
