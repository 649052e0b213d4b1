import Testing

@testable import SnippetFoundation

struct LanguageParentsTests {
  @Test(
    arguments: [
      ("en", nil, "NZ", ["en-AU", "en-GB", "en-001", "en"]),
      ("en", nil, "DE", ["en-150", "en-GB"]),
      ("es", nil, "MX", ["es-419", "es"]), ("es", nil, "ES", ["es"]),
      ("pt", nil, "AO", ["pt-PT", "pt"]),
      ("de", nil, "AT", ["de"]), ("nb", nil, nil, ["no"]), ("sr", "Latn", "BA", ["sr-Latn"]),
      ("zh", "Hant", "MO", ["zh-Hant-HK", "zh-Hant", "zh-Hant-TW"]),
      ("xx", "Yyyy", "ZZ", ["xx-Yyyy"]),
      ("", nil, "", [""]),
    ] as [(String, String?, String?, [String])]
  )
  func `a language's words are its parents' where it has none`(
    code: String,
    script: String?,
    region: String?,
    expected: [String]
  ) {
    var (script, region) = (script, region)
    var found: [String] = []
    while found.count < expected.count,
      let parent = LanguageParents.parent(
        code: code,
        script: script,
        usualScript: nil,
        region: region
      )
    {
      found.append(parent)
      let parts = parent.split(separator: "-").dropFirst().map(String.init)
      script = parts.first { $0.count == 4 }
      region = parts.first { $0.count != 4 }
    }
    #expect(found == expected)
  }
}
