import Testing

@testable import SnippetFoundation

struct PluralRulesTests {
  /// The letters of the categories of some numbers: z, 1, 2, f, m, o.
  private func categories(_ language: String, _ numbers: String) -> String {
    numbers.split(separator: " ").map { number in
      switch PluralCategory.of(String(number), in: language) {
      case .zero: "z"
      case .one: "1"
      case .two: "2"
      case .few: "f"
      case .many: "m"
      case .other: "o"
      }
    }.joined()
  }

  @Test func `each group of languages has its forms`() {
    let numbers = "0 1 2 3 5 11 21 22 1.5 1000000"
    #expect(categories("en", numbers) == "o1oooooooo")
    #expect(categories("ja", numbers) == "oooooooooo")
    #expect(categories("fr", numbers) == "11oooooo1m")
    #expect(categories("es", numbers) == "o1ooooooom")
    #expect(categories("pl", numbers) == "m1ffmmmfom")
    #expect(categories("ru", numbers) == "m1ffmm1fom")
    #expect(categories("cs", numbers) == "o1ffoooomo")
    #expect(categories("ar", numbers) == "z12ffmmmoo")
    #expect(categories("cy", numbers) == "z12foooooo")
    #expect(categories("sl", numbers) == "o12foooofo")
    #expect(categories("lv", numbers) == "z1oooz1ooz")
    #expect(categories("ga", numbers) == "o12ffooooo")
    #expect(categories("he", numbers) == "o12ooooooo")
  }

  @Test func `regions follow their language, and Portugal its own rule`() {
    #expect(PluralCategory.of("0", in: "pt-BR") == .one)
    #expect(PluralCategory.of("0", in: "pt-PT") == .other)
    #expect(PluralCategory.of("1", in: "de-AT") == .one)
  }

  @Test(arguments: ["", "-", "many", "1e3", "nan", "99999999999999999999", "1.", ".5", "٣"])
  func `what is no number has no form of its own, and breaks nothing`(_ text: String) {
    for language in ["en", "pl", "ar", "kw", "xx", ""] {
      _ = PluralCategory.of(text, in: language)
    }
    #expect(PluralCategory.of("many", in: "en") == .other)
  }

  @Test func `a negative number has the form of its amount`() {
    #expect(PluralCategory.of("-1", in: "en") == .one)
    #expect(PluralCategory.of("-3", in: "pl") == .few)
  }
}
