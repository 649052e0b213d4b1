import Testing

@testable import SnippetFoundation

struct StringComparingTests {
  struct Soup: Equatable {
    var name: String
  }

  @Test func `a predicate finds a text whatever its case and accents`() throws {
    let wanted = "creme"
    let predicate = #Predicate<Soup> {
      $0.name.localizedStandardContains(wanted) && $0.name.count > 5
    }
    #expect(try predicate.evaluate(Soup(name: "Potage Cr\u{E8}me")))
    #expect(try !predicate.evaluate(Soup(name: "Miso, large")))
    #expect(try !predicate.evaluate(Soup(name: "Creme")))
  }

  @Test func `texts are sorted as a person sorts them`() {
    let soups = ["soup 10", "Soup 2", "\u{E9}clair", "fig", "egg"].map(Soup.init)
    let sorted = soups.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["\u{E9}clair", "egg", "fig", "Soup 2", "soup 10"])
    let down = KeyPathComparator(\Soup.name, comparator: .localizedStandard, order: .reverse)
    #expect(soups.sorted(using: down).map(\.name) == sorted.map(\.name).reversed())
    #expect(["b", "a"].sorted(using: .localized) == ["a", "b"])
  }

  @Test(arguments: [
    ("Order Coffee", "order coffee", true), ("Order", "Orders", false), ("", "", true),
    ("", "a", false), ("cafe\u{301}", "CAF\u{C9}", true), ("cafe", "cafe\u{301}", false),
    ("\u{FF2F}\u{FF2B}", "ok", true), ("stra\u{DF}e", "Strase", false),
  ])
  func `texts are the same but for capitals and width`(
    one: String,
    other: String,
    expected: Bool
  ) {
    #expect(one.isSame(as: other) == expected)
    #expect(other.isSame(as: one) == expected)
  }

  @Test(arguments: ["a", "\u{E9}"])
  func `a letter is not the same as many of it`(letter: String) {
    let many = String(repeating: letter, count: 100_000)
    #expect(!letter.isSame(as: many))
    #expect(!many.isSame(as: letter))
  }

  @Test func `a name is compared with a long text up to the first difference`() {
    let looks = Looks()
    let name = CountedBytes(bytes: Array("Order Coffee".utf8), looks: looks)
    let text = "ordinary " + String(repeating: "words ", count: 100_000) + "\u{E9}"
    #expect(sameASCII(name, CountedBytes(bytes: Array(text.utf8), looks: looks)) == false)
    #expect(looks.count == 8)
  }
}

private final class Looks {
  var count = 0
}

/// Bytes that count how often one is looked at.
private struct CountedBytes: RandomAccessCollection {
  let bytes: [UInt8]
  let looks: Looks

  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }

  subscript(position: Int) -> UInt8 {
    looks.count += 1
    return bytes[position]
  }
}
