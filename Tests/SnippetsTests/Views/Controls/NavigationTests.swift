import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct NavigationTests {
  @Test func `a stack draws its root under its title`() throws {
    let view =
      NavigationStack(path: .constant(NavigationPath())) {
        VStack(alignment: .leading) {
          Text("a").navigationTitle("Orders")
          Text("b")
        }
        .navigationSubtitle("Today")
        .navigationBarTitleDisplayMode(.large)
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Orders
        Today

        a
        b
        """
    )
    #expect(drawn.spoken == ["Orders, heading", "Today", "a", "b"])
  }

  @Test func `a title is a heading without a stack too`() throws {
    let drawn = try Drawn(Text("a").navigationTitle(String("Orders")), columns: 24)
    #expect(
      drawn.rows == """
        Orders

        a
        """
    )
    #expect(drawn.spoken == ["Orders, heading", "a"])
  }

  @Test func `links lead elsewhere, which is not drawn`() throws {
    let view =
      NavigationView {
        List {
          NavigationLink("Orders") { Text("not drawn") }
          NavigationLink(value: 3) { Label("Account", systemImage: "person") }
          NavigationLink("Value", value: "x")
          NavigationLink(destination: Text("not drawn")) { Text("Old") }.disabled(true)
          NavigationLink("Older", destination: Text("not drawn"))
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Orders                 ›
        ☺ Account              ›
        Value                  ›
        Old                    ›
        Older                  ›
        """
    )
    #expect(
      drawn.spoken == [
        "Orders, link",
        "Account, link",
        "Value, link",
        "Old, link, disabled",
        "Older, link",
      ]
    )
  }

  @Test func `a badge stands in front of a link's sign`() throws {
    let link = NavigationLink("Inbox") { Text("not drawn") }
    let list = List {
      link.badge(12)
      link.badge(0)
      NavigationLink(value: 1) { Label("Sent", systemImage: "star") }.badge("new")
    }
    let drawn = try Drawn(list, columns: 24)
    #expect(
      drawn.rows == """
        Inbox               12 ›
        Inbox                  ›
        ☆ Sent             new ›
        """
    )
    #expect(drawn.spoken == ["Inbox, link, 12", "Inbox, link", "Sent, link, new"])
    #expect(try Drawn(link.badge(12)).rows == "Inbox 12 ›")
  }

  @Test func `a bar has its items at its ends`() throws {
    let view =
      Text("content")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("A") {}
          Button("B") {}
        }
      }
      .toolbarBackground(.visible, for: .navigationBar)
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
        (Close)                (A) (B)
        content
        """
    )
    #expect(
      drawn.spoken == [
        "Close, button, disabled",
        "A, button, disabled",
        "B, button, disabled",
        "content",
      ]
    )
  }

  @Test func `items that do not say where stand at the end`() throws {
    let view =
      VStack(alignment: .leading) {
        Text("content").toolbar { EditButton() }
        Text("content").toolbar { Bar() }
        Text("content").toolbar(.hidden, for: .tabBar).toolbar {
          ToolbarItem(placement: .keyboard) { Text("k") }
        }
      }
    let drawn = try Drawn(view, columns: 30)
    #expect(
      drawn.rows == """
                                (Edit)
        content
                    Middle
        content
        content
        """
    )
    #expect(drawn.spoken == ["Edit, button, disabled", "content", "Middle", "content", "content"])
  }

  @Test func `items stand at their places wherever they are declared`() throws {
    let view = Text("content").toolbar {
      ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      ToolbarItem(placement: .confirmationAction) { Button("R") {} }
      ToolbarItem(placement: .principal) { Text("M") }
      ToolbarItem(placement: .cancellationAction) { Button("L") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("S") {} }
    }
    let drawn = try Drawn(view, columns: 30, numbers: true)
    #expect(
      drawn.rows == """
        (1: L)     M     (2: R) (3: S)
        content
        (4: Below)
        """
    )
    let below = Text("content").toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Text("a")
        Text("b")
      }
    }
    #expect(try Drawn(below, columns: 30).rows == "content\na b")
    let status = Text("content").toolbar {
      ToolbarItem(placement: .status) { Text("Updated") }
      ToolbarItem(placement: .principal) { Text("M") }
    }
    let drawn2 = try Drawn(status, columns: 19)
    #expect(drawn2.rows == "         M\ncontent\n      Updated")
  }

  @Test func `views beside each other stand below each other`() throws {
    let view =
      NavigationSplitView {
        List { Text("side") }.navigationTitle("Menu")
      } content: {
        EmptyView()
      } detail: {
        Text("detail")
      }
    let drawn = try Drawn(view, columns: 24)
    #expect(
      drawn.rows == """
        Menu

        side
        ────────────────────────
        detail
        """
    )
    #expect(drawn.spoken == ["Menu, heading", "side", "detail"])
  }
}

private struct Bar: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text("Middle") }
    ToolbarItem(placement: .keyboard) { Button("Done") {} }
  }
}
