import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

/// One task that carries calls out, one after the other.
///
/// What the result of a call begins goes on here: a run that is prepared, performed and drawn needs one task, not three.
final class CallThread: @unchecked Sendable {  // touched by its own task alone
  struct Step {
    let beginning: FlowMachine.Action.Beginning
    let running: RunningCall

    var call: Int { beginning.call }
  }

  var step: Step
  var next: Step?

  init(_ step: Step) { self.step = step }
}

extension Conversation {
  /// Begins a call; its task is known before any later event is reduced.
  func start(_ beginning: FlowMachine.Action.Beginning, from thread: CallThread?) {
    let call = beginning.call
    if case .draw = beginning.work {} else { lane.appMayRun() }
    let running = RunningCall(number: call, listener: self)
    let step = CallThread.Step(beginning: beginning, running: running)
    if let thread, thread.next == nil {
      thread.next = step
      let hasLooseCode = box.withLock { box in
        box.tasks[call] = box.tasks[thread.step.call]
        box.running[call] = running
        return box.machine.hasLooseCode
      }
      if hasLooseCode { watchMainActor(call, hasLooseCode: true) }
      return
    }
    if lane.isAtCapacity { return post(beginning.work.busy(call)) }
    watchMainActor(call, hasLooseCode: box.withLock { $0.machine.hasLooseCode })
    let own = CallThread(step)
    box.withLock { box in
      box.tasks[call] = lane.start { [self] in await run(own) }
      box.running[call] = running
    }
  }

  private func watchMainActor(_ call: Int, hasLooseCode: Bool) {
    guard lane.virtualClock == nil else { return }
    MainWatch.shared.watch(self, call, hasLooseCode: hasLooseCode)
  }

  /// Cancels a call's task, on the lane: handlers of the app's may hold the thread that calls them.
  func cancel(_ call: Int, _ reason: IntentCancellationReason) {
    let (task, running) = box.withLock { box in
      let task = box.tasks.removeValue(forKey: call)
      if task != nil { box.cancelling += 1 }
      return (task, box.running.removeValue(forKey: call))
    }
    running?.cancellationReason = reason
    guard let task else { return }
    _ = lane.start { [box] in
      task.cancel()
      box.withLock { $0.cancelling -= 1 }
    }
  }

  /// Whether some of the app's code is yet to hear that it was cancelled.
  package var isCancelling: Bool { box.withLock { $0.cancelling > 0 } }

  /// Begins a call in a task of its own, because the one it was to go on in was cancelled.
  private func restart(_ step: CallThread.Step) {
    let own = CallThread(step)
    box.withLock { box in
      box.tasks[step.call] = lane.start { [self] in await run(own) }
    }
  }

  /// Runs the app's code in this conversation's world.
  private nonisolated(nonsending) func run(_ thread: CallThread) async {
    let post: @Sendable (FlowMachine.Event) -> Void = { [self] in self.post($0, from: thread) }
    await World.$current.withValue(world) {
      while await run(thread.step, post) {
        guard let next = thread.next else { return }
        thread.step = next
        thread.next = nil
      }
    }
  }

  /// Runs one step; false: it was given up, or goes on elsewhere.
  ///
  /// Apart from the loop, and made of calls: what it holds itself is held by everybody who waits for a person.
  @inline(never)
  private nonisolated(nonsending) func run(
    _ step: CallThread.Step,
    _ post: @escaping @Sendable (FlowMachine.Event) -> Void
  ) async -> Bool {
    guard begin(step) else { return false }
    let host = ConversationHost(conversation: self, number: step.call, call: step.running)
    await CurrentHost.$host.withValue(host) {
      await step.beginning.work.run(step.call, scene: scene, post: post)
    }
    end(step)
    return true
  }

  /// Whether a step can begin in this task.
  @inline(never)
  private func begin(_ step: CallThread.Step) -> Bool {
    // Given up before it began: a newer drawing took its place, or the flow was cancelled.
    guard box.withLock({ $0.running[step.call] === step.running }) else { return false }
    // Another call's cancellation is not this one's.
    if Task.isCancelled {
      restart(step)
      return false
    }
    post(.began(step.call))
    return true
  }

  @inline(never)
  private func end(_ step: CallThread.Step) {
    box.withLock { box in
      box.tasks[step.call] = nil
      box.running[step.call] = nil
    }
  }

  private var scene: SnippetContent? { box.withLock { $0.scene } }
}

extension Conversation: RunningCall.Listener {
  func heard(_ sign: RunningCall.Sign, ofCall number: Int) { post(.signed(number, sign)) }
}
