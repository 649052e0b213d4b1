import Testing

@testable import Snippets

/// Unicode's own tests of UAX #14, and what a person sees of it.
@MainActor
struct LineBreakTests {
  /// Where lines may end: before which scalars.
  private func breaks(_ scalars: [Int]) -> [Bool] {
    var state = LineBreakState()
    let classes = scalars.map { Scalars.lineClass(UInt32($0)) }
    return classes.indices.map { index in
      let next = classes[(index + 1)...].first { $0 != .cm && $0 != .zwj }
      return state.mayBreak(before: classes[index], isDigit: next == .nu)
    }
  }

  @Test func `the cases of LineBreakTest 15 hold`() throws {
    let cases = try UnicodeCases.rows("line-breaks")
    var failed: [[Int]] = []
    for row in cases where breaks(row.map(abs)) != row.map({ $0 > 0 }) { failed.append(row) }
    #expect(cases.count == 7_654)
    #expect(failed.isEmpty, "\(failed.count): \(failed.prefix(10))")
  }
}
