import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct TabViewTests {
  @Test func `the selected tab is drawn, and only its controls count`() throws {
    let view =
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) { Button("Not") {} }
        Tab("Two", systemImage: "star", value: 2, role: .search) {
          Button("Here") {}
          Image(systemName: "star").accessibilityLabel("a star")
        }
        Tab(value: 3) {
          Button("Nor this") {}
        } label: {
          Text("Three")
        }
      }
    let drawn = try Drawn(view, columns: 24, numbers: true)
    #expect(
      drawn.rows == """
        (1: Here)
            ☆
        """
    )
    #expect(drawn.spoken == ["1. Here, button, disabled", "a star"])
    #expect(
      drawn.warnings == [
        "Button 'Here': its closure is not run in a snippet or a widget. Use Button(intent:)."
      ]
    )
  }

  @Test func `without a selection it is the first`() throws {
    let view =
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        TabSection("More") { Tab("Two", systemImage: "star") { Text("second") } }
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "first")
    #expect(drawn.spoken == ["first"])
  }

  @Test func `tabs by their older names`() throws {
    let view =
      TabView(selection: .constant("b")) {
        Text("A").tabItem { Label("A", systemImage: "star") }.tag("a")
        Text("B").tag("b").tabItem { Text("B") }
        ForEach(0..<3) { Text("\($0)") }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "B")
    #expect(drawn.spoken == ["B"])
  }

  @Test func `a selection that no tab has shows the first`() throws {
    let view =
      TabView(selection: .constant(9)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "A")
    #expect(drawn.spoken == ["A"])
  }

  @Test func `tabs in tabs, and none at all`() throws {
    let view =
      VStack {
        TabView(selection: .constant(2)) {
          Text("A").tag(1)
          TabView(selection: .constant(1)) {
            Text("B").tag(1)
            Text("C").tag(2)
          }
          .tag(2)
        }
        TabView {}
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "B")
    #expect(drawn.spoken == ["B"])
  }
}
