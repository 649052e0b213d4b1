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

  @Test func `a row of buttons that does not fit goes on below, and keeps its labels whole`() {
    for columns in 8...32 {
      let drawn = render(Sizes(), columns: columns)
      #expect(["Small", "Medium", "Large"].allSatisfy(drawn.contains), "\(columns) columns")
    }
    #expect(render(Sizes(), columns: 7) == "(Small)\n(Mediu\n m)\n(Large)")
  }

  @Test func `of a button beyond the last column no half bracket is seen`() {
    let row = Sizes().fixedSize()
    #expect(render(row, columns: 18) == "(Small) (Medium) …")
    #expect(render(row, columns: 19) == "(Small) (Medium) …")
    #expect(render(row, columns: 20) == "(Small) (Medium) (…)")
    #expect(render(row, columns: 9) == "(Small) …")
    let scrolled = ScrollView(.horizontal) { Sizes() }
    #expect(render(scrolled, columns: 21) == "(Small) (Medium) (L…")
    #expect(render(scrolled, columns: 13) == "(Small) (Me…")
  }

  @Test
  func `a label of one word that is wider than there is room for goes on below, as a text does`() {
    let toggle = Toggle("Notifications", isOn: .constant(true))
    #expect(render(toggle, columns: 16) == "(x) Notification\n    s")
    #expect(render(toggle, columns: 17) == "(x) Notifications")
    #expect(render(Button("Notifications") {}, columns: 8) == "(Notifi\n cation\n s)")
    let box = GroupBox("Notifications") { Text("x") }
    #expect(
      render(box, columns: 16) == """
        ┌ Notificatio ─┐
        │ ns           │
        │ x            │
        └──────────────┘
        """
    )
    #expect(render(Button("Notifications") {}.lineLimit(1), columns: 8) == "(Notif…)")
  }

  @Test func `the last row of a wrapped label ends its control`() {
    #expect(render(Button("Cancel Order") {}, columns: 11) == "(Cancel\n Order)")
    #expect(render(Button("No Coffee For Me") {}, columns: 11) == "(No Coffee\n For Me)")
  }

  @Test func `a label of several words still wraps`() {
    let button = Button("Add the whole order again") {}
    #expect(render(button, columns: 16).split(separator: "\n" as Character).count == 2)
  }
}
