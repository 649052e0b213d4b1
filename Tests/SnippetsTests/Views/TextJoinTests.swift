import Foundation
import Testing

@testable import Snippets

/// Texts that are put together are one string, and then characters.
@MainActor
struct TextJoinTests {
  private func ansi(_ text: Text) -> String {
    render(text, settings: RenderSettings(columns: 20), style: .ansi)
  }

  @Test(arguments: [
    ("e", "\u{301}x", "e\u{301}x|"), ("👩", "\u{200D}👧!", "👩\u{200D}👧!|"),
    ("👩\u{200D}", "👧", "👩\u{200D}👧|"), ("👍", "\u{1F3FD}", "👍\u{1F3FD}|"),
    ("☕", "\u{FE0E}", "☕\u{FE0E}|"), ("🇩", "🇪", "🇩🇪|"), ("e", "\u{301}", "e\u{301}|"),
    ("ㄱ", "ㅏ", "ㄱㅏ|"), ("日", "本", "日本|"), ("", "\u{301}x", "◌\u{301}x|"),
    ("a\n", "\u{301}x", "a\n◌\u{301}x|"), ("e", "\u{301}\u{202E}x", "e\u{301}�x|"),
  ])
  func `a mark that begins the next text stands on the last character`(
    first: String,
    second: String,
    rows: String
  ) {
    let text = Text(verbatim: first).bold() + Text(verbatim: second) + Text("|")
    #expect(render(text) == rows)
    #expect(render(text) == render(Text(verbatim: first + second + "|")))
    let inside = Text("\(Text(verbatim: first).italic())\(Text(verbatim: second))|")
    #expect(render(inside) == rows)
  }

  @Test func `what belongs to a character has its style, what follows its own`() {
    let text = Text("e").bold() + Text("\u{301}") + Text("\u{302}x")
    #expect(ansi(text) == "\u{1B}[1me\u{301}\u{302}\u{1B}[0mx")
  }

  @Test func `a text that stands alone beside another is not joined`() {
    let row = HStack(spacing: 0) {
      Text("e").bold() + Text("a")
      Text("\u{301}").bold() + Text("x")
    }
    #expect(render(row) == "ea◌\u{301}x")
  }
}
