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
  func expire(after limit: Duration, _ cancel: @escaping @Sendable () -> Void = {}) {
    let (seconds, rest) = limit.components
    let delay = Double(seconds) + Double(rest) / 1e18
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      cancel()
      end(nil)
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
