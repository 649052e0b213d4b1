import FlowEngine

/// Waits for the app's code no longer than a limit; nil: it had not come back then, and is left to itself.
///
/// It runs on threads of the engine, of which there are more while some are held: who waits here goes on by others.
func within<Value: Sendable>(
  _ limit: Duration,
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  let answer = FirstAnswer<Result<Value, any Error>>()
  return await answer.wait {
    let task = Task(executorPreference: Lane()) {
      do { answer.give(.success(try await body())) } catch { answer.give(.failure(error)) }
    }
    answer.expire(after: limit) { task.cancel() }
  }
}
