import Testing

@testable import Snippets

@MainActor
struct CrowdedControlsTests {
  private struct Sizes: View {
    var body: some View {
      HStack {
        Button("Small") {}
        Button("Medium") {}
        Button("Large") {}
      }
    }
  }

  @Test func `a row of buttons that does not fit cuts labels, and never breaks one inside a word`()
  {
    for columns in 12...32 {
      let rows = render(Sizes(), columns: columns).split(separator: "\n" as Character)
      #expect(rows.count == 1, "\(columns) columns")
    }
    #expect(render(Sizes(), columns: 20).contains("…"))
  }

  @Test func `a label of several words still wraps`() {
    let button = Button("Add the whole order again") {}
    #expect(render(button, columns: 16).split(separator: "\n" as Character).count == 2)
  }
}
