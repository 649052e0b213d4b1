import Foundation
import SnippetFoundation
import Testing

@testable import Snippets

/// What a text from outside may do to the rows around it: nothing.
@MainActor
struct VisibleTests {
  @Test(arguments: [
    ("a\u{1B}[31m", "a␛[31m"), ("\u{0}\u{7F}\u{9B}", "␀␡\u{FFFD}"), ("a\tb\nc", "a b c"),
    ("a\r\nb", "a b"), ("a\rb", "a␍b"), ("a\u{202E}b\u{202A}", "a\u{FFFD}b\u{FFFD}"),
    ("a\u{200E}\u{200F}\u{61C}b", "ab"),
    ("\u{FEFF}a\u{FFF9}", "a\u{FFFD}"), ("a\u{E0041}b", "a\u{FFFD}b"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ("\u{2066}a\u{2069}\u{2067}\u{2069}", "a"), ("\u{2068}אב\u{2069}", "\u{2068}אב\u{2069}"),
    ("\u{2068}a", "a"), ("a\u{2069}", "a"), ("\u{2068}a\u{2067}b\u{2069}", "ab"),
    ("a\u{2028}b", "a b"), ("é中👩‍🍳", "é中👩‍🍳"),
  ])
  func `a row shows what would move, colour or reorder it`(text: String, shown: String) {
    #expect(Array(visible(text).unicodeScalars) == Array(shown.unicodeScalars))
    #expect(visible(visible(text)) == visible(text))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE] as [UInt32])
  func `a noncharacter is replaced`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(visible("a" + String(scalar)) == "a\u{FFFD}")
  }

  @Test func `what is replaced and what the tables take for a hazard are the same`() {
    // Such as are written in another way, or dropped, are hazards too.
    let others: Set<UInt32> = [0x7F, 0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF]
    let isolates = UInt32(0x2066)...0x2069
    for scalar in (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let isHazard = Scalars.attributes(scalar.value).kind == .hazard
      let isKnown =
        scalar.value < 0x20 || others.contains(scalar.value) || isolates.contains(scalar.value)
      let isShown = visible(String(scalar)) == String(scalar)
      if isHazard != (isKnown || !isShown) { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  @Test func `lines are kept where they are asked for`() {
    #expect(visible("a\r\nb\u{2029}c\u{B}", keepingLines: true) == "a\nb\nc␋")
    #expect(visible("\u{2068}a\n\u{2069}", keepingLines: true) == "a\n")
    #expect(render(Text(verbatim: "é\r\nb")) == "é\nb")
  }

  @Test func `a mark has a letter to stand on, so that it does not change its neighbour`() {
    let row = HStack(spacing: 0) {
      Text("$5")
      Text(verbatim: "\u{338}\u{301}b")
      Text(verbatim: "\u{FE0F}\u{200D}c")
    }
    #expect(render(row) == "$5◌\u{338}\u{301}bc")
    #expect(render(Text(verbatim: "a\n\u{301}")) == "a\n◌\u{301}")
    #expect(columns(of: "\u{301}") == 0)
  }

  @Test func `a text of nothing but marks is drawn`() {
    let marks = String(repeating: "\u{301}", count: 10_000)
    #expect(render(Text(verbatim: marks), columns: 5) == "◌" + marks)
  }

  @Test func `half of a surrogate pair in a tree's JSON is refused or replaced`() throws {
    let tree = try resolve(SnippetContent(Text("abc")), settings: RenderSettings()).tree
    let json = String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
    for half in ["\\ud800", "\\udc00", "\\ud800\\ud800"] {
      let broken = Data(json.replacingOccurrences(of: "abc", with: half).utf8)
      guard let read = try? JSONDecoder().decode(ViewTree.self, from: broken) else { continue }
      #expect(!read.text(.ansi).isEmpty)
    }
  }

  @Test func `a mark of the byte order is not drawn`() {
    #expect(visible("\u{FEFF}Hello") == "Hello")
    #expect(render(Text("\u{FEFF}Hel\u{FEFF}lo")) == "Hello")
    #expect(columns(of: "\u{FEFF}a") == 1)
  }
}
