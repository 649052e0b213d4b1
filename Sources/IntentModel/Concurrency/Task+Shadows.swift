import IntentEffects
import SnippetFoundation

// An app's unstructured tasks stay on the engine's threads, and its sleeps follow the conversation's clock. The compiler
// prefers these, which any `import AppIntents` or `import SwiftUI` brings, to the standard library's of the same name.
// Outside the engine each is what it shadows.

extension Task where Failure == Never {
  /// Runs `operation` as a task of its own, where the engine runs the app's code.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async
      -> Success
  ) {
    guard let executor = AppExecution.current else {
      self = .plain(name: name, priority: priority, operation: operation)
      return
    }
    let work = OwnWork(name, inherits: true)
    if executor.begins(operation) {
      nonisolated(unsafe) let operation = operation
      self.init(name: name, executorPreference: executor, priority: priority) { @MainActor in
        await work.run { await operation() }
      }
    } else {
      self.init(name: name, executorPreference: executor, priority: priority) {
        await work.run { await operation() }
      }
    }
  }

  /// Runs `operation` as a task that inherits nothing, where the engine runs the app's code.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    guard let executor = AppExecution.current else {
      guard CurrentHost.host == nil, let world = World.current else {
        return .plainDetached(name: name, priority: priority, operation: operation)
      }
      // A test's own code, which sees the time of its conversation.
      return .plainDetached(name: name, priority: priority) {
        await World.$current.withValue(world) { await operation() }
      }
    }
    let work = OwnWork(name, inherits: false)
    if executor.begins(operation) {
      nonisolated(unsafe) let operation = operation
      return Task.detached(name: name, executorPreference: executor, priority: priority) {
        @MainActor in
        await work.run { await operation() }
      }
    }
    return Task.detached(name: name, executorPreference: executor, priority: priority) {
      await work.run { await operation() }
    }
  }
}

extension Task where Failure == any Error {
  /// Runs `operation` as a task of its own, where the engine runs the app's code.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) ()
      async throws -> Success
  ) {
    guard let executor = AppExecution.current else {
      self = .plain(name: name, priority: priority, operation: operation)
      return
    }
    let work = OwnWork(name, inherits: true)
    if executor.begins(operation) {
      nonisolated(unsafe) let operation = operation
      self.init(name: name, executorPreference: executor, priority: priority) { @MainActor in
        try await work.run { try await operation() }
      }
    } else {
      self.init(name: name, executorPreference: executor, priority: priority) {
        try await work.run { try await operation() }
      }
    }
  }

  /// Runs `operation` as a task that inherits nothing, where the engine runs the app's code.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    guard let executor = AppExecution.current else {
      guard CurrentHost.host == nil, let world = World.current else {
        return .plainDetached(name: name, priority: priority, operation: operation)
      }
      return .plainDetached(name: name, priority: priority) {
        try await World.$current.withValue(world) { try await operation() }
      }
    }
    let work = OwnWork(name, inherits: false)
    if executor.begins(operation) {
      nonisolated(unsafe) let operation = operation
      return Task.detached(name: name, executorPreference: executor, priority: priority) {
        @MainActor in
        try await work.run { try await operation() }
      }
    }
    return Task.detached(name: name, executorPreference: executor, priority: priority) {
      try await work.run { try await operation() }
    }
  }
}

extension AppExecutor {
  /// Whether the operation, whose task must be the next that the caller makes, begins on the main actor at once.
  ///
  /// It is run there once and nowhere else, which the compiler is not told: asked with `isolation` beside it, it crashes.
  fileprivate func begins<Success>(
    _ operation: @isolated(any) () async throws -> Success
  ) -> Bool {
    operation.isolation === MainActor.shared && beginsNextOnMain()
  }
}
