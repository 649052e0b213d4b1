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
        await CurrentHost.$host.withValue(ConversationHost(conversation: self, call: call)) {
          await work.run(call, post: post)
        }
        box.withLock { _ = $0.tasks.removeValue(forKey: call) }
        guard let next = thread.next else { return }
        thread.next = nil
        thread.call = next.call
        work = next.work
      }
    }
  }
}
