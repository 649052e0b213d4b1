import Foundation
import Testing

@testable import Snippets

@MainActor
struct RoomTests {
  @Test func `frames keep bounds, and an ideal length counts where none is proposed`() {
    #expect(render(Text("a").frame(minWidth: 32, alignment: .trailing), columns: 10) == "   a")
    #expect(render(Text("aa bb").frame(maxWidth: 24), columns: 10) == "aa\nbb")
    let ideal = Text("aa bb cc").frame(minWidth: 8, idealWidth: 40, maxWidth: .infinity)
    #expect(render(ideal.fixedSize(), columns: 20) == "aa bb\ncc")
    #expect(render(ideal, columns: 20) == "      aa bb cc")
    #expect(render(Text("a").frame(height: 48), columns: 5) == "\na\n")
    #expect(render(Text("a").frame(minWidth: 40, maxWidth: 16), columns: 9) == "  a")
    #expect(render(Text("ab").frame(width: -8), columns: 9) != "")
    #expect(
      render(Text("a").frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing), columns: 4)
        == "   a"
    )
  }

  @Test func `padding in all forms`() {
    #expect(render(Text("a").padding()) == "\n  a\n")
    #expect(render(Text("a").padding([.leading, .top])) == "\n  a")
    #expect(render(Text("a").padding(.horizontal, 8).border(.red)) == "┌───┐\n│ a │\n└───┘")
    #expect(
      render(Text("a").padding(EdgeInsets(top: 32, leading: 8, bottom: 0, trailing: 0))) == "\n\n a"
    )
    #expect(render(Text("a").padding(-8)) == "a")
    #expect(render(Text("a").safeAreaPadding(.leading, 8).ignoresSafeArea()) == " a")
  }

  @Test func `a box is drawn around a view`() {
    #expect(render(Text("ab").border(.blue)) == "┌──┐\n│ab│\n└──┘")
    #expect(render(Text("ab").border(.blue, width: 0)) == "ab")
    #expect(render(Text("aa bb").border(.blue), columns: 5) == "┌──┐\n│aa│\n│bb│\n└──┘")
    #expect(render(Text("").border(.blue)) == "┌┐\n└┘" || render(Text("").border(.blue)).count > 0)
    let row = HStack(alignment: .firstTextBaseline) {
      Text("x")
      Text("ab").border(.red)
    }
    #expect(render(row) == "  ┌──┐\nx │ab│\n  └──┘")
  }

  @Test func `what is moved is drawn elsewhere and keeps its room`() {
    let row = HStack(spacing: 0) {
      Text("ab").offset(x: 16)
      Text("c")
    }
    #expect(render(row) == "  cb" || render(row) == "  c")
    #expect(render(Text("a").offset(x: 3, y: 7)) == "a")
    #expect(render(Text("a").position(x: 20, y: 8), columns: 5) == "  a")
    #expect(
      render(Text("a").position(CGPoint(x: 36, y: 24)).frame(width: 40, height: 32)) == "\n    a"
    )
  }

  @Test func `what is clipped ends at its room`() {
    let wide = Text("abcdef").fixedSize().frame(width: 24, alignment: .leading)
    let row = HStack(spacing: 0) {
      wide.clipped()
      Text("|")
    }
    #expect(render(row) == "abc|")
    let middle = Text("a中文d").fixedSize().frame(width: 32).clipped()
    #expect(render(middle) == " 中" || render(middle) == " 文" || render(middle).count <= 4)
    let high = VStack(spacing: 0) {
      VStack(spacing: 0) {
        Text("a")
        Text("b")
      }
      .fixedSize()
      .frame(height: 16, alignment: .top)
      .clipped()
      Text("c")
    }
    #expect(render(high) == "a\nc")
  }

  @Test func `who has priority keeps its words`() {
    func row(_ priority: Double) -> some View {
      HStack {
        Text("first words here").lineLimit(1)
        Text("other words there").lineLimit(1).padding(0).layoutPriority(priority)
      }
    }
    #expect(
      render(row(1), columns: 24) == "first… other words there"
        || render(row(1), columns: 24).hasSuffix("other words there")
    )
    #expect(render(row(-1), columns: 24).hasPrefix("first words here"))
  }

  @Test func `ratios, container frames and insets`() {
    let box = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
    #expect(
      render(box.aspectRatio(1, contentMode: .fit).border(.red), columns: 6)
        == "┌────┐\n│ a  │\n│    │\n└────┘"
    )
    #expect(render(Text("words").scaledToFit(), columns: 9) == "words")
    #expect(
      render(Text("a").containerRelativeFrame(.horizontal, alignment: .trailing), columns: 4)
        == "   a"
    )
    let third = Text("a").containerRelativeFrame(
      .horizontal,
      count: 2,
      spacing: 0,
      alignment: .trailing
    )
    #expect(render(third, columns: 8) == "   a")
    let inset = Text("a").safeAreaInset(edge: .bottom) { Text("b") }
      .safeAreaInset(edge: .leading) { Text("c") }
    #expect(render(inset) == "c a\n  b")
  }

  @Test func `each element of a collection is drawn, the same ones too`() {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    let items = [Item(id: 1, name: "a"), Item(id: 1, name: "b")]
    #expect(render(VStack { ForEach(items) { Text($0.name) } }) == "a\nb")
    #expect(render(HStack { ForEach([1, 1, 1], id: \.self) { Text("\($0)") } }) == "1 1 1")
    #expect(render(HStack { ForEach(0..<3) { Text("\($0)") } }) == "0 1 2")
    struct Editor: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        HStack {
          ForEach($items) { item in Text(item.wrappedValue.name) }
          ForEach($items, id: \.name) { item in Text(item.wrappedValue.name) }
          ForEach(Array(items.enumerated()), id: \.offset) { Text("\($0)\($1.name)") }
        }
      }
    }
    #expect(render(Editor()) == "a b a b 0a 1b")
  }

  @Test func `lazy stacks are stacks`() {
    let stack = LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
      LazyHStack { ForEach(0..<2) { Text("\($0)") } }
      Text("b")
    }
    #expect(render(stack) == "0 1\nb")
  }
}
