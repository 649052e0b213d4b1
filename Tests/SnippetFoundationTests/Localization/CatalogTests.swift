import Foundation
import Testing

@testable import SnippetFoundation

struct CatalogTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello!"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "de-AT": {"stringUnit": {"state": "translated", "value": "Servus"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "你好嗎"}},
        "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}}}},
      "Bye": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Bye!"}}}},
      "Nothing": {},
      "100% of %@": {"localizations": {"de": {"stringUnit": {"value": "100%"}}}},
      "%lld cups": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "no cups"}},
          "one": {"stringUnit": {"value": "%lld cup"}},
          "other": {"stringUnit": {"value": "%lld cups"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld чашка"}},
          "few": {"stringUnit": {"value": "%lld чашки"}},
          "many": {"stringUnit": {"value": "%lld чашек"}},
          "other": {"stringUnit": {"value": "%lld чашки"}}}}}}},
      "%@ of %lld": {"localizations": {"de": {"stringUnit": {"value": "%2$lld mal %1$@"}}}},
      "%lf km": {"localizations": {"de": {"stringUnit": {"value": "%.1f Kilometer"}}}},
      "Odd %@": {"localizations": {"de": {"stringUnit": {"value": "%3$@ %n %#@no@ %arg 5%"}}}}
    }}
    """

  @Test func `the locale, its language, the source and the key are tried in turn`() throws {
    let catalogs = try Catalogs(["Localizable.xcstrings": catalog])
    #expect(catalogs.words("Hello", "de_AT") == "Servus")
    #expect(catalogs.words("Hello", "de_CH") == "Hallo")
    #expect(catalogs.words("Hello", "zh_TW") == "你好嗎")
    #expect(catalogs.words("Hello", "zh_CN") == "Hello!")
    #expect(catalogs.words("Hello", "pt_PT") == "Olá")
    #expect(catalogs.words("Hello", "fr_FR") == "Hello!")
    #expect(catalogs.words("Bye", "de_DE") == "Bye!")
    #expect(catalogs.words("Nothing", "de_DE") == "Nothing")
    #expect(catalogs.words("Unknown \(3)", "de_DE") == "Unknown 3")
    #expect(catalogs.words("Hello", "de_DE", table: "Other") == "Hello")
    #expect(catalogs.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("es_MX", "es-419"), ("es_AR", "es-419"), ("es_ES", "es-ES"), ("es_GQ", "es"),
      ("pt_AO", "pt-PT"),
      ("pt_BR", "pt-BR"), ("en_AU", "en-GB"), ("en_IN", "en-GB"), ("en_AT", "en-GB"),
      ("en_US", "Word"), ("zh_HK", "zh-HK"), ("zh_Hant_HK", "zh-HK"), ("zh_Hant_MO", "zh-HK"),
      ("zh_TW", "zh-Hant"), ("zh_SG", "Word"), ("sr_Latn_BA", "sr-Latn"), ("nn_NO", "no"),
      ("no_NO", "no"), ("de_AT", "de"), ("x", "Word"),
    ]
  )
  func `a locale takes its words from its parents`(_ locale: String, _ words: String) throws {
    let names = [
      "de", "de-CH", "en-GB", "es", "es-419", "es-ES", "no", "pt-BR", "pt-PT", "sr", "sr-Latn",
      "zh-HK", "zh-Hant",
    ]
    let all = names.map { #""\#($0)": {"stringUnit": {"value": "\#($0)"}}"# }
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "Word": {"localizations": {\(all.joined(separator: ", "))}}}}
      """
    let catalogs = try Catalogs(["Localizable.xcstrings": catalog])
    #expect(catalogs.words("Word", locale) == words)
  }

  @Test func `files without words in the source's language serve their neighbours`() throws {
    let files = ["en-GB.lproj/Localizable.strings": #""tap.hint" = "Tap";"#]
    #expect(try Catalogs(files).words("tap.hint", "en_US") == "Tap")
    #expect(try Catalogs(files).words("tap.hint", "de_DE") == "tap.hint")
  }

  @Test func `a noun varies by its number`() throws {
    let catalogs = try Catalogs(["Localizable.xcstrings": catalog])
    #expect(catalogs.words("\(0) cups") == "no cups")
    #expect(catalogs.words("\(1) cups") == "1 cup")
    #expect(catalogs.words("\(1200) cups") == "1,200 cups")
    #expect(catalogs.words("\(21) cups", "ru_RU") == "21 чашка")
    #expect(catalogs.words("\(3) cups", "ru_RU") == "3 чашки")
    #expect(catalogs.words("\(11) cups", "ru_RU") == "11 чашек")
    #expect(catalogs.words("\(UInt8(1)) cups") == "1 cup")
  }

  @Test func `values have places, and are written for the language`() throws {
    let catalogs = try Catalogs(["Localizable.xcstrings": catalog])
    #expect(catalogs.words("\("Tee") of \(1500)", "de_DE") == "1.500 mal Tee")
    #expect(catalogs.words("\(2.25) km", "de_DE") == "2,2 Kilometer")
    #expect(catalogs.words("\("x\ny") of \(2)", "de_DE") == "2 mal x\ny")
  }

  @Test func `places that no value fills stay to be seen`() throws {
    let catalogs = try Catalogs(["Localizable.xcstrings": catalog])
    #expect(catalogs.words("Odd \("x")", "de_DE") == "%3$@ %n %#@no@ x 5%")
  }

  @Test func `parts of a sentence vary by numbers of their own`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"%lld cats, %lld dogs": {"localizations": {"en": {
        "stringUnit": {"value": "%#@cats@ and %#@dogs@"},
        "substitutions": {
          "cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}},
          "dogs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}}
        }}}}}}
      """
    let catalogs = try Catalogs(["Localizable.xcstrings": text])
    #expect(catalogs.words("\(1) cats, \(2) dogs") == "1 cat and 2 dogs")
    #expect(catalogs.words("\(5) cats, \(1) dogs") == "5 cats and 1 dog")
  }

  @Test func `a key beside its words, and a device that a terminal is not`() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"tap.hint": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tippen"}}, "other": {"stringUnit": {"value": "Drücken"}}}}}}}}}
      """
    let catalogs = try Catalogs(["Hints.xcstrings": text])
    func hint(_ locale: String) -> String {
      String(
        localized: LocalizedStringResource(
          "tap.hint",
          defaultValue: "Tap",
          table: "Hints",
          locale: Locale(identifier: locale),
          bundle: .atURL(catalogs.folder)
        )
      )
    }
    #expect(hint("de_DE") == "Drücken")
    #expect(hint("en_US") == "Tap")
  }
}
