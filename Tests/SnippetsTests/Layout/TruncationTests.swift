import Testing

@testable import Snippets

/// Where a text is cut that has no room.
@MainActor
struct TruncationTests {
  @Test(arguments: [
    (Text.TruncationMode.tail, 10, "one two t…"), (.head, 10, "…hree four"),
    (.middle, 10, "one t…four"), (.tail, 1, "…"), (.head, 1, "…"), (.middle, 1, "…"),
    (.middle, 2, "o…"), (.head, 2, "…r"), (.middle, 3, "o…r"), (.head, 18, "one two three four"),
    (.middle, 17, "one two …ree four"),
  ])
  func `one row is cut at the end, the beginning, the middle`(
    mode: Text.TruncationMode,
    width: Int,
    row: String
  ) {
    let view = Text("one two three four").lineLimit(1).truncationMode(mode)
    #expect(render(view, columns: width) == row)
  }

  @Test func `the last row shows the rest of the logical line`() {
    let view = Text("one two three four five six").lineLimit(2)
    #expect(render(view, columns: 9) == "one two\nthree fo…")
    #expect(render(view.truncationMode(.head), columns: 9) == "one two\n…five six")
    #expect(render(view.truncationMode(.middle), columns: 9) == "one two\nthre… six")
  }

  @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
  func `a line feed behind what fits is an ellipsis at its end`(mode: Text.TruncationMode) {
    let view = Text("one\ntwo").lineLimit(1).truncationMode(mode)
    #expect(render(view, columns: 9) == "one…")
  }

  @Test func `wide characters and marks are kept whole`() {
    let wide = Text("中文字例子").lineLimit(1)
    #expect(render(wide.truncationMode(.head), columns: 6) == "…例子")
    #expect(render(wide.truncationMode(.middle), columns: 6) == "中…子")
    let marks = Text("ae\u{301}ioue\u{301}").lineLimit(1)
    #expect(render(marks.truncationMode(.head), columns: 3) == "…ue\u{301}")
  }

  @Test func `the mode is inherited and styles are kept`() {
    let view = VStack(alignment: .leading) {
      Text("abcdefgh").multilineTextAlignment(.trailing)
      Text("abcdefgh").truncationMode(.tail)
      Text("ab").bold() + Text("cdefgh")
    }
    .lineLimit(1)
    .truncationMode(.head)
    #expect(render(view, columns: 6) == "…defgh\nabcde…\n…defgh")
    let middle = (Text("ab").bold() + Text("cdefgh")).lineLimit(1).truncationMode(.middle)
    let styled = render(middle, settings: RenderSettings(columns: 5), style: .ansi)
    #expect(styled == "\u{1B}[1mab…\u{1B}[0mgh")
  }
}
