import Testing

@testable import Snippets

/// What is read out of whole views: in order, with values and states, and nothing that is drawn.
@MainActor
struct LinearTests {
  private func spoken(_ view: some View, columns: Int = 30) -> String {
    let settings = RenderSettings(columns: columns, numbersControls: true)
    return render(view, settings: settings, style: .spoken)
  }

  @Test func `a grid is read row by row, its lines are not`() {
    let grid = Grid {
      GridRow {
        Text("Item")
        Text("Price")
      }
      Divider()
      GridRow {
        Text("Milk")
        Text("$2")
      }
    }
    #expect(spoken(grid) == "Item, Price\nMilk, $2")
  }

  @Test func `a box is not read, what is in it is`() {
    #expect(spoken(GroupBox("Order") { Text("Latte") }) == "Order\nLatte")
    #expect(spoken(Text("x").border(.red)) == "x")
    #expect(spoken(Text(verbatim: "┌──┐\n│ab│\n└──┘")) == "ab")
    #expect(spoken(Text(verbatim: "│ a │ b │")) == "a b")
    #expect(spoken(Text(verbatim: "████░░")) == "")
  }

  @Test func `values and states are said`() {
    let view = VStack {
      ProgressView("Loading", value: 2, total: 4)
      ProgressView()
      LabeledContent("Size", value: "Large")
      Toggle(
        _action: ControlAction(kind: .toggle, identifier: "t"),
        payload: nil,
        isOn: true,
        label: Text("Oat milk")
      )
    }
    #expect(
      spoken(view) == """
        Loading, progress, 50%
        in progress
        Size, Large
        1. Oat milk, switch, on
        """
    )
  }

  @Test func `nothing that is read out holds a part of a box or a bar`() throws {
    for seed in UInt64(1)...300 {
      let words = try RandomSnippet.tree(seed: seed).text(.spoken)
      let drawings = words.unicodeScalars.filter { (0x2500...0x259F).contains($0.value) }
      #expect(drawings.isEmpty, "seed \(seed): \(words)")
      #expect(!words.contains("\n\n"), "seed \(seed)")
    }
  }
}
