import FlowEngine
import Testing

/// What a person had run is suggested from then on.
struct DonationTests {
  /// What help lists first, after these lines.
  private func suggested(after lines: [String]) async -> String? {
    let rows = await transcript(lines + ["help"]).split(separator: "\n").map(String.init)
    return rows.lastIndex(of: "You can say:").map { rows[$0 + 1] }
  }

  @Test func `a run that came to its result is suggested first`() async {
    let before = await suggested(after: [])
    #expect(before != "  Choose Inside")
    #expect(await suggested(after: ["choose inside", "keep"]) == "  Choose Inside")
    let newest = await suggested(after: ["choose inside", "keep", "ask inside", "small"])
    #expect(newest == "  Ask Inside")
  }

  @Test func `a run that failed or was cancelled is not`() async {
    let before = await suggested(after: [])
    #expect(await suggested(after: ["fail"]) == before)
    #expect(await suggested(after: ["choose inside", "cancel"]) == before)
  }

  @Test func `a suggestion runs with its values, not a phrase whose words could be the same`() async
  {
    let text = await transcript(["chalk up green tea", "3", "chalk up 3 green tea"])
    #expect(
      text == """
        > chalk up green tea
        How many times?
        > 3
        3 times green tea
        > chalk up 3 green tea
        3 times green tea
        """
    )
  }

  @Test func `a run with secrets is not`() async {
    let before = await suggested(after: [])
    #expect(await suggested(after: ["open till", "1234"]) == before)
  }
}
