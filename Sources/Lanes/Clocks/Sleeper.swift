import SnippetFoundation

/// One sleeping task: woken by its time or by its cancellation, whichever comes first.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(UnsafeContinuation<Void, any Error>)
    case done
  }

  private let state = Lock(State.awake)

  /// Suspends till `wake` or `cancel`.
  ///
  /// `arm` is called once the sleeper can be woken.
  func sleep(_ arm: @Sendable () -> Void, onCancel: @escaping @Sendable () -> Void) async throws {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if case .done = state { return true }
          state = .asleep(continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { arm() }
      }
    } onCancel: {
      onCancel()
      end()?.resume(throwing: CancellationError())
    }
  }

  func wake() { end()?.resume() }

  var isAsleep: Bool {
    state.withLock { state in
      if case .asleep = state { true } else { false }
    }
  }

  private func end() -> UnsafeContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = .done }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
  }
}
