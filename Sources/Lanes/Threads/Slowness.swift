import Foundation

/// How much longer the same code takes in this process, for which nobody is to blame.
enum Slowness {
  /// Thread Sanitizer looks at each access.
  static let ofTools: Int64 = dlsym(nil, "__tsan_init") == nil ? 1 : 10
}
