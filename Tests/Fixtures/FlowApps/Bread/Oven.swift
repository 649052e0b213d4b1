import AppIntents

/// Remembers what was done to it, from any thread.
final class Oven: @unchecked Sendable {  // the lock guards all that changes
  private let lock = NSLock()
  private var written: [String] = []

  func note(_ text: String) { lock.withLock { written.append(text) } }

  var notes: String { lock.withLock { written.joined(separator: ", ") } }
}
