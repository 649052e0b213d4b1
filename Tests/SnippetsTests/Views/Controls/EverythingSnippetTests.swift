import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct EverythingSnippetTests {
  private let snippet = EverythingSnippet(
    name: "Order 42",
    progress: 0.4,
    items: [
      .init(id: 1, title: "Flat White", price: 4.5), .init(id: 2, title: "Oat milk", price: 0.6),
    ],
    isIced: true
  )

  @Test func `a snippet with everything is drawn`() throws {
    #expect(
      try Drawn(snippet, columns: 40, numbers: true).rows == """

          ☕︎ Order 42              ◑ 40% Ready

          Brewing
          ██████████████░░░░░░░░░░░░░░░░░░░░░░
          1 of 3 steps

          ┌ Items ───────────────────────────┐
          │ Flat White                 $4.50 │
          │ Oat milk                   $0.60 │
          └──────────────────────────────────┘

          Heat                             67°
          0 ████████████████████░░░░░░░░░░ 100

          [1: −] [2: +] [3: x] Iced

          [4:      Pay     ]   [5: ! Cancel]

          [6: Help]

          Tap for more

        """
    )
  }

  @Test func `a snippet with everything is read out`() throws {
    #expect(
      try Drawn(snippet, columns: 40, numbers: true).spoken == [
        "Order 42, Ready, gauge, 40%",
        "Brewing, progress, 1 of 3 steps",
        "Items",
        "Flat White, $4.50",
        "Oat milk, $0.60",
        "Heat, gauge, 67°, from 0 to 100",
        "1. Less, button",
        "2. More, button",
        "3. Iced, switch, on",
        "4. Pay, button",
        "5. Cancel, button, cannot be undone",
        "6. Help, link",
        "Tap for more",
      ]
    )
  }

  @Test func `its controls are in reading order`() throws {
    let settings = RenderSettings(columns: 40)
    let resolved = try resolve(SnippetContent(snippet), settings: settings)
    #expect(
      resolved.tree.controls.map(\.label) == [
        "Less", "More", "Iced", "Pay", "Cancel", "Help",
      ]
    )
    #expect(resolved.tree.warnings.count == 1)
  }

  @Test func `no width, however small, does harm`() throws {
    for columns in [0, 1, 2, 3, 5, 8, 13, 21, 10_000] {
      for numbers in [false, true] {
        let drawn = try Drawn(snippet, columns: columns, numbers: numbers)
        #expect(drawn.spoken.contains { $0.hasSuffix("Pay, button") }, "\(columns) columns")
      }
      _ = try Drawn(SettingsScreen(), columns: columns)
    }
  }
}
