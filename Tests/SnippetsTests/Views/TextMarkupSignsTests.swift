import SnippetFoundation
import Testing

@testable import Snippets

/// Markup that is not emphasis: characters by name, addresses, pictures.
@MainActor
struct TextMarkupSignsTests {
  @Test(arguments: [
    ("&amp; &copy;", "& ©"), ("&lt;b&gt; &quot;a&quot; &apos;b&apos;", "<b> \"a\" 'b'"),
    ("&#169; &#xA9; &#XA9;", "© © ©"), ("&eacute;&Eacute; &rarr; &euro;", "éÉ → €"),
    ("&frac12; &hellip; &thetasym;", "½ … ϑ"), ("&#42;a&#42;", "*a*"), ("**&amp;**", "&"),
    ("AT&T; Q & A &nosuchname; &; &#; &#x; &#12a;", "AT&T; Q & A &nosuchname; &; &#; &#x; &#12a;"),
    ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("&#27;[31m", "␛[31m"),
    ("`&amp;`", "&amp;"), ("\\&amp;", "&amp;"), ("&amp", "&amp"),
  ])
  func `a character by its name or number`(markup: String, drawn: String) {
    #expect(render(Text(LocalizedStringKey(markup))) == drawn)
    #expect(render(Text(verbatim: "&amp; <https://x.com>")) == "&amp; <https://x.com>")
  }

  @Test(arguments: [
    ("<https://x.com>", "https://x.com"), ("a <mailto:a@b.c>.", "a mailto:a@b.c."),
    ("<a.b@c-d.com>", "a.b@c-d.com"), ("**<https://x.com/a_b_c>**", "https://x.com/a_b_c"),
    ("a < b > c <b> <3 <a:b> <@a> <a@> <a@-b>", "a < b > c <b> <3 <a:b> <@a> <a@> <a@-b>"),
    ("<https://x.com", "<https://x.com"), ("<https://x .com>", "<https://x .com>"),
    ("\\<https://x.com>", "<https://x.com>"),
  ])
  func `an address between angle brackets`(markup: String, drawn: String) {
    #expect(render(Text(LocalizedStringKey(markup))) == drawn)
  }

  @Test func `an address is a link`() throws {
    let text = try AttributedString(markdown: "<https://x.com> <a@b.c>")
    #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://x.com", "mailto:a@b.c"])
  }

  @Test(arguments: [
    ("![alt](x.png)", "alt"), ("a ![**b**](x)!", "a b!"), ("![alt]", "![alt]"),
    ("Hi! [a](b)", "Hi! a"),
    ("\\![a](b)", "!a"), ("![](x)", ""),
  ])
  func `of a picture the words are left`(markup: String, drawn: String) {
    #expect(render(Text(LocalizedStringKey(markup))) == drawn)
  }

  @Test(arguments: [
    ("Q & A", false), ("a < b &", false), ("a <", false), ("&amp;", true), ("Q & A *b*", true),
    ("<a", true), ("Total: 4", false),
  ])
  func `a sign in a sentence is not looked at as markup`(text: String, mayBe: Bool) {
    #expect(InlineMarkup.mayOccur(in: text) == mayBe)
  }

  @Test func `values in a text with such signs are left as they are`() {
    let value = "&lt;<https://y.com>"
    #expect(render(Text("&amp; \(value) <https://x.com>")) == "& \(value) https://x.com")
    #expect(render(Text("Q & A: \(1, format: .number) < \(value)")) == "Q & A: 1 < \(value)")
  }
}
