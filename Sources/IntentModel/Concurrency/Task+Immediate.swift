import SnippetFoundation

// Tasks that begin in the caller's own job stay on the engine's threads as well; but those of the main actor, which the
// language begins at once only where they prefer no executor: behind its first wait a flow takes such a task for work that
// goes on elsewhere.

extension Task where Failure == Never {
  /// Runs `operation` in the calling job up to its first wait, then as a task of its own where the engine runs the app's code.
  @discardableResult
  public static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext(always) @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    guard let executor = AppExecution.current else {
      return .plainImmediate(name: name, priority: priority, operation: operation)
    }
    guard isOfMainActor(operation) else {
      let work = OwnWork(name, inherits: true)
      return .immediate(name: name, priority: priority, executorPreference: executor) {
        await work.run { await operation() }
      }
    }
    guard !AppExecution.isOnOwnThread else {
      return Task(name: name, priority: priority, operation: operation)
    }
    let work = OwnWork(name, inherits: true)
    nonisolated(unsafe) let operation = operation
    return .plainImmediate(name: name, priority: priority) { @MainActor in
      await work.run { await operation() }
    }
  }
}

extension Task where Failure == any Error {
  /// Runs `operation` in the calling job up to its first wait, then as a task of its own where the engine runs the app's code.
  @discardableResult
  public static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext(always) @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    guard let executor = AppExecution.current else {
      return .plainImmediate(name: name, priority: priority, operation: operation)
    }
    guard isOfMainActor(operation) else {
      let work = OwnWork(name, inherits: true)
      return .immediate(name: name, priority: priority, executorPreference: executor) {
        try await work.run { try await operation() }
      }
    }
    guard !AppExecution.isOnOwnThread else {
      return Task(name: name, priority: priority, operation: operation)
    }
    let work = OwnWork(name, inherits: true)
    nonisolated(unsafe) let operation = operation
    return .plainImmediate(name: name, priority: priority) { @MainActor in
      try await work.run { try await operation() }
    }
  }
}

/// Whether the operation, which is run once and nowhere else, belongs to the main actor.
private func isOfMainActor<Success>(
  _ operation: @isolated(any) () async throws -> Success
) -> Bool {
  operation.isolation === MainActor.shared
}
