import Testing

@testable import TerminalSession

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
  ])
  func `a row breaks at blanks only where it must`(row: String, columns: Int, rows: [String]) {
    #expect(wrapped(row, columns: columns) == rows)
  }
}
