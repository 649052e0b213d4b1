import SnippetFoundation

/// Lets one turn of a conversation go on at a time, in the order they came, and none once it is over.
final class TurnGate: Sendable {
  private struct State {
    var isBusy = false
    var isClosed = false
    var waiting: [UnsafeContinuation<Bool, Never>] = []
  }

  private let state = Lock(State())

  /// Waits for those that came before; false: the conversation is over.
  func enter() async -> Bool {
    await withUnsafeContinuation { continuation in
      let answer = state.withLock { state -> Bool? in
        if state.isClosed { return false }
        if state.isBusy {
          state.waiting.append(continuation)
          return nil
        }
        state.isBusy = true
        return true
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Lets the next one go on.
  func leave() {
    let next = state.withLock { state -> UnsafeContinuation<Bool, Never>? in
      if state.waiting.isEmpty {
        state.isBusy = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: true)
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Lets nobody in any more; whether a turn was under way.
  func close() -> Bool {
    let (isBusy, waiting) = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return (state.isBusy, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: false) }
    return isBusy
  }
}
