import SnippetFoundation

/// When the cases of flows that tests play may run: those of an app with state in globals alone, the others together.
///
/// First come, first served, so that nobody waits for ever.
final class CaseTurns: Sendable {
  private struct State {
    var together = 0
    var isAlone = false
    var waiting: [(isAlone: Bool, continuation: UnsafeContinuation<Void, Never>)] = []

    func admits(isAlone wantsAlone: Bool) -> Bool {
      !isAlone && (!wantsAlone || together == 0)
    }

    mutating func admit(isAlone wantsAlone: Bool) {
      if wantsAlone { isAlone = true } else { together += 1 }
    }

    /// Those that can go on now, in their order.
    mutating func next() -> [UnsafeContinuation<Void, Never>] {
      var next: [UnsafeContinuation<Void, Never>] = []
      while let first = waiting.first, admits(isAlone: first.isAlone) {
        waiting.removeFirst()
        admit(isAlone: first.isAlone)
        next.append(first.continuation)
      }
      return next
    }
  }

  /// Those of the test process.
  static let shared = CaseTurns()

  private let state = Lock(State())

  /// Runs `body` once its turn has come.
  func run<Result: Sendable>(
    alone isAlone: Bool,
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    await withUnsafeContinuation { continuation in
      let goesOn = state.withLock { state in
        guard state.waiting.isEmpty, state.admits(isAlone: isAlone) else {
          state.waiting.append((isAlone, continuation))
          return false
        }
        state.admit(isAlone: isAlone)
        return true
      }
      if goesOn { continuation.resume() }
    }
    defer { leave(isAlone) }
    return try await body()
  }

  private func leave(_ wasAlone: Bool) {
    let next = state.withLock { state in
      if wasAlone { state.isAlone = false } else { state.together -= 1 }
      return state.next()
    }
    for continuation in next { continuation.resume() }
  }
}
