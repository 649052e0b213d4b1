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
  }

  @Test(arguments: [
    ("€1 £2 ¥3 5¢ ₹500 ₿2", "EUR1 GBP2 Y3 5c INR500 BTC2"),
    ("a ≠ b, x ≤ 3, y ≥ 4, ±5, ∓1", "a != b, x <= 3, y >= 4, +/-5, -/+1"),
    ("2½ cups, ½ l, x½", "2 1/2 cups, 1/2 l, x1/2"),
    ("Straße, Æsir, Œuvre, Þór", "Strasse, AEsir, OEuvre, Thor"),
    ("© 2025 Acme™ → more…", "(C) 2025 Acme(TM) -> more..."),
    ("20 m², §5, №3, ∞ √2", "20 m^2, sec.5, No.3, inf sqrt2"),
    ("CO₂ 412 ppm, x⁴, 10⁻³, aᵢ", "CO2 412 ppm, x^4, 10^-3, ai"),
    ("21°C, 68 °F, in °C (°F), 70℉, 5 ℃", "21 C, 68 F, in C (F), 70 F, 5 C"),
    ("72°/65° H:24° --° 5°. °", "72 deg/65 deg H:24 deg -- deg 5 deg. deg"),
    ("51°30′ N 2.5°E 21º", "51 deg 30' N 2.5 E 21o"),
    ("₱9 ฿9 ₦9 ₡9", "PHP9 THB9 NGN9 CRC9"),
    ("✅ Paid ❌ Failed ⭐ 4.8 ❤ 5 ➜ 7 ¦", "V  Paid x  Failed *  4.8 h 5 > 7 |"),
    // What has a mark is another character, and a half drawn as text half a star.
    ("≤\u{338} ½\u{FE0E} ¤ 中", "? + ? ??"),
  ])
  func `what has a spelling is spelled before it is laid out`(text: String, spelled: String) {
    for columns in [spelled.utf8.count, 80] {
      let settings = RenderSettings(columns: columns)
      #expect(render(Text(verbatim: text), settings: settings, style: .ascii) == spelled)
    }
  }

  @Test func `a degree stays in one word with its number`() {
    func drawn(_ text: some View, columns: Int) -> String {
      render(text, settings: RenderSettings(columns: columns), style: .ascii)
    }
    #expect(drawn(Text(verbatim: "Rain, 21°"), columns: 9) == "Rain,\n21 deg")
    #expect(drawn(Text(verbatim: "Rain, 21°C"), columns: 9) == "Rain,\n21 C")
    #expect(drawn(Text("\(21)") + Text(verbatim: "°"), columns: 20) == "21 deg")
    #expect(drawn(Text("\(21)") + Text(verbatim: "°C").bold(), columns: 20) == "21 C")
    #expect(drawn(Image(systemName: "degreesign"), columns: 20) == "deg")
    let spoken = render(Text(verbatim: "21°"), settings: RenderSettings(), style: .spoken.ascii)
    #expect(spoken == "21 deg")
  }

  @Test func `what is spelled is laid out as its letters are`() {
    var source = Dice(7)
    let pieces = [
      "½", "2", "°", "ß", " ", "a", "€", "≤", "…", "word", "→", "\n", "Æ", "-", "™", ". ",
    ]
    for seed in 1...300 {
      let count = Int.random(in: 1...12, using: &source)
      let text = (0..<count).map { _ in pieces.randomElement(using: &source) ?? "" }.joined()
      let letters = Text(verbatim: spelledLetters(text))
      for columns in 1...12 {
        let settings = RenderSettings(columns: columns)
        let drawn = render(Text(verbatim: text), settings: settings, style: .ascii)
        #expect(drawn == render(letters, settings: settings, style: .ascii), "\(seed): \(text)")
        #expect(drawn.split(separator: "\n").allSatisfy { $0.utf8.count <= columns })
      }
    }
  }

  @Test func `a fraction in a text of its own is parted from the number in front of it`() {
    let view = Text(verbatim: "2").bold() + Text(verbatim: "½")
    #expect(render(view, settings: RenderSettings(), style: .ascii) == "2 1/2")
    #expect(render(view, settings: RenderSettings()) == "2½")
  }

  @Test func `in a tree that is laid out already it is spelled where there is room`() throws {
    func rows(_ view: some View, columns: Int) throws -> String {
      let settings = RenderSettings(columns: columns)
      return try resolve(SnippetContent(view), settings: settings).tree.text(.ascii)
    }
    #expect(try rows(Text(verbatim: "½ cup"), columns: 10) == "1/2 cup")
    #expect(try rows(Text(verbatim: "½ cup"), columns: 7) == "1/2 cup")
    #expect(try rows(Text(verbatim: "½ cup"), columns: 6) == "? cup")
    let row = HStack {
      Text(verbatim: "½")
      Spacer()
      Text(verbatim: "≤ 5 €")
    }
    #expect(try rows(row, columns: 12) == "1/2    ? 5 E")
    #expect(try rows(Text(verbatim: "½").border(.red), columns: 9).contains("|?|"))
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
