import SnippetFoundation
import Testing

@testable import Snippets

@MainActor
struct LabelStyleTests {
  @Test func `the system's styles draw symbol, title or both`() throws {
    let view =
      VStack(alignment: .leading) {
        Label("Home", systemImage: "house").labelStyle(.automatic)
        Label("Home", systemImage: "house").labelStyle(.titleAndIcon)
        Label("Home", systemImage: "house").labelStyle(.titleOnly)
        Label("Home", systemImage: "house").labelStyle(.iconOnly)
      }
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        ⌂ Home
        ⌂ Home
        Home
        ⌂
        """
    )
    #expect(drawn.spoken == ["Home", "Home", "Home", "Home"])
  }

  @Test func `a button with a symbol alone says its title`() throws {
    let drawn = try Drawn(Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly), columns: 20)
    #expect(drawn.rows == "(+)")
    #expect(drawn.spoken == ["Add, button, disabled"])
  }

  @Test func `an app's style draws what it likes`() throws {
    let drawn = try Drawn(Label("Home", systemImage: "house").labelStyle(Stacked()), columns: 20)
    #expect(
      drawn.rows == """
        Home
         ⌂
        """
    )
    #expect(drawn.spoken == ["Home", "house"])
  }

  @Test func `styles in each other are drawn one in the other`() throws {
    let view =
      Label("Home", systemImage: "house")
      .labelStyle(Marked())
      .labelStyle(Stacked())
    let drawn = try Drawn(view, columns: 20)
    #expect(
      drawn.rows == """
        > Home
           ⌂
        """
    )
  }
}

/// The title above the symbol.
private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
    }
  }
}

/// The usual label, marked.
private struct Marked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(">")
      Label(configuration)
    }
  }
}
