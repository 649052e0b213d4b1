import Testing

@testable import Snippets

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// A mark before each view.
private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(subviews: content) { view in
        HStack {
          Text(view.containerValues.isPinned ? "!" : "-")
          view
          if let tag = view.containerValues.tag(for: Int.self) { Text("#\(tag)") }
        }
      }
    }
  }
}

/// The first view, and how many others there are.
private struct First<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      HStack {
        if let first = views.first { first }
        Text("+\(views.dropFirst().count):")
        views.dropFirst()
        ForEach(views.suffix(1)) { $0 }
      }
    }
  }
}

/// Sections in brackets.
private struct Chapters<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(sections: content) { section in
        HStack {
          Text("<")
          if !section.header.isEmpty { section.header }
          Text(":")
          section.content
          section.footer
          Text(">")
        }
      }
      Group(sections: content) { Text("\($0.count)") }
    }
  }
}

private struct Rows: View {
  var body: some View {
    Text("r")
    Text("s")
  }
}

/// A container in itself without an end.
private struct Endless: View {
  var body: some View { ForEach(subviews: Endless()) { $0 } }
}

@MainActor
struct SubviewsTests {
  @Test func `a container goes through the views that stand next to each other`() {
    let view = Cards {
      Text("a").containerValue(\.isPinned, true)
      ForEach(0..<2) { Text("\($0)").tag($0) }
      if true { Text("b") }
      Group {
        Text("c")
        EmptyView()
        Rows()
      }
      VStack {
        Text("d")
        Text("e")
      }
    }
    #expect(
      render(view, columns: 20) == """
        ! a
        - 0 #0
        - 1 #1
        - b
        - c
        - r
        - s
        - d
          e
        """
    )
    #expect(render(Cards {}, columns: 20) == "")
  }

  @Test func `a container has its views together`() {
    #expect(
      render(
        First {
          Text("a")
          Text("b")
          Text("c")
        }
      ) == "a +2: b c c"
    )
  }

  @Test func `sections are taken apart, and what is outside of them is one`() {
    let view = Chapters {
      Text("x")
      Section("A") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } footer: {
        Text("f")
      }
      Text("y")
    }
    #expect(render(view) == "< : x >\n< A : a b >\n< : c f >\n< : y >\n4")
    let cards = Cards {
      Section("A") { Text("a") }
    }
    #expect(render(cards) == "- A\n- a")
  }

  @Test func `a container in itself is an error that names it`() {
    #expect(throws: ViewError.self) {
      try resolve(SnippetContent(Endless()), settings: RenderSettings())
    }
  }
}
