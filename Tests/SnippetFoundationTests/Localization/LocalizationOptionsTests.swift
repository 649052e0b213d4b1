import Foundation
import SnippetFoundation
import Testing

struct LocalizationOptionsTests {
  private var options: String.LocalizationOptions {
    var options = String.LocalizationOptions()
    options.replacements = [3, "Ada"]
    return options
  }

  @Test func `values come into the places that were left open, in order`() {
    let open: String.LocalizationValue =
      "\(placeholder: .int) of \(12) cups for \(placeholder: .object)"
    #expect(String(localized: open, options: options) == "3 of 12 cups for Ada")
    #expect(
      String(localized: "cups", defaultValue: "\(placeholder: .int) cups", options: options)
        == "3 cups"
    )
    #expect(
      String(localized: LocalizedStringResource("\(placeholder: .int) cups"), options: options)
        == "3 cups"
    )
  }

  @Test func `without values, and past the last one, places stay open`() {
    let open: String.LocalizationValue = "\(placeholder: .int) cups"
    #expect(String(localized: open, options: String.LocalizationOptions()) == " cups")
    var none = String.LocalizationOptions()
    none.replacements = []
    #expect(String(localized: open, options: none) == " cups")
    #expect(String(localized: "plain", options: options, table: "T", locale: nil) == "plain")
  }

  @Test func `a translation takes the values by its own order and plural`() throws {
    let catalogs = try Catalogs([
      "de.lproj/Localizable.strings":
        "\"%lld cups for %@\" = \"%2$@: %1$lld Tassen\"; \"k\" = \"%lld Tassen\";"
    ])
    let bundle = try #require(Bundle(path: catalogs.folder.path))
    Localization.withTaken(Locale(identifier: "de_DE")) {
      #expect(
        String(
          localized: "\(placeholder: .int) cups for \(placeholder: .object)",
          options: options,
          bundle: bundle
        ) == "Ada: 3 Tassen"
      )
      #expect(
        String(
          localized: "k",
          defaultValue: "\(placeholder: .int) cups",
          options: options,
          bundle: bundle
        ) == "3 Tassen"
      )
      let resource = LocalizedStringResource(
        "\(placeholder: .int) cups for \(placeholder: .object)",
        bundle: bundle
      )
      #expect(String(localized: resource, options: options) == "Ada: 3 Tassen")
    }
  }
}
