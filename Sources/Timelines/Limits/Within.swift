import SnippetFoundation

/// Waits for the app's code no longer than a limit; nil: it had not come back then, and is left to itself.
func within<Value: Sendable>(
  _ limit: Duration,
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  let waiting = Lock<CheckedContinuation<Result<Value, any Error>?, Never>?>(nil)
  let answer: @Sendable (Result<Value, any Error>?) -> Void = { result in
    let first = waiting.withLock { waiting in
      let first = waiting
      waiting = nil
      return first
    }
    first?.resume(returning: result)
  }
  return await withCheckedContinuation { continuation in
    waiting.withLock { $0 = continuation }
    let task = Task {
      do { answer(.success(try await body())) } catch { answer(.failure(error)) }
    }
    let (seconds, rest) = limit.components
    let delay = Double(seconds) + Double(rest) / 1e18
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      task.cancel()
      answer(nil)
    }
  }
}
