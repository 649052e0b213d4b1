import Dispatch
import FlowEngine
import Lanes
import SnippetFoundation

/// Waits for the app's code no longer than a limit; nil: it had not come back then, and is left to itself.
///
/// It runs on threads of the engine, of which there are more while some are held, and the limit counts by a clock with a
/// thread of its own: who waits here goes on whatever that code holds.
func within<Value: Sendable>(
  _ limit: Duration,
  _ body: @escaping @Sendable () async throws -> Value
) async -> Result<Value, any Error>? {
  let answer = FirstAnswer<Result<Value, any Error>>()
  return await answer.wait {
    let task = Task(executorPreference: Lane()) {
      do { answer.give(.success(try await body())) } catch { answer.give(.failure(error)) }
    }
    LanePool.shared.clock.after(limit) {
      answer.give(nil)
      DispatchQueue.global().async { task.cancel() }
    }
  }
}
