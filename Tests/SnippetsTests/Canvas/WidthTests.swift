import Testing

@testable import Snippets

@MainActor
struct WidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("ｱ", 1), ("한", 2), ("☕", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("1\u{FE0F}\u{20E3}", 2), ("─", 1),
    ("\u{200B}", 0),
  ])
  func `characters take columns`(text: String, width: Int) {
    #expect(columns(of: text) == width)
  }

  @Test(arguments: [
    (5, "aa bb"), (4, "aa\nbb"), (2, "aa\nbb"), (1, "a\na\nb\nb"),
  ])
  func `lines break at spaces and long words are cut`(width: Int, rows: String) {
    #expect(render(Text("aa bb"), columns: width) == rows)
  }

  @Test func `ideographs may part, no-break spaces do not`() {
    #expect(render(Text("中文字"), columns: 4) == "中文\n字")
    #expect(render(Text("中文。"), columns: 4) == "中\n文。")
    #expect(render(Text("a b\u{A0}c"), columns: 4) == "a\nb\u{A0}c")
  }
}
