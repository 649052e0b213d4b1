import Lanes
import SnippetFoundation

extension FlowDriver {
  /// Hands the conversation over to a person: from now on its clock goes as the real one does.
  ///
  /// Call it once `run` is over, and drive the conversation by its own inputs alone from then on.
  package func goLive() -> Conversation {
    conversation.box.withLock { $0.machine.isDriven = false }
    let clock = clock
    clock.isDriven = true
    let begin = (virtual: clock.now, real: ContinuousClock.now)
    Thread.detachNewThread { [weak conversation] in
      while conversation != nil {
        let passed = ContinuousClock.now - begin.real
        let now = begin.virtual + passed.nanoseconds
        while clock.fireNext(upTo: now) {}
        clock.advance(to: now)
        usleep(20_000)
      }
    }
    return conversation
  }
}
