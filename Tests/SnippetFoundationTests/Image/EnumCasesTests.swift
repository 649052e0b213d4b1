import Testing

@testable import SnippetFoundation

private struct Shelf: Equatable { var name: String, numbers: [Int] }

/// Counts those of its kind that are there.
private final class Crate: Sendable {
  let count: Lock<Int>

  init(_ count: Lock<Int>) {
    self.count = count
    count.withLock { $0 += 1 }
  }

  deinit { count.withLock { $0 -= 1 } }
}

private enum Thing {
  case shelf(Shelf)
  case number(Int)
  case text(how: String)
  case part(Double?)
  case none
  case crate(Crate)
  case table([String: Shelf])
}

private enum Bits: Equatable {
  case flag(Bool)
  case byte(UInt8)
}
private enum Single { case text(String) }
private enum SingleOrNone {
  case text(String)
  case none
}
private enum Generic<Value> { case value(Value) }
private indirect enum Indirect { case number(Int) }

struct EnumCasesTests {
  @Test func `the cases are those of the code, by their types`() throws {
    let types = try #require(EnumCases<Thing>()).types.map { "\($0)" }
    let expected = [
      "Shelf", "Int", "String", "Optional<Double>", "Crate", "Dictionary<String, Shelf>",
    ]
    #expect(types == expected)
  }

  @Test func `a value goes into the first case of its type`() throws {
    let cases = try #require(EnumCases<Thing>())
    let shelf = Shelf(name: "a name that is too long to be kept in place", numbers: [1, 2])
    guard case .shelf(shelf)? = cases.holding(shelf), case .number(5)? = cases.holding(5),
      case .text(how: "text")? = cases.holding("text"), case .part(2.5)? = cases.holding(2.5),
      case .table(["a": shelf])? = cases.holding(["a": shelf])
    else {
      Issue.record("a value is not in its case")
      return
    }
    #expect(cases.holding(UInt8(3)) == nil)
  }

  @Test func `what is put in is kept as long as the case`() throws {
    let count = Lock(0)
    do {
      let thing = try #require(EnumCases<Thing>()?.holding(Crate(count)))
      guard case .crate(let crate) = thing else {
        Issue.record("a crate is a crate")
        return
      }
      #expect(crate.count.withLock { $0 } == 1)
    }
    #expect(count.withLock { $0 } == 0)
  }

  @Test func `cases may be one only, or share a byte`() throws {
    guard case .text("a")? = EnumCases<Single>()?.holding("a"),
      case .text("b")? = EnumCases<SingleOrNone>()?.holding("b")
    else {
      Issue.record("a text is not in its case")
      return
    }
    let bits = try #require(EnumCases<Bits>())
    #expect(bits.holding(true) == .flag(true) && bits.holding(false) == .flag(false))
    for byte in UInt8.min...UInt8.max { #expect(bits.holding(byte) == .byte(byte)) }
  }

  @Test func `what cannot be looked into is nothing`() {
    #expect(EnumCases<Generic<Int>>() == nil && EnumCases<Indirect>() == nil)
    #expect(EnumCases<Int>() == nil && EnumCases<Shelf>() == nil && EnumCases<Int?>() == nil)
  }
}
