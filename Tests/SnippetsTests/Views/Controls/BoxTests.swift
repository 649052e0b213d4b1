import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct BoxTests {
  @Test func `a box has a title in its line`() throws {
    let view =
      GroupBox("Today") {
        Text("3 coffees")
        LabeledContent("Total", value: "$9.00")
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        ┌ Today ───────────────┐
        │ 3 coffees            │
        │ Total          $9.00 │
        └──────────────────────┘
        """
    )
    #expect(drawn.spoken == ["Today", "3 coffees", "Total, $9.00"])
  }

  @Test func `a box without a title, and one with a symbol`() throws {
    let view =
      VStack(alignment: .leading) {
        GroupBox { Text("a") }
        GroupBox(label: Label("A long title", systemImage: "star")) { Text("b") }
        GroupBox {
          Text("c")
        } label: {
          Text("A title longer than the room")
        }
        GroupBox {}
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        ┌───┐
        │ a │
        └───┘
        ┌ ☆ A long title ─┐
        │ b               │
        └─────────────────┘
        ┌ A title longer ─┐
        │ than the room   │
        │ c               │
        └─────────────────┘
        ┌──┐
        └──┘
        """
    )
    #expect(drawn.spoken == ["a", "A long title", "b", "A title longer than the room", "c"])
  }

  @Test func `an app's styles draw what they are told`() throws {
    let view =
      VStack(alignment: .leading) {
        GroupBox("Today") { Text("3 coffees") }.groupBoxStyle(Ruled())
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("x") }
          .disclosureGroupStyle(Starred())
        LabeledContent("Total", value: "$9").labeledContentStyle(Dotted())
        LabeledContent("Total", value: "$9").labelsHidden()
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Today
        ────────────────────
        3 coffees
        (More)
        x
        Total....$9
        $9
        """
    )
    #expect(
      drawn.spoken == [
        "Today",
        "3 coffees",
        "More, button, disabled",
        "x",
        "Total, ...., $9",
        "$9",
      ]
    )
  }

  @Test func `a group is open or closed`() throws {
    let view =
      VStack(alignment: .leading) {
        DisclosureGroup("Closed") { Text("hidden") }
        DisclosureGroup("Open", isExpanded: .constant(true)) {
          Text("a")
          DisclosureGroup(isExpanded: .constant(true)) {
            Text("b")
          } label: {
            Label("Inner", systemImage: "star")
          }
        }
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        ▸ Closed
        ▾ Open
          a
          ▾ ☆ Inner
            b
        """
    )
    #expect(drawn.spoken == ["Closed, collapsed", "Open, expanded", "a", "Inner, expanded", "b"])
  }
}

private struct Ruled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.bold()
      Divider()
      configuration.content
    }
  }
}

private struct Starred: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Dotted: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text("....")
      configuration.content
    }
  }
}
