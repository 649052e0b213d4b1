import SnippetFoundation
import Testing

@testable import FlowEngine

/// A row's bytes alone say what it begins as wherever they can; its letters say the same.
struct RowBeginningTests {
  @Test(
    arguments: [
      ("", .text), ("Latte", .text), (">", .engine), ("> yes", .engine), (">> yes", .text),
      (">yes", .text), ("[1] Latte", .engine), ("[1]", .engine), ("(2] x", .engine),
      ("[12:", .text),
      ("[12: x", .control), ("[12:x", .text), ("[yes] Place", .engine), ("[no]", .engine),
      ("[maybe] x", .text), ("[Yes] x", .text), ("[yes: x", .control), ("[] x", .text),
      ("[1a] x", .text), ("[opened CoffeeShop", .engine), ("[opened", .text),
      ("[opened  ", .engine),
      ("(opened x", .text), ("[1 ] x", .text), ("(1) x", .text), ("[", .text), ("(", .text),
    ] as [(String, RowBeginning)]
  )
  func `rows of ASCII are told apart by their bytes`(row: String, expected: RowBeginning) {
    var bytes = row
    #expect(bytes.withUTF8 { RowBeginning($0) } == expected)
    #expect(row.beginning == expected)
    #expect(row.seenBeginning == expected)
  }

  @Test(arguments: [
    "\u{200B}> yes", ">\u{A0}yes", "[1\u{200B}] x", "\u{1B}[1m[1] x", "[1]\u{301}", "> \u{301}",
    "[1:\u{A0}x", "[1: \u{301}x", "[yes\u{301}] x", ">\t", "[1:\t", "[opened\u{A0}x",
    "[opened \u{301}", "›", "é",
  ])
  func `where the bytes do not say it the letters do`(row: String) {
    var bytes = row
    #expect(bytes.withUTF8 { RowBeginning($0) } == nil)
    #expect(row.beginning == row.seenBeginning)
  }

  @Test func `random rows begin by their bytes as they do by their letters`() {
    let signs = [
      ">", "[", "(", "]", ")", ":", " ", "1", "20", "yes", "no", "opened", "opened ", "a", "Y", "!",
      "\t", "\u{200B}", "\u{301}", "\u{A0}", "é", "\u{1B}[1m", "\u{903}", "\r\n", "{",
    ]
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    for _ in 0..<20_000 {
      let row = (0..<next(7)).map { _ in signs[next(signs.count)] }.joined()
      #expect(row.beginning == row.seenBeginning, "seed 7, \(row.debugDescription)")
    }
  }
}
