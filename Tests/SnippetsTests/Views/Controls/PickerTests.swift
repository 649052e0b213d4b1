import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct PickerTests {
  @Test func `the choice is drawn as its option's words`() throws {
    let view =
      VStack(alignment: .leading) {
        Picker("Size", selection: .constant(2)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Picker("Size", selection: .constant(Size.large)) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        Picker(selection: .constant(Size?.some(.small))) {
          Text("None").tag(Size?.none)
          Section("Sizes") {
            ForEach(Size.allCases) {
              Label($0.rawValue.capitalized, systemImage: "cup.and.saucer").tag($0)
            }
          }
        } label: {
          Text("Cup")
        }
        Picker("Cup", selection: .constant(Size?.none)) {
          Text("None").tag(Size?.none)
          Text("Small").tag(Size?.some(.small))
        }
        Picker("Size", systemImage: "star", selection: .constant("x")) { Text("Other").tag("y") }
          .pickerStyle(.inline)
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        Size: Large ▾
         Small ▐Large▌
        Cup: Small ▾
        Cup: None ▾
        ☆ Size
        ○ Other
        """
    )
    #expect(
      drawn.spoken == [
        "Size, picker, Large",
        "Size, picker, Large",
        "Cup, picker, Small",
        "Cup, picker, None",
        "Size, picker, nothing chosen",
      ]
    )
    #expect(
      drawn.warnings == [
        "Picker 'Size': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
        "Picker 'Cup': its value cannot be changed in a snippet or a widget. Use Button(intent:).",
      ]
    )
  }

  @Test func `an option without a tag stands for its element's identity`() throws {
    let view =
      VStack(alignment: .leading) {
        Picker("Size", selection: .constant(Size.large)) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        Picker("Cups", selection: .constant(2)) { ForEach(1..<4) { Text("\($0) cups") } }
        Picker("Tea", selection: .constant("b")) {
          ForEach(["a", "b"], id: \.self) { Text("Tea \($0)") }
        }
        Picker("Own", selection: .constant("x")) {
          ForEach(["a", "x"], id: \.self) { Text("of \($0)").tag($0 == "a" ? "x" : "a") }
        }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        Size: Large ▾
        Cups: 2 cups ▾
        Tea: Tea b ▾
        Own: of a ▾
        """
    )
  }

  @Test func `several values that differ have no choice in common`() throws {
    let view =
      Picker(sources: [Cup(size: .constant(1)), Cup(size: .constant(2))], selection: \.$size) {
        Text("One").tag(1)
      } label: {
        Text("Size")
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(drawn.rows == "Size: ▾")
    #expect(drawn.spoken == ["Size, picker, nothing chosen"])
  }

  @Test func `a value that no option stands for is no choice`() throws {
    let view = VStack(alignment: .leading) {
      Picker("Number", selection: .constant(7)) { Text("Zero").tag(0) }
      Picker("Name", selection: .constant(Optional(7))) { Text("Zero").tag(0) }
      Picker("Shape", selection: .constant(7)) { Divider().tag(7) }
    }
    let drawn = try Drawn(view, columns: 30)
    #expect(drawn.rows == "Number: ▾\nName: ▾\nShape: 7 ▾")
    #expect(drawn.spoken.first == "Number, picker, nothing chosen")
  }

  @Test func `a hidden name is said`() throws {
    let drawn = try Drawn(
      Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden(),
      columns: 30
    )
    #expect(drawn.rows == "One ▾")
    #expect(drawn.spoken == ["Size, picker, One"])
  }

  @Test func `words for the value stand in place of the option's`() {
    let one = Picker("Size", selection: .constant(2)) {
      Text("Large").tag(2)
    } currentValueLabel: {
      Text("40 cm")
    }
    #expect(render(one) == "Size: 40 cm ▾")
    let none = Picker("Size", selection: .constant(2)) {
      Text("Large").tag(2).padding().badge(3)
    } currentValueLabel: {
      EmptyView()
    }
    #expect(render(none) == "Size: Large ▾")
  }

  @Test func `a look shows all options and which is chosen`() throws {
    func picker(_ choice: String) -> some View {
      Picker("Range", selection: .constant(choice)) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0) }
      }
    }
    let segments = try Drawn(picker("Week").pickerStyle(.segmented), columns: 30)
    #expect(segments.rows == " Day ▐Week▌ Month")
    #expect(segments.spoken == ["Range, picker, Week"])
    #expect(render(picker("Month").pickerStyle(.palette), columns: 30) == " Day  Week ▐Month▌")
    let rows = try Drawn(picker("Day").pickerStyle(.inline), columns: 30)
    #expect(rows.rows == "Range\n● Day\n○ Week\n○ Month")
    #expect(rows.spoken == ["Range, picker, Day"])
    #expect(
      render(picker("Day").pickerStyle(.radioGroup).labelsHidden(), columns: 30)
        == "● Day\n○ Week\n○ Month"
    )
    #expect(
      render(picker("Year").pickerStyle(.segmented), columns: 30) == " Day  Week  Month"
    )
    #expect(
      render(picker("Day").pickerStyle(.menu).pickerStyle(.segmented), columns: 30)
        == "Range: Day ▾"
    )
    #expect(
      render(Picker("None", selection: .constant(1)) {}.pickerStyle(.segmented), columns: 30)
        == "None: ▾"
    )
  }

  @Test func `segments stand in a row of a list, and below each other where there is no room`() {
    let view = List {
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Milk", selection: .constant(1)) {
        Text("Oat").tag(1)
        Text("Soy").tag(2)
      }
      .pickerStyle(.inline)
    }
    #expect(render(view, columns: 24) == " Small ▐Large▌\nMilk\n● Oat\n○ Soy")
    #expect(render(view, columns: 12) == " Small\n▐Large▌\nMilk\n● Oat\n○ Soy")
  }
}

private enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

private struct Cup {
  @Binding var size: Int
}
