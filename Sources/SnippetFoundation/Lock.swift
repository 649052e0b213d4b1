import Foundation

/// A value behind a lock, in the shape of `Synchronization.Mutex`.
///
/// A POSIX mutex inside: Thread Sanitizer cannot see `Mutex` on Linux and reports races that are none.
package final class Lock<Value>: @unchecked Sendable {  // every access goes through the mutex
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the value, alone.
  ///
  /// Not recursive: `body` must not call back into the same lock.
  @discardableResult
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
