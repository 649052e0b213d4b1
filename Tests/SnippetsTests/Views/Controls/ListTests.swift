import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct ListTests {
  @Test func `rows stand below each other, sections apart`() throws {
    let view =
      List {
        Text("Before")
        Section("Hot") {
          Text("Latte")
          Text("Tea")
        }
        Section {
          Text("Water")
        } header: {
          Label("Cold", systemImage: "snowflake")
        } footer: {
          Text("With ice.")
        }
        Section(header: Text("Old"), footer: Text("form")) { Text("Juice") }
        Text("After")
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Before

        Hot
          Latte
          Tea

        ❄ Cold
          Water
        With ice.

        Old
          Juice
        form

        After
        """
    )
    #expect(
      drawn.spoken == [
        "Before",
        "Hot, heading",
        "Latte",
        "Tea",
        "Cold, heading",
        "Water",
        "With ice.",
        "Old, heading",
        "Juice",
        "form",
        "After",
      ]
    )
  }

  @Test func `a section that is closed keeps its header`() throws {
    let view =
      List {
        Section("Open", isExpanded: .constant(true)) { Text("a") }
        Section("Closed", isExpanded: .constant(false)) { Text("b") }
        Section("Empty") {}
        Section {}
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        ▾ Open
          a

        ▸ Closed

        Empty
        """
    )
    #expect(drawn.spoken == ["Open, expanded", "a", "Closed, collapsed", "Empty, heading"])
  }

  @Test func `every form of a list compiles`() throws {
    let view =
      VStack(alignment: .leading) {
        List(drinks) { Text($0.name) }
        List(drinks, id: \.name) { Text($0.name) }
        List(1..<3) { Text("Row \($0)") }
        List(drinks, selection: .constant(Int?.none)) { Text($0.name) }
        List(drinks, selection: .constant(Set<Int>())) { Text($0.name).badge($0.id) }
        List(drinks, children: \.kinds) { Text($0.name) }
        List(selection: .constant(Drink?.none)) {
          ForEach(drinks) { Text($0.name) }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
      }
      .listStyle(.insetGrouped)
      .environment(\.locale, Locale(identifier: "en_US"))
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Coffee
        Water
        Coffee
        Water
        Row 1
        Row 2
        Coffee
        Water
        Coffee             1
        Water              3
        ▸ Coffee
        Water
        Coffee
        Water
        """
    )
  }

  @Test func `what rows are set to is accepted`() throws {
    let view =
      List {
        Text("a")
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listRowInsets(EdgeInsets())
          .deleteDisabled(true)
      }
      .listRowSpacing(4)
      .listSectionSpacing(.compact)
      .scrollIndicators(.hidden)
      .searchable(text: .constant(""))
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.rows == "a")
    #expect(drawn.spoken == ["a"])
    #expect(drawn.warnings == [])
  }

  @Test func `outside of a list a section's parts stand below each other`() throws {
    let view =
      VStack(alignment: .leading) {
        Section("Hot") { Text("Latte") }
        Text("x")
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        Hot
        Latte
        x
        """
    )
  }

  @Test func `a list that has too little room says so`() throws {
    let view =
      List { Section("A") { ForEach(0..<9) { Text("Row \($0)") } } }
      .frame(height: 64)
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        A
          Row 0
          Row 1
        … 7 more rows
        """
    )
  }

  @Test func `a form has names at the beginning and values at the end`() throws {
    let view =
      Form {
        LabeledContent("Total", value: "$9.00")
        LabeledContent("Cups", value: 2, format: .number)
        LabeledContent("Size") { Text("Large").bold() }
        LabeledContent {
          Text("oat")
        } label: {
          Text("Milk")
          Text("of your choice")
        }
        TextField("Name", text: .constant("Ann"))
        Toggle("Iced", isOn: .constant(true))
      }
      .formStyle(.grouped)
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        Total                    $9.00
        Cups                         2
        Size                     Large
        Milk                       oat
        of your choice
        Name              Ann_________
        (x) Iced
        """
    )
    #expect(
      drawn.spoken == [
        "Total, $9.00",
        "Cups, 2",
        "Size, Large",
        "Milk",
        "of your choice",
        "oat",
        "Name, text field, Ann",
        "Iced, switch, on, disabled",
      ]
    )
  }

  @Test func `outlines show their roots`() throws {
    let drawn = try Drawn(OutlineGroup(drinks, children: \.kinds) { Text($0.name) }, columns: 20)
    #expect(
      drawn.rows == """
        ▸ Coffee
        Water
        """
    )
    #expect(drawn.spoken == ["Coffee, collapsed", "Water"])
  }

  @Test func `rows that a person may edit are drawn as any`() {
    let items = Binding.constant(drinks)
    func rows(_ list: some View) -> String { render(list, columns: 12) }
    let chosen = Binding.constant(Int?.none)
    let several = Binding.constant(Set<Int>())
    #expect(rows(List(items, editActions: .all) { $item in Text(item.name) }) == "Coffee\nWater")
    #expect(
      rows(List(items, id: \.name, editActions: .move) { $item in Text(item.name) })
        == "Coffee\nWater"
    )
    #expect(
      rows(List(items, editActions: .delete, selection: chosen) { Text($0.wrappedValue.name) })
        == "Coffee\nWater"
    )
    #expect(
      rows(
        List(items, editActions: [.move, .delete], selection: several) { $item in Text(item.name) }
      )
        == "Coffee\nWater"
    )
    let each = List {
      ForEach(items, editActions: .delete) { $item in Text(item.name) }.onDelete { _ in }
      ForEach(items, id: \.name, editActions: .move) { $item in Text(item.name) }
    }
    #expect(rows(each) == "Coffee\nWater\nCoffee\nWater")
  }

  @Test func `a section inside of a row or a stack leaves no blank row behind it`() throws {
    let stack = List { VStack(alignment: .leading) { Section("Tea") { Text("Green") } } }
    #expect(try Drawn(stack, columns: 12).rows == "Tea\n  Green")
    #expect(try Drawn(stack, columns: 12).spoken == ["Tea, heading", "Green"])
    let nested = List {
      Text("first")
      HStack { VStack(alignment: .leading) { Section("Tea") { Text("Green") } } }
    }
    #expect(try Drawn(nested, columns: 12).rows.hasSuffix("Green"))
    let value = List { LabeledContent("Kind") { Section { Text("Green") } } }
    #expect(try Drawn(value, columns: 12).rows.contains("Green"))
  }
}

private struct Drink: Identifiable, Hashable {
  let id: Int
  var name: String
  var kinds: [Drink]?
}

private let drinks = [
  Drink(id: 1, name: "Coffee", kinds: [Drink(id: 2, name: "Latte")]),
  Drink(id: 3, name: "Water"),
]
