import Testing

@testable import IntentModel

struct OptionTextTests {
  private func named(_ text: String, _ titles: [String]) -> [String] {
    let options = titles.map { ParameterOption(value: $0, title: $0) }
    return OptionText(text).named(in: options).map(\.title)
  }

  @Test(arguments: [
    ("C#", ["C", "C#"], ["C#"]), ("C", ["C", "C#"], ["C"]), ("c", ["C", "C#"], ["C", "C#"]),
    ("C# #1", ["C", "C#"], ["C#"]), ("C #2", ["C", "C#"], []),
    ("Résumé", ["Résumé", "Resume"], ["Résumé"]), ("🎉", ["🎉", "🎈"], ["🎉"]),
    ("resume", ["Résumé", "Resume"], ["Résumé", "Resume"]), ("aB", ["Ab", "aB"], ["aB"]),
    ("Mill #2", ["Mill", "Mill"], ["Mill"]), ("Mill", ["Mill", "Mill"], ["Mill", "Mill"]),
  ])
  func `of titles that differ in signs alone the one that is typed counts`(
    text: String,
    titles: [String],
    expected: [String]
  ) {
    #expect(named(text, titles) == expected)
  }

  @Test func `a text is known by its value too`() {
    let options = [ParameterOption(value: "done", title: "Finished")]
    #expect(OptionText("done").named(in: options).map(\.title) == ["Finished"])
  }
}
