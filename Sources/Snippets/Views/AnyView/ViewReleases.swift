import SnippetFoundation

/// What a thread is releasing: views in each other, of which only so many are released inside the one around them.
nonisolated final class ViewReleases {
  /// More would need a stack that grows with an app's views.
  static let limit = 50

  var depth = 0
  var kept: [Any] = []

  /// The one of this thread; it goes with the thread.
  static var current: ViewReleases {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ViewReleases>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ViewReleases()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      if let held { Unmanaged<ViewReleases>.fromOpaque(held).release() }
    }
    return key
  }()

  /// Releases what was kept, and what is kept meanwhile.
  func releaseKept() {
    while let view = kept.popLast() { withExtendedLifetime(view) {} }
  }
}
