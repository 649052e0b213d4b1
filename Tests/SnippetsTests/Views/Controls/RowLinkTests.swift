import Foundation
import Testing

@testable import Snippets

/// Links and steppers that are parts of rows.
@MainActor
struct RowLinkTests {
  private func cast() -> some View {
    HStack {
      Text("Cast")
      Spacer()
      NavigationLink("See all") { EmptyView() }
    }
  }

  @Test func `a link that is part of a row takes no more than its words`() throws {
    let list = List {
      cast()
      NavigationLink("Inbox") { EmptyView() }
    }
    let drawn = try Drawn(list, columns: 24)
    #expect(drawn.rows == "Cast           See all ›\nInbox                  ›")
    #expect(drawn.spoken == ["Cast, See all, link", "Inbox, link"])
  }

  @Test func `a row that ends at the sign of a link has one blank before it`() throws {
    let list = List {
      NavigationLink {
      } label: {
        LabeledContent("Storage", value: "4.2 GB")
      }
      NavigationLink {
      } label: {
        Text("Name")
        Text("Ada")
      }
      NavigationLink("Exactly twenty-two let") { EmptyView() }
    }
    let rows = [
      "Storage         4.2 GB ›", "Name Ada               ›", "Exactly twenty-two let ›",
    ]
    #expect(try Drawn(list, columns: 24).rows == rows.joined(separator: "\n"))
  }

  @Test func `a heading with a link or a button in it says what each is`() throws {
    let list = List {
      Section {
        Text("Row")
      } header: {
        cast()
      }
    }
    let drawn = try Drawn(list, columns: 24)
    #expect(drawn.rows == "Cast           See all ›\n  Row")
    #expect(drawn.spoken == ["Cast, heading, See all, link", "Row"])
    let controls = List {
      Section {
        Text("Row")
      } header: {
        HStack {
          Text("Cast")
          Spacer()
          Button("See all") {}
        }
      }
    }
    #expect(
      try Drawn(controls).spoken == ["Cast, heading", "See all, button, disabled", "Row"]
    )
  }

  @Test func `the signs of a stepper stand side by side in a narrow row`() {
    let stepper = Stepper("Servings: 4", value: .constant(4))
    #expect(render(stepper, columns: 20) == "Servings: 4 (-) (+)")
    #expect(render(stepper, columns: 16) == "Servings: 4\n(-) (+)")
    #expect(render(stepper, columns: 14) == "Servings: 4\n(-) (+)")
    #expect(render(Form { stepper }, columns: 14) == "Servings: 4\n       (-) (+)")
    let row = HStack {
      Text("Guests")
      Spacer()
      Stepper("", value: .constant(4)).labelsHidden()
    }
    #expect(render(row, columns: 15) == "Guests  (-) (+)")
    #expect(render(row, columns: 12) == "Guests\n     (-) (+)")
  }

  @Test func `the sign of a row stands in its middle`() {
    let list = List {
      NavigationLink {
        EmptyView()
      } label: {
        VStack(alignment: .leading) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
      }
      .badge(3)
      NavigationLink {
        EmptyView()
      } label: {
        Text("d").padding(.vertical, 16)
      }
    }
    #expect(render(list, columns: 8) == "a\nb    3 ›\nc\n\nd      ›\n")
  }
}
