import SnippetFoundation
import Testing

@testable import Snippets

/// What stands at an edge of what scrolls.
@MainActor struct EdgeViewsTests {
  struct Bills: View {
    var body: some View {
      List {
        ForEach(["Rent", "Water"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("$1,240.00")
          }
        }
      }
    }
  }

  @Test func `a button over a list has a row of its own`() throws {
    let layers = try Drawn(
      ZStack(alignment: .bottomTrailing) {
        Bills()
        Button("Add") {}
      },
      columns: 20
    )
    #expect(layers.rows == "Rent       $1,240.00\nWater      $1,240.00\n               (Add)")
    let front = try Drawn(Bills().overlay(alignment: .bottom) { Button("Pay") {} }, columns: 20)
    #expect(front.rows == "Rent       $1,240.00\nWater      $1,240.00\n       (Pay)")
  }

  @Test func `what is at the upper edge stands above`() throws {
    let view = Bills().overlay(alignment: .top) { Text("Paid").padding().background(.bar) }
    let drawn = try Drawn(view, columns: 20)
    #expect(drawn.rows == "\n        Paid\n\nRent       $1,240.00\nWater      $1,240.00")
  }

  @Test func `spacers and frames say an edge too`() throws {
    let pushed = ZStack {
      Color.gray
      Bills()
      VStack {
        Spacer()
        HStack {
          Spacer()
          Button("Add") {}
        }
      }
    }
    #expect(
      try Drawn(pushed, columns: 20).rows
        == "Rent       $1,240.00\nWater      $1,240.00\n               (Add)"
    )
    let framed = Bills().overlay {
      Text("Saved").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    #expect(
      try Drawn(framed, columns: 20).rows
        == "Rent       $1,240.00\nWater      $1,240.00\nSaved"
    )
  }

  @Test func `what stands in the middle, and shapes, lie in front`() throws {
    let middle = List { Text("a\nb\nc") }.overlay { Text("x") }
    #expect(try Drawn(middle, columns: 5).rows == "a\nb x\nc")
    let shape = Bills().overlay(alignment: .bottom) {
      LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
        .frame(height: 40)
    }
    #expect(try Drawn(shape, columns: 20).rows == "Rent       $1,240.00\nWater      $1,240.00")
  }

  @Test func `it is said where it is drawn`() throws {
    let above = try Drawn(Bills().overlay(alignment: .top) { Button("Paid") {} }, columns: 20)
    #expect(above.rows.hasPrefix("       (Paid)\nRent"))
    #expect(above.spoken == ["Paid, button, disabled", "Rent, $1,240.00", "Water, $1,240.00"])
  }
}
