import SnippetFoundation

/// The order in which the cases of a run begin; the report is in the order of the files whatever it is.
struct FlowOrder {
  /// One play of one case.
  struct Turn: Sendable, Equatable {
    /// Which case of the plan.
    var index: Int
    /// Counted from 0.
    var round: Int
  }

  /// nil: the order of the files.
  var seed: UInt64?
  var rounds: Int

  /// Every case once in each round, each round in an order of its own.
  func turns(of indices: some Sequence<Int>) -> [Turn] {
    let indices = Array(indices)
    var dice = seed.map { Dice(state: $0) }
    return (0..<max(1, rounds)).flatMap { round in
      var order = indices
      if dice != nil {
        for last in order.indices.reversed().dropLast() {
          order.swapAt(last, dice?.roll(last + 1) ?? last)
        }
      }
      return order.map { Turn(index: $0, round: round) }
    }
  }

  /// Numbers that a seed repeats (SplitMix64).
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((mixed ^ (mixed &>> 31)) % UInt64(sides))
    }
  }
}
