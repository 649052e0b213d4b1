import Snippets
import TerminalDialogue
import Testing

struct WrappedRowTests {
  @Test(arguments: [
    ("one two", 0, ["one two"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("  one two three", 9, ["  one two", "  three"]),
    ("[1] Small  [2] Large", 20, ["[1] Small  [2] Large"]),
    ("unbreakable", 4, ["unbreakable"]),
    ("☕ 咖啡 咖啡", 9, ["☕ 咖啡", "咖啡"]),
    ("", 4, [""]),
    ("[1] Buy milk today", 12, ["[1] Buy milk", "    today"]),
    ("[yes] Delete it all", 8, ["[yes]", "Delete", "it all"]),
  ])
  func `a row breaks at blanks only where it must`(row: String, columns: Int, rows: [String]) {
    #expect(wrapped(row, columns: columns) == rows)
  }

  @Test(arguments: [
    ("aaaa bbbbbbb [yes] Delete All", 12, ["aaaa bbbbbbb", " [yes]", " Delete All"]),
    ("aaaa bbbbbbb [1: Pay now]", 12, ["aaaa bbbbbbb", " [1: Pay", " now]"]),
    ("aaa > yes", 4, ["aaa", " >", " yes"]), ("aaaaaa > yes", 6, ["aaaaaa", " > yes"]),
    ("[1] aaaaaaaa > yes", 13, ["[1] aaaaaaaa", "    > yes"]),
    ("0123456789[yes] Pay", 10, ["0123456789", " [yes]", "Pay"]),
  ])
  func `no row that wrapping makes is forged`(row: String, columns: Int, rows: [String]) {
    #expect(wrapped(row, columns: columns) == rows)
  }

  @Test func `what is read out is told apart where it goes on`() {
    let rows = wrapped("Pay for all of it 1. All of it", columns: 17, style: .spoken)
    #expect(rows == ["Pay for all of it", "text: 1. All of it"])
    for columns in 1...20 {
      #expect(!wrapped("a Changed: b 2. c", columns: columns, style: .spoken).contains("2. c"))
    }
  }

  @Test func `a row that the terminal breaks is broken before what looks like the engine's`() {
    #expect(
      brokenByTerminal("0123456789[yes] Pay", columns: 10) == ["0123456789", " [yes] Pay"]
    )
    #expect(brokenByTerminal("|   a   | b |", columns: 10) == ["|   a   | b |"])
    #expect(brokenByTerminal("0123 > yes", columns: 5) == ["0123 ", " > yes"])
  }
}
