import Foundation

/// A value behind a lock, in the shape of `Synchronization.Mutex`.
///
/// A POSIX mutex inside: Thread Sanitizer cannot see `Mutex` on Linux and reports races that are none. The value and
/// the mutex are one allocation; copies of a lock share it.
package struct Lock<Value>: @unchecked Sendable {  // every access goes through the mutex
  private let storage: Storage

  /// The value, and behind it the mutex.
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit { withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) } }
  }

  package init(_ value: Value) {
    let made = Storage.create(minimumCapacity: 1) { storage in
      storage.withUnsafeMutablePointerToElements { mutex in
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
      }
      return value
    }
    storage = unsafeDowncast(made, to: Storage.self)
  }

  /// Runs `body` with the value, alone.
  ///
  /// Not recursive: `body` must not call back into the same lock.
  @discardableResult
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (value, mutex) = storage.withUnsafeMutablePointers { ($0, $1) }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value.pointee)
  }
}
