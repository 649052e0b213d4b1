import Lanes
import SnippetFoundation

extension Conversation {
  /// Waits till nothing is left behind, or for so long.
  ///
  /// Returns the titles of the intents whose work goes on still. Real time.
  package func linger(upTo limit: Duration) async -> [String] {
    await withUnsafeContinuation { continuation in
      let number = box.withLock { box -> Int? in
        guard !box.machine.leftBehind.isEmpty else { return nil }
        box.nextRequest += 1
        box.lingering[box.nextRequest] = continuation
        return box.nextRequest
      }
      guard let number else { return continuation.resume() }
      lane.pool.clock.after(nanoseconds: limit.nanoseconds) { [self] in
        box.withLock { $0.lingering.removeValue(forKey: number) }?.resume()
      }
    }
    return leftBehind
  }

  /// The titles of the intents whose work goes on though they returned, sorted.
  package var leftBehind: [String] { withMachine { $0.leftBehind.values.map(\.title).sorted() } }

  /// The same, piece by piece, each with a number that no other of the conversation has; the oldest first.
  package var workLeftBehind: [(number: Int, title: String)] {
    withMachine { $0.leftBehind.map { ($0.key, $0.value.title) }.sorted { $0.0 < $1.0 } }
  }

  func endLingering() {
    let over = box.withLock { box -> [UnsafeContinuation<Void, Never>] in
      guard !box.lingering.isEmpty, box.machine.leftBehind.isEmpty else { return [] }
      defer { box.lingering = [:] }
      return Array(box.lingering.values)
    }
    for continuation in over { continuation.resume() }
  }
}
