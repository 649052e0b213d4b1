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

  @Test func `a tag inside a tab is none of the tab's`() throws {
    let view =
      TabView(selection: .constant(2)) {
        Tab("One", systemImage: "star", value: 1) {
          Picker("In", selection: .constant(2)) { Text("Two").tag(2) }
          ForEach(0..<3) { Text("\($0)").tag($0) }
        }
        Tab("Two", systemImage: "star", value: 2) { Text("second") }
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "second")
    #expect(drawn.spoken == ["second"])
  }

  @Test func `pages of a collection stand for its elements`() throws {
    let view =
      TabView(selection: .constant("b")) {
        ForEach(["a", "b"], id: \.self) { Text("page \($0)") }
      }
      .tabViewStyle(.page)
    let drawn = try Drawn(view, columns: 24)
    #expect(drawn.rows == "page b")
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
    #expect(drawn.rows == "A")
    #expect(drawn.spoken == ["A"])
  }

  @Test func `a tab stands for its value with what modifiers put around it`() throws {
    func second<V: View>(_ tab: V) throws -> String {
      let view =
        TabView(selection: .constant(1)) {
          Text("first").tag(0).padding(.leading, 8)
          tab
        }
      return try Drawn(view, columns: 12).rows
    }
    let tab = Text("second").tag(1)
    #expect(try second(tab.padding(.leading, 8)) == " second")
    #expect(try second(tab.padding(.leading, 8).padding(.leading, 8)) == "  second")
    #expect(try second(tab.frame(width: 80, alignment: .trailing)) == "    second")
    #expect(try second(tab.badge(3)) == "second 3")
    #expect(try second(tab.overlay { Text("") }) == "second")
    #expect(try second(tab.background { Text("") }) == "second")
    #expect(try second(tab.background(.red)) == "second")
    #expect(try second(tab.offset(x: 8)) == " second")
    #expect(try second(tab.aspectRatio(1, contentMode: .fit)) == "second")
    #expect(try second(tab.mask { Text("second") }) == "second")
    #expect(try second(tab.environment(\.layoutDirection, .rightToLeft)) == "second")
    #expect(try second(tab.navigationTitle("Title")) == "Title\n\nsecond")
    #expect(try second(tab.toolbar { Button("Do") {} }) == "        (Do)\nsecond")
    #expect(try second(tab.id(3).font(.title).tint(.red).disabled(true)) == "second")
    #expect(try second(Group { tab.padding(.leading, 8) }.padding(.leading, 8)) == "  second")
    #expect(try second(ForEach(0..<1) { _ in tab }.padding(.leading, 8)) == " second")
    #expect(try second(tab.padding(.leading, 8).tag(2)) == " first")
    #expect(try second(ForEach(0..<2) { Text("\($0)").tag($0 + 1).padding(.leading, 8) }) == " 0")
    // A stack is another view, which has no value.
    #expect(try second(VStack { tab }) == " first")
  }

  @Test func `a tab's value is of the selection's type`() throws {
    enum Place: Hashable { case home, more, search }
    func view(_ place: Place, hides: Bool = false) -> some View {
      TabView(selection: .constant(place)) {
        Tab("Home", systemImage: "house", value: .home) { Text("home") }
        if place != .home {
          Tab("More", systemImage: "star", value: .more) { Text("more") }.hidden(hides)
        } else {
          Tab(value: .search, role: .search) { Text("search") }
        }
        TabSection("Rest") {
          ForEach(0..<1) { _ in
            Tab("Search", systemImage: "star", value: Place.search) { Text("found") }
              .customizationID("search").badge(2)
          }
        }
      }
    }
    #expect(try Drawn(view(.home)).rows == "home")
    #expect(try Drawn(view(.more)).rows == "more")
    #expect(try Drawn(view(.more, hides: true)).rows == "home")
    #expect(try Drawn(view(.search)).rows == "found")
  }

  @Test func `a selection may be none, and tabs may be an app's own`() throws {
    struct Two: TabContent {
      var body: some TabContent<Int?> {
        Tab("One", systemImage: "star", value: 1) { Text("one") }
        Group { Tab("Two", systemImage: "star", value: Int?.some(2)) { Text("two") } }
      }
    }
    #expect(try Drawn(TabView(selection: .constant(Int?.some(2))) { Two() }).rows == "two")
    #expect(try Drawn(TabView(selection: .constant(Int?.none)) { Two() }).rows == "one")
    let any = TabView { AnyTabContent(Tab { Text("any") }) }
    #expect(try Drawn(any).rows == "any")
  }
}
