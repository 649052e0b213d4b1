import SnippetFoundation
import Testing

@testable import Snippets

/// Markup of whole lines in attributed strings.
struct TextBlockMarkupTests {
  private func text(
    _ markup: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> String {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    return try String(AttributedString(markdown: markup, options: options).characters)
  }

  @Test(arguments: [
    ("# Title", "Title"), ("## Two ##\ntext", "Twotext"), ("#tag", "#tag"),
    ("####### 7", "####### 7"),
    ("Title\n===", "Title"), ("Title\n---\ntext", "Titletext"), ("- item", "item"),
    ("- a\n- b\n  more\n* c", "ab morec"), ("1. one\n2) two", "onetwo"),
    ("-5 degrees", "-5 degrees"),
    ("> quoted\n> more\nlazy", "quoted more lazy"), ("> - a\n> - b", "ab"),
    ("one\ntwo\n\nthree", "one twothree"), ("one  \ntwo\\\nthree", "one\ntwo\nthree"),
    ("It was\n1986. A year", "It was 1986. A year"), ("a\n\n***\n\nb", "a\u{2E3B}b"),
  ])
  func `of lines the words are left`(markup: String, drawn: String) throws {
    #expect(try text(markup) == drawn)
  }

  @Test(arguments: [
    ("```swift\nlet a = *b*\n\n  c\n```\ntext", "let a = *b*\n\n  c\ntext"),
    ("text\n\n    a *b*\n\n    c\n\nmore", "texta *b*\n\nc\nmore"), ("~~~\nopen", "open\n"),
    ("- a\n\n    more", "amore"), ("`a`\n", "a"),
  ])
  func `code is what it is`(markup: String, drawn: String) throws {
    #expect(try text(markup) == drawn)
  }

  @Test func `of a table the cells are left`() throws {
    #expect(try text("| A | B |\n|---|:-:|\n| *1* | 2 |\n\ntext") == "AB12text")
    #expect(try text("a | b\nnot a table") == "a | b not a table")
  }

  @Test func `styles within lines are read`() throws {
    let title = try AttributedString(markdown: "# A **bold**\n\n- *one*")
    let styles = title.runs.map { $0.inlinePresentationIntent ?? [] }
    #expect(styles == [[], .stronglyEmphasized, .emphasized])
  }

  @Test func `only what is within lines is read where an option says so`() throws {
    #expect(try text("# A *b*\n- c\n\n\nd", .inlineOnly) == "# A b - c d")
    #expect(try text("a  \n  b\\\nc", .inlineOnly) == "a\nb\nc")
    let lines = "# A *b*\n  - c\n\nd"
    #expect(try text(lines, .inlineOnlyPreservingWhitespace) == "# A b\n  - c\n\nd")
  }

  @Test(arguments: [
    "", "\n", "#", "-", ">", "```", "|", "- \n", "1.", "***", "\\", "> > > -", "    ",
  ])
  func `fragments are read`(markup: String) throws {
    for syntax in [AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly] {
      _ = try text(markup, syntax)
    }
  }
}
