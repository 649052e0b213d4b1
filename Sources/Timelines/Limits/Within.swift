/// Waits for the app's code no longer than a limit; nil: it had not come back then, and is left to itself.
func within<Value: Sendable>(
  _ limit: Duration,
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  let answer = FirstAnswer<Result<Value, any Error>>()
  return await answer.wait {
    let task = Task {
      do { answer.give(.success(try await body())) } catch { answer.give(.failure(error)) }
    }
    answer.expire(after: limit) { task.cancel() }
  }
}
