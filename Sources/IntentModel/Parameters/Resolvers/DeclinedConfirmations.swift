import SnippetFoundation

/// The confirmations of resolvers to which a person has said no, while the same text is resolved again: the first of those
/// that are asked for, since a resolver asks as it asked before.
final class DeclinedConfirmations: Sendable {
  /// nil: what is resolved cannot be resolved again, as a value that another intent hands on.
  @TaskLocal static var current: DeclinedConfirmations?

  /// How many there are.
  let count: Int
  private let left: Lock<Int>

  init(_ count: Int) {
    self.count = count
    left = Lock(count)
  }

  /// Whether the confirmation that is asked for now is one of them.
  func takeNext() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
