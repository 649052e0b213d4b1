/// A wait that ends with the first answer given; later ones are dropped.
package struct FirstAnswer<Value: Sendable>: Sendable {
  private let waiting = Lock<CheckedContinuation<Value?, Never>?>(nil)

  /// Nobody has answered yet.
  package init() {}

  /// Starts the work that will answer, and waits for the first answer; nil: there will be none.
  package func wait(_ begin: () -> Void) async -> Value? {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0 = continuation }
      begin()
    }
  }

  /// Ends the wait; nil: for want of an answer, as when a limit has passed.
  package func give(_ value: Value?) {
    let first = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    first?.resume(returning: value)
  }
}
