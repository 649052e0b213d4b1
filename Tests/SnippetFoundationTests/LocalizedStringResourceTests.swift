import Testing

@testable import SnippetFoundation

@Test func `an interpolated resource resolves with its values`() {
  let count = 3
  let resource: LocalizedStringResource =
    "Order \(count) of \("Latte") at \(4.5, specifier: "%.2f")"
  #expect(String(localized: resource) == "Order 3 of Latte at 4.50")
  #expect(resource.key == "Order %lld of %@ at %.2f")
}

@Test func `the nearest names come first and far ones not at all`() {
  let names = ["Latte", "Mocha", "Flat White"]
  #expect(nearest("late", in: names, limit: 3) == ["Latte"])
  #expect(nearest("zzzzzz", in: names, limit: 3).isEmpty)
  #expect(nearest("", in: names, limit: 3).isEmpty)
}

private struct Soup: CustomLocalizedStringResourceConvertible, Hashable {
  var name: String
  var localizedStringResource: LocalizedStringResource { "\(name)" }
}

struct ValueWordsTests {
  private func text(_ resource: LocalizedStringResource) -> String { String(localized: resource) }

  /// A sentence with a value of any type, optional ones too.
  private func yours<Value>(_ value: Value) -> String { text("Your \(value)") }

  @Test func `a value with words for a person does not dump itself into a sentence`() {
    let soup = Soup(name: "Miso")
    let resource: LocalizedStringResource = "Your \(soup) is ready"
    #expect(text(resource) == "Your Miso is ready")
    #expect(resource.key == "Your %@ is ready")
    #expect(String(localized: "Your \(soup)") == "Your Miso")
    let maybe: Soup? = soup
    #expect(yours(maybe) == "Your Miso")
    let name: LocalizedStringResource? = "Miso"
    #expect(yours(name) == "Your Miso")
    let erased: any Sendable = soup
    #expect(yours(erased) == "Your Miso")
  }

  @Test func `several values with words are a list`() {
    let soups = ["Miso", "Ramen", "Udon"].map(Soup.init)
    #expect(text("Delete \(soups.count): \(soups)?") == "Delete 3: Miso, Ramen, and Udon?")
    #expect(text("\(Array(soups.prefix(2)))") == "Miso and Ramen")
    #expect(text("\(Set(soups))") == "Miso, Ramen, and Udon")
    #expect(text("\([Soup]())").isEmpty)
    #expect(text("\([1, 2])") == "[1, 2]")
    #expect(text("\(["a"])") == #"["a"]"#)
  }

  @Test func `a list is written in the person's language`() {
    let soups = ["Miso", "Ramen"].map(Soup.init)
    let german = Localization.withTaken(Locale(identifier: "de_DE")) { text("\(soups)") }
    #expect(german == "Miso und Ramen")
  }

  @Test func `values of Foundation's are written as a person would`() {
    #expect(text("\(AttributedString("attr"))") == "attr")
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Lovelace")
    #expect(text("by \(name)") == "by Ada Lovelace")
    #expect(text("in \(Measurement(value: 5, unit: UnitDuration.minutes))") == "in 5 min")
    #expect(yours(true) == "Your true")
    #expect(yours(Optional(3)) == "Your Optional(3)")
  }
}
