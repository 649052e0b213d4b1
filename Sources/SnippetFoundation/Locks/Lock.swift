public import Foundation

/// A value behind a lock, in the shape of `Synchronization.Mutex`.
///
/// A POSIX mutex inside: Thread Sanitizer cannot see `Mutex` on Linux and reports races that are none. Copies share the value.
/// Usable from inline: only so other modules compile `withLock` for their own values.
@usableFromInline
package struct Lock<Value>: @unchecked Sendable {  // every access goes through the mutex
  @usableFromInline let storage: LockStorage<Value>

  @inlinable
  package init(_ value: Value) {
    storage = unsafeDowncast(
      LockStorage<Value>.create(minimumCapacity: 1) { storage in
        storage.withUnsafeMutablePointerToElements { _ = pthread_mutex_init($0, nil) }
        return value
      },
      to: LockStorage<Value>.self
    )
  }

  /// Runs `body` with the value, alone.
  ///
  /// Not recursive: `body` must not call back into the same lock.
  @inlinable @discardableResult
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeMutablePointers { (value, mutex) throws(Failure) in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}

/// A value and its mutex in one piece of memory.
@usableFromInline
final class LockStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  @inlinable deinit {
    withUnsafeMutablePointerToElements { _ = pthread_mutex_destroy($0) }
  }
}
