import Foundation
import Synchronization

/// A lock without an allocation, for the few instructions of reading or writing one value.
///
/// Who finds it taken gives its turn away till it is free; never held while anything else is called.
@usableFromInline
package struct InlineLock: ~Copyable, Sendable {
  private let isTaken = Atomic<Bool>(false)

  package init() {}

  /// Runs `body` alone.
  @inlinable
  package borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  @usableFromInline
  borrowing func lock() {
    while isTaken.exchange(true, ordering: .acquiring) { sched_yield() }
  }

  @usableFromInline
  borrowing func unlock() {
    isTaken.store(false, ordering: .releasing)
  }
}
