import Foundation
import SnippetFoundation
import Testing

struct NSLocalizedStringTests {
  @Test func `words are in the language of the person, not of the process`() throws {
    let catalogs = try Catalogs([
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello!\"; \"off\" = \"50% off\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo!\"; \"%d left\" = \"noch %d\";",
      "de.lproj/Other.strings": "\"hello\" = \"Moin!\";",
    ])
    let bundle = try #require(Bundle(path: catalogs.folder.path))
    Localization.withTaken(Locale(identifier: "de_DE")) {
      #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hallo!")
      #expect(NSLocalizedString("hello", bundle: bundle, value: "Hi", comment: "") == "Hallo!")
      #expect(
        NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Moin!"
      )
      #expect(
        NSLocalizedString("hello", tableName: "Other", bundle: bundle, value: "Hi", comment: "")
          == "Moin!"
      )
      #expect(NSLocalizedString("off", bundle: bundle, comment: "") == "50% off")
      let format = NSLocalizedString("%d left", bundle: bundle, comment: "")
      #expect(String(format: format, 3) == "noch 3")
    }
    Localization.withTaken(Locale(identifier: "fr_FR")) {
      #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello!")
    }
  }

  @Test func `what is not translated is its value, or its key`() throws {
    let catalogs = try Catalogs(["en.lproj/Localizable.strings": "\"hello\" = \"Hello!\";"])
    let bundle = try #require(Bundle(path: catalogs.folder.path))
    #expect(NSLocalizedString("bye", bundle: bundle, comment: "") == "bye")
    #expect(NSLocalizedString("bye", bundle: bundle, value: "Bye", comment: "") == "Bye")
    #expect(NSLocalizedString("bye", tableName: nil, bundle: bundle, comment: "") == "bye")
    #expect(NSLocalizedString("bye", comment: "") == "bye")
    #expect(NSLocalizedString("bye", value: "Bye", comment: "") == "Bye")
    #expect(NSLocalizedString("bye", tableName: "None", comment: "") == "bye")
    #expect(NSLocalizedString("bye", tableName: "None", value: "Bye", comment: "") == "Bye")
  }

  @Test func `words may be of a bundle, or of a place, or of neither`() throws {
    let catalogs = try Catalogs([
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo!\"; ",
      "de.lproj/Other.strings": "\"hello\" = \"Moin!\";",
    ])
    let bundle = try #require(Bundle(path: catalogs.folder.path))
    let german = Locale(identifier: "de_DE")
    let resources = [
      LocalizedStringResource("hello", locale: german, bundle: bundle),
      LocalizedStringResource("hello", locale: german, bundle: .atURL(catalogs.folder)),
      LocalizedStringResource("hello", table: "Other", locale: german, bundle: bundle),
      LocalizedStringResource("hello", defaultValue: "Hi", locale: german, bundle: bundle),
      LocalizedStringResource("none", defaultValue: "Hi", locale: german, bundle: bundle),
      LocalizedStringResource("hello", bundle: .main),
      LocalizedStringResource("hello", bundle: nil),
      LocalizedStringResource("hello", defaultValue: "Hi", bundle: .main, comment: "c"),
      LocalizedStringResource("hello", defaultValue: "Hi"),
      LocalizedStringResource("hello"),
    ]
    #expect(
      resources.map { String(localized: $0) }
        == ["Hallo!", "Hallo!", "Moin!", "Hallo!", "Hi", "hello", "hello", "Hi", "Hi", "hello"]
    )
  }

  @Test func `words with options, or without a locale, are those without`() throws {
    let marked = AttributedString(
      localized: "a *\(1)*",
      options: .applyReplacementIndexAttribute,
      table: "T",
      locale: nil
    )
    #expect(marked == AttributedString(localized: "a *\(1)*"))
    #expect(AttributedString(localized: "k", defaultValue: "a", options: []) == "a")
    let locale: Locale? = nil
    #expect(String(localized: "a \(1)", locale: locale) == "a 1")
    #expect(String(localized: "a \(1)", locale: .current) == "a 1")
    #expect(String(localized: "k", defaultValue: "a \(1)", locale: locale) == "a 1")
  }
}
