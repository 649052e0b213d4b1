import Testing

@testable import FlowScripts

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
