import Foundation
import Synchronization

/// A lock without an allocation, for the few instructions of reading or writing one value.
///
/// Who finds it taken gives its turn away till it is free; never held while anything else is called.
package struct InlineLock: ~Copyable, Sendable {
  private let isTaken = Atomic<Bool>(false)

  package init() {}

  /// Runs `body` alone.
  package borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    while isTaken.exchange(true, ordering: .acquiring) { sched_yield() }
    defer { isTaken.store(false, ordering: .releasing) }
    return body()
  }
}
