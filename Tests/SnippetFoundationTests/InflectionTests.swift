import Testing

@testable import SnippetFoundation

struct InflectionTests {
  @Test(arguments: [
    ("^[3 song](inflect: true).", "3 songs."), ("^[1 song](inflect: true)", "1 song"),
    ("^[Playing 0 song](inflect: true)!", "Playing 0 songs!"),
    ("^[2 cup of tea](inflect: true)", "2 cups of tea"),
    ("^[1,200 large pizza](inflect: true)", "1,200 large pizzas"),
    ("^[1.5 hour](inflect: true)", "1.5 hours"), ("^[1.0 hour](inflect: true)", "1.0 hour"),
    ("^[2 Person is](inflect: true) here", "2 People are here"),
    ("^[2 city](inflect: true), ^[2 day](inflect: true)", "2 cities, 2 days"),
    ("^[2 box](inflect: true) ^[3 bus](inflect: true)", "2 boxes 3 buses"),
    ("^[3 songs](inflect: true)", "3 songs"), ("^[4 fish](inflect: true)", "4 fish"),
    ("^[**3** song](inflect: true)", "**3** songs"), ("^[3 PDF](inflect: true)", "3 PDFs"),
    ("^[song](inflect: true)", "song"), ("^[3 song](morphology: {})", "3 song"),
    ("^[3 song", "^[3 song"), ("^[3 song]", "^[3 song]"), ("2 ^ [3](x)", "2 ^ [3](x)"),
    ("^[](inflect: true)", ""), ("^[3](inflect: true)", "3"), ("^[3 ](inflect: true)", "3 "),
    ("^[a [b] 2 c](inflect:true)", "a [b] 2 cs"),
    ("^[2 cup, 1 pot](inflect:true)", "2 cups, 1 pot"),
  ])
  func `nouns follow their number`(_ markup: String, _ words: String) {
    #expect(Inflection.applied(to: markup, isEnglish: true) == words)
  }

  @Test func `values that are not written yet have their numbers beside them`() {
    let mark = "\u{FFFC}"
    let markup = "\(mark), ^[**\(mark)** \(mark) box](inflect: true), ^[\(mark) day](inflect: true)"
    #expect(
      Inflection.applied(to: markup, isEnglish: true, numbers: ["Ann", "2", "big", "1"])
        == "\(mark), **\(mark)** \(mark) boxes, \(mark) day"
    )
    #expect(
      Inflection.applied(to: markup, isEnglish: true, numbers: [nil, nil, "1", nil])
        == "\(mark), **\(mark)** \(mark) box, \(mark) day"
    )
  }

  @Test func `other languages keep their words without the markup`() {
    let markup = "^[3 Lied](inflect: true) **laut**"
    #expect(Inflection.applied(to: markup, isEnglish: false) == "3 Lied **laut**")
  }

  @Test func `words that nobody translated are inflected in their own language`() throws {
    let catalogs = try Catalogs([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Deleted ^[%lld note](inflect: true).": {},
        "^[%lld song](inflect: true)": {"localizations": {
          "en": {"stringUnit": {"value": "^[%lld tune](inflect: true)"}}}},
        "^[%lld cup](inflect: true)": {"localizations": {
          "de": {"stringUnit": {"value": "^[%lld Tasse](inflect: true)"}}}}}}
      """
    ])
    func said(_ value: String.LocalizationValue, _ locale: String) -> [String] {
      let resource = LocalizedStringResource(
        value,
        locale: Locale(identifier: locale),
        bundle: .atURL(catalogs.folder)
      )
      let attributed = AttributedString(localized: resource)
      return [resource.resolvedOnOneLine, String(attributed.characters)]
    }
    for locale in ["de_DE", "en_US", "ja_JP"] {
      #expect(
        said("Deleted ^[\(2) note](inflect: true).", locale)
          == ["Deleted 2 notes.", "Deleted 2 notes."]
      )
      #expect(said("^[\(2) song](inflect: true)", locale) == ["2 tunes", "2 tunes"])
      #expect(said("^[\(2) pot](inflect: true)", locale) == ["2 pots", "2 pots"])
    }
    #expect(said("^[\(2) cup](inflect: true)", "de_DE") == ["2 Tasse", "2 Tasse"])
    #expect(said("^[\(2) cup](inflect: true)", "en_US") == ["2 cups", "2 cups"])
  }

  @Test func `attributed texts follow their numbers`() {
    let songs = 3
    let text = AttributedString(localized: "^[\(songs) song](inflect: true)")
    #expect(String(text.characters) == "3 songs")
  }

  @Test func `a value that looks like markup is data`() {
    let name = "^[3 song](inflect: true)"
    let resource: LocalizedStringResource = "Playing \(name)"
    #expect(resource.resolvedOnOneLine == "Playing \(name)")
  }

  @Test func `a text full of brackets is read in one go`() {
    for part in ["^[", "^[3 a", "^[3 a](", "]("] {
      let text = String(repeating: part, count: 3_000)
      #expect(Inflection.applied(to: text, isEnglish: true) == text)
    }
  }
}
