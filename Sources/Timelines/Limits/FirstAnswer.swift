import FlowEngine
import SnippetFoundation

/// A wait that ends with the first answer given; later ones are dropped.
struct FirstAnswer<Value: Sendable>: Sendable {
  private let waiting = Lock<CheckedContinuation<Value?, Never>?>(nil)

  /// Starts the work that will answer, and waits for the first answer; nil: the limit came first.
  func wait(_ begin: () -> Void) async -> Value? {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0 = continuation }
      begin()
    }
  }

  func give(_ value: Value) { end(value) }

  /// Ends the wait with nothing, once the limit has passed.
  ///
  /// By a clock with a thread of its own: code that is waited for may hold all that others share.
  func expire(after limit: Duration, _ cancel: @escaping @Sendable () -> Void = {}) {
    LanePool.shared.clock.after(limit) {
      end(nil)
      DispatchQueue.global().async { cancel() }
    }
  }

  private func end(_ value: Value?) {
    let first = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    first?.resume(returning: value)
  }
}
