import Foundation
import Testing

@testable import Snippets

@MainActor
struct PlainLettersTests {
  @Test(arguments: [
    ("plain", "plain"), ("Crème brûlée", "Creme brulee"), ("e\u{301}", "e"), ("─━│", "--|"),
    ("██░░", "##.."), ("Flat Whi…", "Flat Whi~"), ("“a” – ‘b’", "\"a\" - 'b'"), ("★ ☕︎", "* u "),
    ("☕", "u "), ("中文", "????"), ("€4.50", "E4.50"), ("a\u{A0}b", "a b"), ("␛[2J", "?[2J"),
    ("68°F, 21 °C, 5°", "68 F, 21  C, 5 "),
    ("Łódź", "Lodz"), ("\u{200B}", ""),
  ])
  func `every character has a sign, or question marks for its columns`(text: String, plain: String)
  {
    #expect(plainLetters(text) == plain)
  }

  @Test(arguments: [
    ("₹500 ₽ ₪ ₿2 ₩ ₺ ₴ ₫ ¤", "?500 ? ? ?2 ? ? ? ? ?"), ("€1 £2 ¥3 5¢", "E1 L2 Y3 5c"),
    ("a ≠ b, x ≤ 3, y ≥ 4, ±5, ∓1", "a ? b, x ? 3, y ? 4, ?5, ?1"), ("∞ √2 2π ∑", "? ?2 2? ?"),
    ("=\u{338} <\u{338} ≮", "? ? ?"), ("a\u{338}5\u{336}", "a5"), ("3∶4 1∷2 a‖b", "3:4 1:2 a|b"),
    ("a ⇆ b ∪ c", "a - b U c"), ("A♠ K♣ Q♥ J♦", "As Kc Qh Jd"), ("≈ × ÷ −", "~ x / -"),
    ("\u{37E}\u{1FEF}\u{212A}\u{212B}", ";`KA"), ("שלום", "????"), ("👩‍👩‍👧 1️⃣ 🇩🇪", "?? 1  ??"),
  ])
  func `no sign says another price, number or comparison`(text: String, plain: String) {
    #expect(plainLetters(text) == plain)
    #expect(render(Text(verbatim: text), settings: RenderSettings(), style: .ascii) == plain)
  }

  @Test func `every letter with marks is its base letter`() {
    for value in UInt32(0x80)..<0x30000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let character = String(Character(scalar))
      guard let base = character.decomposedStringWithCanonicalMapping.unicodeScalars.first,
        base.isASCII
      else { continue }
      #expect(plainLetters(character) == String(Character(base)), "\(character)")
    }
  }

  @Test func `every symbol is as wide as before`() {
    for name in ["star", "cup.and.saucer", "arrow.up", "checkmark", "creditcard", "bag", "flame"] {
      let glyph = symbolGlyph(name)
      #expect(plainLetters(glyph).utf8.count == columns(of: glyph), "\(name)")
      #expect(!plainLetters(glyph).contains("?"), "\(name)")
    }
  }

  @Test(arguments: [
    0x2190...0x21FF, 0x2500...0x257F, 0x2580...0x259F, 0x25A0...0x25FF, 0x27F0...0x27FF,
    0x2800...0x28FF,
  ])
  func `every arrow, line, bar, shape and dot has a sign`(block: ClosedRange<UInt32>) {
    for value in block {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = String(Character(scalar))
      let plain = plainLetters(character)
      #expect(plain.utf8.count == columns(of: character), "\(character)")
      #expect(!plain.contains("?"), "\(character)")
    }
  }
}
