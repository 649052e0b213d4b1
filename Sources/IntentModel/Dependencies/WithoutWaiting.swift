import SnippetFoundation

/// What a closure returns that could wait, but does not; nil for one that waits or throws.
func withoutWaiting<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) -> Value? {
  let made = Lock<Value?>(nil)
  let task = _Concurrency.Task.immediate {
    let value = try await body()
    made.withLock { $0 = value }
  }
  let value = made.withLock { $0 }
  if value == nil { task.cancel() }
  return value
}
