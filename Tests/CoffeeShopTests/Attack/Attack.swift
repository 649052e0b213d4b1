import FlowEngine
import Synchronization

/// A conversation under attack: from a seed, or from a list of inputs.
struct Attack: Sendable {
  /// What went wrong, and all that was done up to it.
  struct Failure: Sendable {
    var fault: String
    var inputs: [AttackInput]
  }

  let app: HostedApp
  var reached = AttackReach()

  /// Thinks `count` inputs up; nil: nothing went wrong.
  func run(seed: UInt64, count: Int) async -> Failure? {
    await AttackStage(app).run { stage in
      var generator = AttackGenerator(dice: Dice(seed: seed))
      var inputs: [AttackInput] = []
      return await drive(stage) { view in
        if inputs.count == count { return nil }
        inputs.append(generator.next(view))
        return inputs.last
      }
    }
  }

  /// Does what is given.
  func run(_ inputs: [AttackInput]) async -> Failure? {
    await AttackStage(app).run { stage in
      var rest = inputs[...]
      return await drive(stage) { _ in rest.popFirst() }
    }
  }

  private nonisolated(nonsending) func drive(
    _ stage: AttackStage,
    _ next: (ConversationView) -> AttackInput?
  ) async -> Failure? {
    var witness = AttackWitness()
    var done: [AttackInput] = []
    while !witness.hasEnded, let input = next(stage.view) {
      done.append(input)
      witness.expect(input, stage.view)
      let turn = await stage.send(input)
      if let fault = witness.check(input, turn) { return Failure(fault: fault, inputs: done) }
    }
    reached.effects.add(witness.effects, ordering: .relaxed)
    return nil
  }

  /// Leaves out what the fault does not need: halves, then quarters, then single inputs.
  func shrunk(_ failure: Failure) async -> Failure {
    var best = failure
    var size = max(1, best.inputs.count / 2)
    while true {
      var start = 0
      while start < best.inputs.count {
        var fewer = best.inputs
        fewer.removeSubrange(start..<min(start + size, fewer.count))
        if let again = await run(fewer) { best = again } else { start += size }
      }
      if size == 1 { return best }
      size /= 2
    }
  }
}

extension Attack.Failure {
  /// The shortest list of inputs as a flow, to be pasted into a file.
  func flow(_ app: String, seed: UInt64) -> String {
    let steps = inputs.flatMap(\.flow).flatMap { $0.hasPrefix("#") ? [$0] : [$0, "..."] }
    return
      (["", "# \(fault)", "# seed \(seed)", "@flow 1", "@app \(app)", "", "== attack"] + steps)
      .joined(separator: "\n")
  }
}

/// How far attacks came: one that never gets an order placed proves nothing.
final class AttackReach: Sendable {
  let effects = Atomic(0)
}
