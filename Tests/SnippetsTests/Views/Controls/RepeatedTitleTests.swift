import Foundation
import Testing

@testable import Snippets

/// Fields beside a label that says what their title says.
@MainActor
struct RepeatedTitleTests {
  @Test func `a title that stands in front of a field is not repeated`() throws {
    let form = Form {
      LabeledContent("Name") { TextField("Name", text: .constant("Ada")) }
      HStack {
        Text("Email:").frame(width: 80, alignment: .leading)
        TextField("Email", text: .constant("a@b.c"))
      }
      LabeledContent("Size") {
        Picker("Size", selection: .constant(1)) { Text("Large").tag(1) }
      }
      LabeledContent {
        Stepper("Cups", value: .constant(2))
      } label: {
        Text("Cups")
        Text("per day")
      }
    }
    let drawn = try Drawn(form, columns: 30)
    let rows = """
      Name              Ada_________
      Email:     a@b.c_______
      Size                   Large ▾
      Cups                   (-) (+)
      per day
      """
    #expect(drawn.rows == rows)
    #expect(
      drawn.spoken == [
        "Name, text field, Ada", "Email:, text field, a@b.c", "Size, picker, Large", "Cups",
        "per day",
        "Cups, stepper, 2",
      ]
    )
  }

  @Test func `a title above a field is said with it all the same`() throws {
    let column = VStack(alignment: .leading) {
      Text("Email").font(.caption)
      TextField("Email", text: .constant("a@b.c"))
    }
    let drawn = try Drawn(column, columns: 20)
    #expect(drawn.rows == "Email\na@b.c_______________")
    #expect(drawn.spoken == ["Email", "Email, text field, a@b.c"])
  }

  @Test func `another title, and what another field has been filled with, are no titles`() throws {
    let row = HStack {
      Text("Email")
      TextField("Address", text: .constant("a@b.c"))
    }
    #expect(try Drawn(row).rows == "Email Address: a@b.c____________________")
    let fields = VStack(alignment: .leading) {
      TextField("First", text: .constant("Last"))
      TextField("Last", text: .constant("Ada"))
    }
    #expect(try Drawn(fields, columns: 20).rows == "First: Last_________\nLast: Ada___________")
  }
}
