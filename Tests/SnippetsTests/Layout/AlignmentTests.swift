import Foundation
import Testing

@testable import Snippets

private enum Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
struct AlignmentTests {
  @Test(arguments: [
    (VerticalAlignment.top, "a d\nb\nc"), (.center, "a\nb d\nc"), (.bottom, "a\nb\nc d"),
    (.firstTextBaseline, "a d\nb\nc"), (.lastTextBaseline, "a\nb\nc d"),
  ])
  func `a row aligns its children`(alignment: VerticalAlignment, expected: String) {
    let row = HStack(alignment: alignment) {
      Text("a\nb\nc")
      Text("d")
    }
    #expect(render(row) == expected)
  }

  @Test func `first lines of text stand in one row, whatever is above them`() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a\nb").padding(.top, 32)
      Text("c")
      VStack {
        Text("d").hidden()
        Text("e")
      }
    }
    #expect(render(row) == "\n\na c\nb   e")
    let last = HStack(alignment: .lastTextBaseline) {
      Text("a\nb")
      Text("c").padding(.bottom, 24)
    }
    #expect(render(last) == "a\nb c\n")
  }

  @Test func `a guide moves a view in its column, which gets wider for it`() {
    let column = VStack(alignment: .leading) {
      Text("aaaa")
      Text("b").alignmentGuide(.leading) { _ in -16 }
      Text("c").alignmentGuide(.leading) { $0[.trailing] }
    }
    #expect(render(column) == " aaaa\n   b\nc")
    let other = VStack(alignment: .trailing) {
      Text("aaaa")
      Text("b").alignmentGuide(.leading) { _ in -16 }
    }
    #expect(render(other) == "aaaa\n   b")
  }

  @Test func `an alignment of an app's own goes through stacks`() {
    func row(_ name: String, _ value: String) -> some View {
      HStack(spacing: 0) {
        Text(name).alignmentGuide(.colon) { $0[.trailing] }
        Text(":" + value)
      }
    }
    let form = VStack(alignment: .colon) {
      row("a", "1")
      row("long", "22")
      Text("bb")
    }
    #expect(render(form) == "   a:1\nlong:22\n  bb")
    let framed = form.frame(width: 80, alignment: .leading).padding(.leading, 8)
    #expect(render(framed) == "    a:1\n long:22\n   bb")
    let middle = HStack(alignment: .middle) {
      Text("a\nb\nc")
      Text("d").alignmentGuide(.middle) { $0[.bottom] }
    }
    #expect(render(middle) == "a\nb d\nc" || render(middle) == "a d\nb\nc")
  }

  @Test func `layers and overlays stand by guides, and the foremost is drawn last`() {
    let layers = ZStack(alignment: .topLeading) {
      Text("aaa").zIndex(1)
      Text("bbbbb")
      Text("c").alignmentGuide(.top) { _ in -16 }
    }
    #expect(render(layers) == "aaabb\nc")
    let badge = Text("aaa").overlay(alignment: .topTrailing) {
      Text("1").alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
    #expect(render(badge) == "aa1")
    let explicit = Text("aaa").alignmentGuide(.trailing) { _ in 8 }
      .overlay(alignment: .trailing) { Text("x") }
    #expect(render(explicit) == "xaa")
  }

  @Test func `dimensions say what is explicit`() {
    let view = VStack(alignment: .leading) {
      Text("ab")
      Text("cd").alignmentGuide(.trailing) { _ in 8 }
        .alignmentGuide(.leading) {
          ($0[explicit: .trailing] ?? 99) - ($0[explicit: .leading] ?? 0)
        }
    }
    #expect(render(view) == " ab\ncd")
  }

  @Test func `an alignment that no number names is in the middle`() {
    #expect(HorizontalAlignment(Colon.self) == .colon)
    #expect(HorizontalAlignment.colon != HorizontalAlignment.leading)
    #expect(
      Alignment(horizontal: .leading, vertical: .firstTextBaseline) == .leadingFirstTextBaseline
    )
  }
}
