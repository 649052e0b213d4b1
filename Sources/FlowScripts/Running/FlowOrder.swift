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
    var dice = seed.map(SplitMix.init(seed:))
    return (0..<max(1, rounds)).flatMap { round in
      var order = indices
      for last in order.indices.reversed().dropLast() {
        guard let number = dice?.next() else { break }
        order.swapAt(last, Int(number % UInt64(last + 1)))
      }
      return order.map { Turn(index: $0, round: round) }
    }
  }
}
