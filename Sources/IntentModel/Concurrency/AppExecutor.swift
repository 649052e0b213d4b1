import SnippetFoundation

/// Where the engine runs an app's code, and how that code sleeps there.
package protocol AppExecutor: TaskExecutor {
  /// Suspends by the conversation's clock; throws `CancellationError` when the task is cancelled.
  func sleep(nanoseconds: Int64) async throws
  /// The same for what is left, by the real clock, of a sleep whose end was computed a moment ago in the same job.
  func sleep(rest nanoseconds: Int64) async throws
  /// Whether a task of the main actor's that the calling thread makes next begins there at once, not here.
  ///
  /// Where this is so, the executor expects it: the next task must be one.
  func beginsNextOnMain() -> Bool
}

/// The executor that app code is run for.
package enum AppExecution {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The calling thread's, else that of the conversation whose task calls: on the main actor, say, or another actor.
  ///
  /// nil where neither is known: the code is no conversation's.
  package static var current: (any AppExecutor)? {
    guard let pointer = pthread_getspecific(key) else { return CurrentHost.host?.executor }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? any AppExecutor
  }

  /// Whether the calling thread is said to work for somebody: one of the engine's, or the main actor's while the app's views
  /// are read there.
  package static var isOnOwnThread: Bool { pthread_getspecific(key) != nil }

  /// Says whom the calling thread works for from now on.
  ///
  /// The executor must outlive the visit.
  package static func enter(_ executor: (any AppExecutor)?) {
    pthread_setspecific(key, executor.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() })
  }
}
