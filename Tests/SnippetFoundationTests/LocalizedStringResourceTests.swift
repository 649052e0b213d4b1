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
