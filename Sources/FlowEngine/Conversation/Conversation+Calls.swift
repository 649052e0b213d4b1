import IntentEffects
import IntentModel
import SnippetFoundation

/// One task that carries calls out, one after the other.
///
/// What the result of a call begins goes on here: a run that is prepared, performed and drawn needs one task, not three.
final class CallThread: @unchecked Sendable {  // touched by its own task alone
  var next: (call: Int, work: FlowMachine.Action.Work)?
  /// The call that is carried out.
  var call: Int

  init(call: Int) { self.call = call }
}

extension Conversation {
  /// Begins a call; its task is known before any later event is reduced.
  func start(_ call: Int, _ work: FlowMachine.Action.Work, from thread: CallThread?) {
    if let thread, thread.next == nil {
      thread.next = (call, work)
      return box.withLock { $0.tasks[call] = $0.tasks[thread.call] }
    }
    if lane.isAtCapacity { return post(work.busy(call)) }
    box.withLock { box in
      box.tasks[call] = lane.start { [self] in await run(work, call) }
    }
    if lane.virtualClock == nil { MainWatch.shared.watch(self) }
  }

  /// Cancels a call's task, on the lane: handlers of the app's may hold the thread that calls them.
  func cancel(_ call: Int, _ reason: IntentCancellationReason) {
    let (task, running) = box.withLock { box in
      (box.tasks.removeValue(forKey: call), box.running.removeValue(forKey: call))
    }
    running?.cancellationReason = reason
    guard let task else { return }
    _ = lane.start { task.cancel() }
  }

  /// Runs the app's code in this conversation's world.
  private nonisolated(nonsending) func run(
    _ work: FlowMachine.Action.Work,
    _ call: Int
  ) async {
    let thread = CallThread(call: call)
    let post: @Sendable (FlowMachine.Event) -> Void = { [self] in self.post($0, from: thread) }
    await World.$current.withValue(world) {
      var work = work
      while true {
        // Given up before it began: a newer drawing took its place, or the flow was cancelled.
        if Task.isCancelled { return }
        let call = thread.call
        let running = RunningCall { [weak self] in self?.post(.signed(call, $0)) }
        box.withLock { $0.running[call] = running }
        self.post(.began(call))
        let host = ConversationHost(conversation: self, number: call, call: running)
        await CurrentHost.$host.withValue(host) { await work.run(call, post: post) }
        box.withLock { box in
          box.tasks[call] = nil
          box.running[call] = nil
        }
        guard let next = thread.next else { return }
        thread.next = nil
        thread.call = next.call
        work = next.work
      }
    }
  }
}
