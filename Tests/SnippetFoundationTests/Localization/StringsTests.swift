import Foundation
import Testing

@testable import SnippetFoundation

struct StringsTests {
  private let german = """
    /* A comment, "quoted" */
    "Hello" = "Hallo \\"Welt\\"\\n\\U00e4\\U0001";  // the rest
    'single' = 'einzeln';
    bare.key = bare;
    "alone";
    "%@ of %ld" = "%2$ld × %1$@";
    """

  @Test func `quotes, escapes, comments and bare words are read`() throws {
    let catalogs = try Catalogs(["de.lproj/Localizable.strings": german])
    #expect(catalogs.words("Hello", "de_DE") == "Hallo \"Welt\"\nä\u{1}")
    #expect(catalogs.words("single", "de_DE") == "einzeln")
    #expect(catalogs.words("bare.key", "de_DE") == "bare")
    #expect(catalogs.words("alone", "de_DE") == "alone")
    #expect(catalogs.words("\("Tee") of \(3)", "de_DE") == "3 × Tee")
    #expect(catalogs.words("Hello", "en_US") == "Hello")
    #expect(catalogs.problems.isEmpty)
  }

  @Test func `every encoding and form says the same`() throws {
    let text = "\"Hello\" = \"Grüße 👋\";"
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Hello</key><string>Grüße 👋</string></dict></plist>
      """
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["Hello": "Grüße 👋"],
      format: .binary,
      options: 0
    )
    let forms: [Data] = [
      Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data(list.utf8), binary,
      try #require(text.data(using: .utf16)), try #require(text.data(using: .utf16LittleEndian)),
      try #require(text.data(using: .utf16BigEndian)),
      Data([0xFE, 0xFF]) + (try #require(text.data(using: .utf16BigEndian))),
      Data("\"Hello\" = \"Grüße \\Ud83d\\Udc4b\";".utf8),
    ]
    for form in forms {
      let catalogs = try Catalogs(["de.lproj/Localizable.strings": form])
      #expect(catalogs.words("Hello", "de_DE") == "Grüße 👋")
    }
  }

  @Test func `a dictionary of plural forms goes before the plain words`() throws {
    let plural = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>%lld cups</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@cups@ Tee</string>
          <key>cups</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>Eine Tasse</string>
            <key>other</key><string>%lld Tassen</string>
          </dict></dict></dict></plist>
      """
    let catalogs = try Catalogs([
      "de.lproj/Localizable.stringsdict": plural,
      "de.lproj/Localizable.strings": "\"%lld cups\" = \"plain\"; \"Tea\" = \"Tee\";",
    ])
    #expect(catalogs.words("\(1) cups", "de_DE") == "Eine Tasse Tee")
    #expect(catalogs.words("\(7) cups", "de_DE") == "7 Tassen Tee")
    #expect(catalogs.words("Tea", "de_DE") == "Tee")
  }
}
