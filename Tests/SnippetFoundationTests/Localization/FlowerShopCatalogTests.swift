import Foundation
import Testing

@testable import SnippetFoundation

/// The catalogs of the fixture that speaks four languages.
struct FlowerShopCatalogTests {
  private let bundle = StringsBundle(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/FlowerShop/Resources").standardizedFileURL
  )

  @Test(arguments: ["en_US", "de_DE", "ja_JP", "pl_PL", "fr_FR"])
  func `every key has words in every language, whatever the number`(_ locale: String) throws {
    #expect(bundle.tableNames == ["AppShortcuts", "Care", "Localizable"])
    #expect(bundle.problems.isEmpty)
    let person = Locale(identifier: locale)
    for name in bundle.tableNames {
      let table = try #require(bundle.table(name))
      for key in table.keys {
        let known = FormatTemplate.normalized(key)
        let isSpoken =
          locale != "fr_FR" && !(locale == "en_US" && table.languages["en"]?[known] == nil)
        guard let (words, language) = table.find(known, locale) else {
          #expect(!isSpoken, "\(key) in \(locale)")
          continue
        }
        for number in [0, 1, 2, 5, 11, 22, 1_000_000] {
          let arguments = FormatTemplate(key).pieces.compactMap { piece -> LocalizedArgument? in
            guard case .value(_, let specifier) = piece else { return nil }
            return specifier.isInteger
              ? LocalizedArgument(text: "\(number)", specifier: "%lld")
              : LocalizedArgument(text: "words")
          }
          let text = words.text(arguments, language: language, locale: person)
          #expect(!text.isEmpty && !text.contains("%"), "\(key) in \(locale): \(text)")
        }
      }
    }
  }
}
