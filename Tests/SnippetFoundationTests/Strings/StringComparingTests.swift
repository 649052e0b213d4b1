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
}
