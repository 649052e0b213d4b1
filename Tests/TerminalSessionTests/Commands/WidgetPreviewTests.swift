import Foundation
import Testing

/// Previews of widgets from the shell.
@Suite(.serialized)
struct WidgetPreviewTests {
  private func preview(_ arguments: String...) throws -> Piped {
    try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["preview"] + arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
  }

  @Test func `an entry is drawn in the size of the family, at its date`() throws {
    let drawn = try preview("Cake")
    #expect(
      drawn.output == """
        Cake (systemSmall)
        ┌────────────────────┐
        │                    │
        │                    │
        │      Cake          │
        │      slice 0       │
        │      slice 1       │
        │      slice 2       │
        │      0 sec         │
        │                    │
        │                    │
        │                    │
        └────────────────────┘

        """
    )
    #expect(drawn.code == 0 && drawn.error.isEmpty)
  }

  @Test func `every entry is drawn, those of a loop too`() throws {
    #expect(
      try preview("Circle").output == """
        Circle (accessoryCircular)
        Entry 1 of 2
        ┌─────────┐
        │         │
        │    1    │
        │         │
        │         │
        └─────────┘
        Entry 2 of 2, 1 min later
        ┌─────────┐
        │         │
        │    2    │
        │         │
        │         │
        └─────────┘

        """
    )
  }

  @Test func `a provider is asked for its timeline, and heard once`() throws {
    #expect(
      try preview("Provided").output == """
        Provided (accessoryInline)
        Entry 1 of 3
        ┌──────────────────────────────┐
        │           8 slices           │
        └──────────────────────────────┘
        Entry 2 of 3, 90 min later
        ┌──────────────────────────────┐
        │           7 slices           │
        └──────────────────────────────┘
        Entry 3 of 3, 3 h later
        ┌──────────────────────────────┐
        │           6 slices           │
        └──────────────────────────────┘

        """
    )
  }

  @Test func `the settings of a preview are the provider's`() throws {
    let drawn = try preview("Named", "--no-frame")
    #expect(drawn.output.contains("slice 5") && !drawn.output.contains("slice 6"))
    #expect(!drawn.output.contains("│") && !drawn.output.contains("Named"))
  }

  @Test func `what does not fit is cut, and said`() throws {
    let drawn = try preview("Whole cake")
    #expect(drawn.output.hasSuffix("┘\nIt needs 14 rows; systemSmall has 10.\n"))
    #expect(drawn.code == 0)
  }

  @Test(arguments: [
    ("No cake", "its timeline has no entry. Give it at least one."),
    (
      "Other cake",
      "its entry is a OtherEntry, but the widget shows a CakeEntry. Give it one of those."
    ),
  ])
  func `what cannot be drawn says why`(name: String, words: String) throws {
    let refused = try preview(name)
    #expect(refused.code == 1 && refused.output.isEmpty)
    #expect(refused.error.hasSuffix("'\(name)' cannot be drawn: \(words)\n"))
  }

  @Test func `the older form of a preview looks as the newer one does`() throws {
    #expect(
      try preview("Widgets_Previews").output == """
        Widgets_Previews (accessoryInline)
        ┌──────────────────────────────┐
        │           2 slices           │
        └──────────────────────────────┘

        """
    )
    #expect(try preview("Widgets_Previews", "--no-frame").output == "           2 slices\n")
  }
}
