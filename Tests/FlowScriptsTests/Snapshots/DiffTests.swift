import Testing

@testable import FlowScripts
@testable import Snapshots

@Suite struct DiffTests {
  private func picture(_ expected: String, _ actual: String) -> String {
    Diff(expected: expected, actual: actual).text
  }

  @Test func `a changed row is marked inside`() {
    #expect(
      picture("a\ntotal 9.00\nb", "a\ntotal 9.50\nb") == """
            1  a
        -   2  total 9.00
                       ^
        +   2  total 9.50
                       ^
            3  b
        """
    )
  }

  @Test func `blanks at the end are seen`() {
    #expect(picture("a", "a  ") == "-   1  a\n+   1  a··\n        ^^")
  }

  @Test func `three rows of context are shown`() {
    let rows = (1...9).map(String.init)
    var changed = rows
    changed[4] = "x"
    #expect(
      picture(rows.joined(separator: "\n"), changed.joined(separator: "\n")) == """
          ...
            2  2
            3  3
            4  4
        -   5  5
        +   5  x
            6  6
            7  7
            8  8
          ...
        """
    )
  }

  @Test func `rows that are gone and rows that are new`() {
    #expect(picture("a\nb", "b\nc") == "-   1  a\n    1  b\n+   2  c")
  }

  @Test func `a carriage return is seen and is part of its row`() {
    #expect(
      picture("a\r\nb", "a\nb") == "-   1  a\u{240D}\n        ^\n+   1  a\n    2  b"
    )
  }

  @Test func `a blank of another kind is named`() {
    #expect(
      picture("at 9:00 AM", "at 9:00\u{202F}AM")
        == "-   1  at 9:00 AM\n              ^\n+   1  at 9:00\u{202F}AM\n              ^ U+202F"
    )
    #expect(
      picture("a\u{A0}b", "a\u{3000}b")
        == "-   1  a\u{A0}b\n        ^ U+00A0\n+   1  a\u{3000}b\n        ^^ U+3000"
    )
  }

  @Test func `what takes no room is named, also where the whole row is another`() {
    #expect(
      picture("ab", "a\u{200B}b") == "-   1  ab\n+   1  a\u{200B}b\n        U+200B"
    )
    #expect(picture(" ", "\u{A0}") == "-   1  ·\n+   1  \u{A0}\n       U+00A0")
    #expect(
      picture("9\u{A0}h", "x\n9 h")
        == "-   1  9\u{A0}h\n       U+00A0\n+   1  x\n+   2  9 h"
    )
  }

  @Test func `letters that are spelt otherwise are named where the rows look the same`() {
    #expect(
      picture("a caf\u{E9}", "a cafe\u{301}")
        == "-   1  a caf\u{E9}\n            ^ U+00E9\n+   1  a cafe\u{301}\n            ^ U+0065 U+0301"
    )
    #expect(
      picture("\u{E9}", "e\u{301}")
        == "-   1  \u{E9}\n       U+00E9\n+   1  e\u{301}\n       U+0065 U+0301"
    )
  }

  @Test func `blanks that both rows have are not named`() {
    #expect(
      picture("9\u{A0}AM", "8\u{A0}AM")
        == "-   1  9\u{A0}AM\n       ^\n+   1  8\u{A0}AM\n       ^"
    )
  }

  @Test func `controls and tabs are seen and act on nothing`() {
    #expect(
      picture("a\tb", "a\u{1B}[1m\0b\t")
        == "-   1  a␉b\n        ^^\n+   1  a␛[1m␀b␉\n        ^^^^^^^"
    )
    #expect(ShownText.rows("a\0b \r\n\u{7F}\tc") == "a␀b ␍\n␡␉c")
  }

  @Test func `many rows that differ are compared without looking at each for each`() {
    let rows = (0..<10_000).map { "row \($0)" }
    let other = rows.map { $0 + "." }
    let diff = Diff(
      expected: rows.joined(separator: "\n"),
      actual: other.joined(separator: "\n")
    )
    #expect(diff.lines.count >= 20_000)
    #expect(Diff(expected: [], actual: rows, captures: FlowCaptures()).lines.count == 10_000)
  }

  @Test func `equal texts have no difference`() {
    #expect(Diff(expected: "a\nb", actual: "a\nb").isEmpty)
  }

  @Test func `a name that has another value already is said, and marks its row alone`() throws {
    let rows = try ["[{{n}}] Lisbon", "[{{n}}] New York"].map {
      ExpectedRow.pattern(try FlowPattern($0))
    }
    let captures = FlowCaptures(declared: ["n": "[0-9]+"])
    #expect(
      Diff(expected: rows, actual: ["[1] Lisbon", "[2] New York"], captures: captures).text == """
            1  [1] Lisbon
        -   2  ~ [{{n}}] New York
               ^^^^^^^^
        +   2  [2] New York
               ^^
        {{n}} is '1' already
        """
    )
  }
}
