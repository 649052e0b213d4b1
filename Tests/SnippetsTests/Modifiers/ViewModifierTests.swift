import SnippetFoundation
import Testing

@testable import Snippets

private struct Card: ViewModifier {
  var title: String
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      content
    }
    .padding(.leading, 8)
    .background(colorScheme == .dark ? Color.black : .white, in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct Badge: ViewModifier {
  let count: Int
  @ViewBuilder
  func body(content: Content) -> some View {
    if count > 0 {
      HStack {
        content
        Text("(\(count))")
      }
    } else {
      content
    }
  }
}

extension View {
  fileprivate func card(_ title: String) -> some View { modifier(Card(title: title)) }
  fileprivate func badge(count: Int) -> some View { modifier(Badge(count: count)) }
  @ViewBuilder
  fileprivate func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct Panel<Content: View, Footer: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @ViewBuilder var footer: () -> Footer

  var body: some View {
    VStack(alignment: .leading) {
      header
      content
      footer()
    }
  }

  private var header: some View { Text(title).bold() }
}

@MainActor
struct ViewModifierTests {
  @Test func `a modifier of the app's own`() {
    #expect(render(Text("one latte").card("Orders")) == " Orders\n one latte")
    #expect(render(Text("Inbox").badge(count: 3)) == "Inbox (3)")
    #expect(render(Text("Inbox").badge(count: 0)) == "Inbox")
    let both = Badge(count: 1).concat(Card(title: "Mail"))
    #expect(render(Text("Inbox").modifier(both)) == " Mail\n Inbox (1)")
    #expect(render(Text("a").modifier(EmptyModifier())) == "a")
    #expect(render(ModifiedContent(content: Text("a"), modifier: Badge(count: 2))) == "a (2)")
    #expect(render(Text("a").if(true) { $0.padding(.leading, 8) }) == " a")
  }

  @Test func `views with builders as parameters`() {
    let view = Panel(title: "Today") {
      Text("a")
      Text("b")
    } footer: {
      Text("end")
    }
    #expect(render(view) == "Today\na\nb\nend")
  }

  @Test func `a modifier that contains itself is refused by name`() {
    struct Loop: ViewModifier {
      func body(content: Content) -> AnyView { AnyView(content.modifier(Loop())) }
    }
    #expect(render(Text("a").modifier(Loop())).contains("Loop"))
  }
}
