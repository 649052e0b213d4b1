import Testing

@Suite struct SnippetNotesTests {
  @Test func `a snippet that is too tall is noted once a case, and fails nothing`() async throws {
    try await expectReport(
      of: """
        == prices
        > show prices
        ...
        > show prices
        ...
        """,
      """
      ok    bread.flow:2 prices
      note: bread.flow:3:1: The snippet is 26 rows tall; 25 rows are shown, the rest scrolls.
      1 passed
      """
    )
  }
}
