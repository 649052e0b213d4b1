import Testing

@testable import Snippets

@MainActor
struct PlainLettersTests {
  @Test(arguments: [
    ("plain", "plain"), ("Crème brûlée", "Creme brulee"), ("e\u{301}", "e"), ("─━│", "--|"),
    ("██░░", "##.."), ("Flat Whi…", "Flat Whi~"), ("“a” – ‘b’", "\"a\" - 'b'"), ("★ ☕︎", "* u "),
    ("☕", "u "), ("中文", "????"), ("€4.50", "E4.50"), ("a\u{A0}b", "a b"), ("␛[2J", "?[2J"),
    ("Łódź", "Lodz"), ("\u{200B}", ""),
  ])
  func `every character has a sign, or question marks for its columns`(text: String, plain: String)
  {
    #expect(plainLetters(text) == plain)
  }

  @Test func `every symbol is as wide as before`() {
    for name in ["star", "cup.and.saucer", "arrow.up", "checkmark", "creditcard", "bag", "flame"] {
      let glyph = symbolGlyph(name)
      #expect(plainLetters(glyph).utf8.count == columns(of: glyph), "\(name)")
      #expect(!plainLetters(glyph).contains("?"), "\(name)")
    }
  }
}
