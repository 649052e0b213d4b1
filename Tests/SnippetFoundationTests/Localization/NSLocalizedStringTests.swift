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
}
