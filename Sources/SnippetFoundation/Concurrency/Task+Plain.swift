// The language's own tasks, for where names of the same spelling hide them: each starts on the actor that its operation
// belongs to, so that those which one function starts for an actor run there in order.

extension Task where Failure == Never {
  package static func plain(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self {
    Task(name: name, priority: priority, operation: operation)
  }

  package static func plainDetached(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self {
    Task.detached(name: name, priority: priority, operation: operation)
  }

  package static func plainImmediate(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self {
    Task.immediate(name: name, priority: priority, operation: operation)
  }
}

extension Task where Failure == any Error {
  package static func plain(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    Task(name: name, priority: priority, operation: operation)
  }

  package static func plainDetached(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    Task.detached(name: name, priority: priority, operation: operation)
  }

  package static func plainImmediate(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    Task.immediate(name: name, priority: priority, operation: operation)
  }
}
