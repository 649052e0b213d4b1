import Lanes
import SnippetFoundation

// What is put off till the code that runs waits: begun once it does.
extension Conversation {
  /// Begins what was put off, in a flow that has come to rest; false where there is nothing.
  func goesOnAtRest() -> Bool {
    guard withMachine({ $0.hasPutOff }) else { return false }
    post(.waits)
    return true
  }

  /// Begins what was put off as soon as the code that runs waits, and soon in any case.
  ///
  /// For a conversation that nobody drives.
  func watchForRest() {
    let (number, isFirst) = box.withLock { box in
      box.restsAsked += 1
      defer { box.watchesForRest = true }
      return (box.restsAsked, !box.watchesForRest)
    }
    rest(number, afterWaits: Self.mostWaits)
    guard isFirst else { return }
    _ = lane.start { [weak self, lane] in
      let rests = await lane.comesToRest()
      self?.stopWatching(isAtRest: rests)
    }
  }

  /// Takes up what was put off after a while: a longer one where work waits for a processor, as on a busy machine.
  private func rest(_ number: Int, afterWaits waits: Int) {
    lane.pool.clock.after(nanoseconds: Self.longestWork) { [weak self] in
      guard let self else { return }
      if waits > 1, lane.hasWaitingJobs, lane.stuckJobs == 0 {
        rest(number, afterWaits: waits - 1)
      } else {
        rest(number)
      }
    }
  }

  private func stopWatching(isAtRest: Bool) {
    let number = box.withLock { box in
      box.watchesForRest = false
      return box.restsAsked
    }
    if isAtRest { rest(number) }
  }

  /// The code waits, or has not for long: what was put off till the watch with that number.
  private func rest(_ number: Int) {
    let isNew = box.withLock { box in
      defer { box.restsTaken = max(box.restsTaken, number) }
      return box.restsTaken < number
    }
    if isNew { post(.waits) }
  }

  /// Nanoseconds after which nothing is put off any longer, unless work waits.
  private static let longestWork: Int64 = 100_000_000
  /// How often as long is waited where it does.
  private static let mostWaits = 10
}

extension Lane {
  /// Suspends till nothing goes on here, nor on the main actor for it; false where code holds its thread, or the main
  /// actor.
  fileprivate nonisolated(nonsending) func comesToRest() async -> Bool {
    while case .quiet(var count) = await quiet() {
      if stuckJobs > 0 { return false }
      switch await visitMain(&count, grace: .milliseconds(100)) {
      case .held: return false
      case .active: continue
      case .clear: return true
      }
    }
    return false
  }
}
