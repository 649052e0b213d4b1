import Foundation
import Testing

@testable import SnippetFoundation

struct BrokenCatalogTests {
  @Test(
    arguments: [
      ("Localizable.xcstrings", "{\n\"a\": ", "This is no JSON"),
      ("Localizable.xcstrings", "[]", "A catalog is an object in braces"),
      ("Localizable.xcstrings", "{}", "'sourceLanguage' is missing"),
      ("Localizable.xcstrings", "{\"sourceLanguage\":\"en\"}", "'strings' is missing"),
      (
        "Localizable.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\"Key\":3}}",
        "The key 'Key' has no object in braces"
      ),
      (
        "Localizable.xcstrings",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"Key\":{\"localizations\":{\"de\":{}}}}}",
        "The key 'Key' has no words in 'de'"
      ),
      ("de.lproj/Localizable.strings", "\"Key\" = \"x\"\n", "A ';' is missing after 'Key'"),
      ("de.lproj/Localizable.strings", "\n\n\"Key", "A key has no closing quote"),
      ("de.lproj/Localizable.strings", "\n/* never", "The comment has no end"),
      ("de.lproj/Localizable.strings", "\"Key\" = ;", "The words of 'Key' is missing its quotes"),
      ("de.lproj/Localizable.strings", "<?xml version=\"1.0\"?><pl", "This is no property list"),
      ("de.lproj/Localizable.stringsdict", "{", "This is no property list"),
    ]
  )
  func `a broken file is named once, and its keys are shown`(
    _ name: String,
    _ text: String,
    _ reason: String
  ) throws {
    let catalogs = try Catalogs([name: text])
    let problem = try #require(catalogs.problems.first)
    #expect(catalogs.problems.count == 1)
    #expect(problem.contains(reason), "\(problem)")
    #expect(problem.contains((name as NSString).lastPathComponent))
    #expect(problem.hasSuffix("Its keys are shown instead of its words."))
    #expect(catalogs.words("Key", "de_DE") == "Key")
  }

  @Test func `the line is said where it is known`() throws {
    let catalogs = try Catalogs(["de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n"])
    #expect(catalogs.problems.first?.hasPrefix("de.lproj/Localizable.strings:3: ") == true)
    let doubled = try Catalogs(["Localizable.xcstrings": "{\n\n  \"strings\": {{\n}}"])
    #expect(doubled.problems.first?.contains("/Localizable.xcstrings:3: ") == true)
  }

  @Test func `pieces of files, cut and changed anywhere, break nothing`() throws {
    var dice = SplitMix(seed: 7)
    let seeds = [
      #"{"sourceLanguage":"en","strings":{"%lld a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"%#@x@ %9$@ %arg"}}}}}}}}}"#,
      #""a %@" = "b \U00e4 %2$lld"; /* c */ 'd' = e; // f"#,
      #"<?xml version="1.0"?><plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict></dict></plist>"#,
    ]
    for round in 0..<2_000 {
      var bytes = Array(seeds[round % 3].utf8)
      for _ in 0...Int(dice.next() % 4) {
        let place = Int(dice.next() % UInt64(bytes.count))
        switch dice.next() % 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
        case 1: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[..<place], at: place)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let data = Data(bytes)
      let tables = [
        try? StringCatalog.read(data), try? OldStrings.read(data, "de", "en"),
        try? StringsDictionary.read(data, "de", "en"),
      ]
      let arguments = [LocalizedArgument(text: "3", specifier: "%lld")]
      for table in tables.compactMap(\.self) {
        for (language, words) in table.languages {
          for translation in words.values {
            _ = translation.text(arguments, language: language, locale: .source)
            _ = translation.text([], language: language, locale: .source)
          }
        }
      }
    }
  }

  @Test func `braces within braces without end are refused`() throws {
    let text = String(repeating: "{\"a\":", count: 100_000)
    let catalogs = try Catalogs(["Localizable.xcstrings": text])
    #expect(catalogs.problems.count == 1)
  }
}
