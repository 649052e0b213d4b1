import SnippetFoundation

/// A value that is fetched once while one call into the app's code runs, however often and by how many it is asked for.
final class FetchedOnce<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case none
    case fetching(call: ObjectIdentifier, waiting: [UnsafeContinuation<Void, Never>])
    /// The call is held, so that no later one can have its identity.
    case fetched(Value, call: RunningCall)
  }

  private enum Turn {
    case has(Value)
    case fetches
    case waits
  }

  private let state = Lock(State.none)

  /// The value that the call has, fetched now if it has none.
  ///
  /// Who asks while another fetches waits for that; where that fails, it fetches itself.
  /// **Errors**: what fetching throws.
  nonisolated(nonsending) func value(
    in call: RunningCall,
    fetch: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    while true {
      switch turn(in: call) {
      case .has(let value): return value
      case .fetches:
        do {
          let value = try await fetch()
          end(.fetched(value, call: call), of: call)
          return value
        } catch {
          end(.none, of: call)
          throw error
        }
      case .waits:
        await withUnsafeContinuation { wait($0, in: call) }
        try Task.checkCancellation()
      }
    }
  }

  /// Fetches anew when it is asked for next.
  func forget() {
    state.withLock { if case .fetched = $0 { $0 = .none } }
  }

  private func turn(in call: RunningCall) -> Turn {
    state.withLock { state in
      switch state {
      case .fetched(let value, let owner) where owner === call: return .has(value)
      case .fetching(ObjectIdentifier(call), _): return .waits
      case .fetching: return .fetches
      case .none, .fetched:
        state = .fetching(call: ObjectIdentifier(call), waiting: [])
        return .fetches
      }
    }
  }

  private func wait(_ continuation: UnsafeContinuation<Void, Never>, in call: RunningCall) {
    let waits = state.withLock { state in
      guard case .fetching(let owner, var waiting) = state, owner == ObjectIdentifier(call) else {
        return false
      }
      waiting.append(continuation)
      state = .fetching(call: owner, waiting: waiting)
      return true
    }
    if !waits { continuation.resume() }
  }

  private func end(_ next: State, of call: RunningCall) {
    let waiting = state.withLock { state -> [UnsafeContinuation<Void, Never>] in
      guard case .fetching(let owner, let waiting) = state, owner == ObjectIdentifier(call) else {
        return []
      }
      state = next
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
