import AppIntents
import FlowEngine
import Testing

struct ReadOutDrinks: AppIntent {
  static let title: LocalizedStringResource = "Read Out Drinks"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let rows = ["- Latte", "[1] Tea"].joined(separator: "\n")
    try await requestConfirmation(dialog: "Read\n\(rows)?")
    return .result(dialog: "Drinks:\n\(rows)")
  }
}

/// What an app says has the lines of the values in it; what it asks has only its own.
struct DialogLinesTests {
  @Test func `a list in a dialog keeps its lines, of which none looks like a choice`() async {
    let rows = await transcript([.run(ReadOutDrinks()), .line("yes")])
    #expect(
      rows == """
        ! run
        Read
        - Latte [1] Tea?
        [yes] Continue  [no] Cancel
        > yes
        Drinks:
        - Latte
         [1] Tea
        """
    )
  }
}
