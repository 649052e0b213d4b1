import SnippetFoundation

/// One of several parts that a run is dealt into, such as `2/3`.
package struct FlowShard: Sendable, Equatable, CustomStringConvertible {
  /// Counted from 1.
  package var number: Int
  package var count: Int

  /// Says what a part may be.
  package struct Unknown: Error, Sendable, Equatable, CustomStringConvertible {
    package var given: String
    package var description: String {
      "'\(given)' is no part of a run. Write I/N, such as 2/3 for the second of three"
    }
  }

  package init(parsing text: String) throws(Unknown) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(number)
    else { throw Unknown(given: text) }
    self.number = number
    self.count = count
  }

  package var description: String { "\(number)/\(count)" }

  /// The elements dealt to this part: every element is in one part, and the parts differ by one at most.
  func part<Element>(of elements: [Element]) -> [Element] {
    elements.indices.filter { $0 % count == number - 1 }.map { elements[$0] }
  }
}
