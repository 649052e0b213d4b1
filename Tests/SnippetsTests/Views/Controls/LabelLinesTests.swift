import SnippetFoundation
import Testing

@testable import Snippets

/// A control's label has the lines of its texts.
@MainActor
struct LabelLinesTests {
  private func button(@ViewBuilder _ label: () -> some View) -> some View {
    Button(action: {}, label: label)
  }

  @Test func `a label of several rows keeps its lines`() throws {
    let card = button {
      VStack(alignment: .leading) {
        Text("T")
        Text("A\nB\n\nC").lineLimit(2)
      }
    }
    let drawn = try Drawn(card)
    #expect(drawn.rows == "(T\n A\n B…)")
    #expect(drawn.spoken == ["T A B  C, button, disabled"])
  }

  @Test func `so does a link, a toggle and a single text`() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(render(Link(destination: url) { Text("A\nB") }) == "[A\n B]")
    #expect(render(Link(destination: url) { Text("A\u{2028}B\r\nC") }) == "[A\n B\n C]")
    #expect(render(Toggle(isOn: .constant(true)) { Text("A\nB") }) == "(x) A\n    B")
  }

  @Test func `the name that is typed and said is one line`() throws {
    let tree = try resolve(SnippetContent(button { Text("A\n\nB") }), settings: RenderSettings())
      .tree
    #expect(tree.controls.map(\.label) == ["A  B"])
    #expect(tree.text(.spoken) == "A  B, button, disabled")
    let option = Picker("P", selection: .constant(1)) { Text("One\nTwo").tag(1) }
    #expect(render(option) == "P: One Two ▾")
  }

  @Test func `a line of a label looks like no control`() throws {
    let view = button { Text("Yes]\n[2: No] [x] y") }
    #expect(try Drawn(view, numbers: true).rows == "(1: Yes}\n    {2: No} [x] y)")
  }
}
