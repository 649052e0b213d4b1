import IntentEffects
import IntentModel
import Lanes
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

  let conversation: Conversation
  var step: Step
  var next: Step?

  init(_ step: Step, of conversation: Conversation) {
    (self.step, self.conversation) = (step, conversation)
  }

  /// Posts what came of a call; what that begins may go on here.
  func callAsFunction(_ event: FlowMachine.Event) { conversation.post(event, from: self) }

  /// Runs the app's code in its conversation's world.
  nonisolated(nonsending) func run() async {
    await World.$current.withValue(conversation.world) {
      while await conversation.run(step, self) {
        guard let next else { return }
        step = next
        self.next = nil
      }
    }
  }
}

extension Conversation {
  /// A call that runs: what its code says of itself, and the task it runs in.
  struct RunningTask {
    let call: Int
    let running: RunningCall
    let task: Task<Void, Never>
  }

  /// Begins a call; its task is known before any later event is reduced.
  func start(_ beginning: FlowMachine.Action.Beginning, from thread: CallThread?) {
    let call = beginning.call
    if case .draw = beginning.work {} else { lane.appMayRun() }
    let running = RunningCall(number: call, listener: self)
    let step = CallThread.Step(beginning: beginning, running: running)
    if let thread, thread.next == nil, let hasLooseCode = follow(thread, step) {
      if hasLooseCode { watchMainActor(call, hasLooseCode: true) }
      return
    }
    if lane.isAtCapacity { return post(beginning.work.busy(call)) }
    watchMainActor(call, hasLooseCode: box.withLock { $0.machine.hasLooseCode })
    begin(step)
  }

  /// Lets a call go on in the task of the one that ended; nil: that one was cancelled.
  private func follow(_ thread: CallThread, _ step: CallThread.Step) -> Bool? {
    box.withLock { box in
      guard let task = box.running.first(where: { $0.call == thread.step.call })?.task else {
        return nil
      }
      thread.next = step
      box.running.append(RunningTask(call: step.call, running: step.running, task: task))
      return box.machine.hasLooseCode
    }
  }

  /// Begins a call in a task of its own.
  private func begin(_ step: CallThread.Step) {
    let thread = CallThread(step, of: self)
    box.withLock { box in
      let task = lane.start { await thread.run() }
      box.running.removeAll { $0.call == step.call }
      box.running.append(RunningTask(call: step.call, running: step.running, task: task))
    }
  }

  private func watchMainActor(_ call: Int, hasLooseCode: Bool) {
    guard lane.virtualClock == nil else { return }
    MainWatch.shared.watch(self, call, hasLooseCode: hasLooseCode)
  }

  /// Cancels a call's task, on the lane: handlers of the app's may hold the thread that calls them.
  func cancel(_ call: Int, _ reason: IntentCancellationReason) {
    let known = box.withLock { box -> RunningTask? in
      guard let index = box.running.firstIndex(where: { $0.call == call }) else { return nil }
      box.cancelling += 1
      return box.running.remove(at: index)
    }
    guard let known else { return }
    known.running.cancellationReason = reason
    _ = lane.start { [box] in
      known.task.cancel()
      box.withLock { $0.cancelling -= 1 }
    }
  }

  /// Whether some of the app's code is yet to hear that it was cancelled.
  package var isCancelling: Bool { box.withLock { $0.cancelling > 0 } }

  /// Runs one step; false: it was given up, or goes on elsewhere.
  ///
  /// Apart from the loop, and made of calls: what it holds itself is held by everybody who waits for a person.
  @inline(never)
  fileprivate nonisolated(nonsending) func run(
    _ step: CallThread.Step,
    _ post: CallThread
  ) async -> Bool {
    guard canBegin(step) else { return false }
    let host = ConversationHost(conversation: self, number: step.call, call: step.running)
    await CurrentHost.$host.withValue(host) {
      await step.beginning.work.run(step.call, scene: scene, post: post)
    }
    end(step)
    return true
  }

  /// Whether a step can begin in this task.
  @inline(never)
  private func canBegin(_ step: CallThread.Step) -> Bool {
    // Given up before it began: a newer drawing took its place, or the flow was cancelled.
    let isWanted = box.withLock { box in
      box.running.contains { $0.call == step.call && $0.running === step.running }
    }
    guard isWanted else { return false }
    // Another call's cancellation is not this one's.
    if Task.isCancelled {
      begin(step)
      return false
    }
    post(.began(step.call))
    return true
  }

  @inline(never)
  private func end(_ step: CallThread.Step) {
    box.withLock { box in box.running.removeAll { $0.call == step.call } }
  }

  private var scene: SnippetContent? { box.withLock { $0.scene } }
}

extension Conversation: RunningCall.Listener {
  func heard(_ sign: RunningCall.Sign, ofCall number: Int) { post(.signed(number, sign)) }
}
