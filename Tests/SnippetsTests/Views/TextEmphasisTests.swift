import SnippetFoundation
import Testing

@testable import Snippets

/// Emphasis that ends or begins together with other emphasis.
struct TextEmphasisTests {
  /// The pieces, with `i` for emphasised, `b` for strong, `s` for crossed out.
  private func pieces(_ markup: String) -> String {
    InlineMarkup.pieces(of: markup).map { piece in
      var marks = ""
      if piece.intents.contains(.emphasized) { marks += "i" }
      if piece.intents.contains(.stronglyEmphasized) { marks += "b" }
      if piece.intents.contains(.strikethrough) { marks += "s" }
      return marks.isEmpty ? piece.text : "\(marks)(\(piece.text))"
    }.joined()
  }

  @Test(arguments: [
    ("**Bold *both***", "b(Bold )ib(both)"), ("**Total: *$5*** today", "b(Total: )ib($5) today"),
    ("**Only *3* left *today***", "b(Only )ib(3)b( left )ib(today)"),
    ("***Sale* ends** today", "ib(Sale)b( ends) today"), ("***a** b*", "ib(a)i( b)"),
    ("**b***i*", "b(b)i(i)"), ("**x*", "*i(x)"), ("*x**", "i(x)*"), ("***x***", "ib(x)"),
    ("*a **b** c*", "i(a )ib(b)i( c)"), ("****x****", "b(x)"), ("*a**b*", "i(a**b)"),
    ("**a*b**", "b(a*b)"), ("***a", "***a"), ("* a *", "* a *"), ("a*b*c", "ai(b)c"),
  ])
  func `marks are divided between what they end`(markup: String, drawn: String) {
    #expect(pieces(markup) == drawn)
  }

  @Test(arguments: [
    ("snake_case_name", "snake_case_name"), ("_a_ __b__ ___c___", "i(a) b(b) ib(c)"),
    ("(_a_).", "(i(a))."), ("*a _b* c_", "i(a _b) c_"), ("~~a~~ ~b~ ~~~c~~~", "s(a) s(b) ~~~c~~~"),
    ("~~a ~b~ c~~", "s(a b c)"), ("~a~~", "~a~~"), ("**~~a~~**", "bs(a)"),
    ("a**\"b\"**", "a**\"b\"**"),
    ("2*3*4 = 24", "2i(3)4 = 24"), ("5 * 3 * 2", "5 * 3 * 2"), ("**Note:** text", "b(Note:) text"),
  ])
  func `a mark leans on a word`(markup: String, drawn: String) {
    #expect(pieces(markup) == drawn)
  }

  @Test(arguments: [
    ("*a [b*](x)", "*a b*"), ("[*a*](x) *b*", "i(a) i(b)"), ("*a `*` b*", "i(a )i(*)i( b)"),
    ("*a \\* b*", "i(a * b)"), ("**a [*b*](x)**", "b(a )ib(b)"),
  ])
  func `no mark reaches out of a link or code`(markup: String, drawn: String) {
    #expect(pieces(markup) == drawn)
  }

  @Test func `a backslash at the end of a line is left out`() {
    #expect(pieces("a\\\nb") == "a\nb")
    #expect(pieces("a\\\r\nb") == "a\r\nb")
    #expect(pieces("a\\") == "a\\")
  }

  @Test func `many marks are read in one go`() {
    let many = String(repeating: "*a **b ", count: 1_400)
    #expect(InlineMarkup.pieces(of: many).count == 1)
    let closed = String(repeating: "*", count: 4_000)
    #expect(pieces(closed + "x" + closed) == "b(x)")
  }
}
