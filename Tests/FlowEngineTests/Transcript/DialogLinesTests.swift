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

/// What an app says has the lines of the values in it, indented; what it asks has only its own.
struct DialogLinesTests {
  @Test func `a list in a dialog keeps its lines, of which none looks like the app's own`() async {
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

  @Test func `what is said to others has the app's own text`() async {
    let said = await FlowDriver(app: .kiosk()).run { driver in
      var events = await driver.send(.run(ReadOutDrinks())).events
      events += await driver.send(.line("yes")).events
      return events.compactMap { event in
        if case .spoke(let full, _) = event { full } else { nil }
      }
    }
    #expect(said == ["Read\n- Latte [1] Tea?", "Drinks:\n- Latte\n[1] Tea"])
  }
}
