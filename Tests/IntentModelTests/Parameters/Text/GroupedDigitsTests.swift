import SnippetFoundation
import Testing

@testable import IntentModel

/// Titles with numbers in them, which people type without what stands between thousands.
struct GroupedDigitsTests {
  private func named(_ text: String, _ titles: [String], in locale: String = "en_US") -> [String] {
    let options = titles.map { ParameterOption(value: $0, title: $0) }
    return Localization.withTaken(Locale(identifier: locale)) {
      OptionText(text).named(in: options).map(\.title)
    }
  }

  private static let names: [(String, String, [String], [String])] = [
    ("en_US", "order 1234", ["Order 1,234", "Order 123"], ["Order 1,234"]),
    ("en_US", "Order 1,234", ["Order 1234", "Order 123"], ["Order 1234"]),
    ("en_US", "order 1234", ["Order 1,234", "Order 1234"], ["Order 1234"]),
    ("en_US", "order 1,234", ["Order 1,234", "Order 1234"], ["Order 1,234"]),
    ("en_US", "the order 1234567", ["Order 1,234,567"], ["Order 1,234,567"]),
    (
      "en_US", "1234 of 2026", ["1,234 of 2026", "1,234 of 2,026"],
      ["1,234 of 2026", "1,234 of 2,026"]
    ),
    ("en_US", "order 1235", ["Order 1,234", "Order 123"], []),
    ("en_US", "order 0123", ["Order 0,123"], []), ("en_US", "order 12,34", ["Order 1234"], []),
    ("en_US", "version 1.234", ["Version 1234"], []), ("en_US", "order 1234 #2", [], []),
    ("en_US", "order 1234 #2", ["Order 1,234", "Order 1,234"], ["Order 1,234"]),
    ("de_DE", "Auftrag 1234", ["Auftrag 1.234"], ["Auftrag 1.234"]),
    ("de_DE", "Auftrag 1.234", ["Auftrag 1234"], ["Auftrag 1234"]),
    ("fr_FR", "commande 12345", ["Commande 12\u{202F}345"], ["Commande 12\u{202F}345"]),
    ("en_IN", "order 123456", ["Order 1,23,456"], ["Order 1,23,456"]),
    ("ar_EG", "طلب ١٢٣٤", ["طلب ١٬٢٣٤"], ["طلب ١٬٢٣٤"]),
  ]

  @Test(arguments: names)
  func `what stands between thousands says nothing, where no title is written so`(
    locale: String,
    text: String,
    titles: [String],
    expected: [String]
  ) {
    #expect(named(text, titles, in: locale) == expected)
  }

  @Test func `each of the first three numbers may be written either way`() {
    let ways = GroupedDigits.otherWays(toWrite: "1000 2000 3000 4000")
    #expect(ways.count == 7)
    #expect(ways.contains("1 000 2000 3 000 4000"))
    #expect(GroupedDigits.otherWays(toWrite: "room 12") == [])
  }

  @Test func `a title may begin so`() {
    let options = ["Order 1,234 (open)", "Order 123"].map { ParameterOption(value: $0, title: $0) }
    #expect(OptionText("order 1234").begun(in: options).map(\.title) == ["Order 1,234 (open)"])
  }
}
