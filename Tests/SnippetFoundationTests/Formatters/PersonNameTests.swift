import Testing

@testable import SnippetFoundation

struct PersonNameTests {
  private func name(
    _ given: String?,
    _ family: String?,
    _ style: PersonNameComponents.FormatStyle.Style = .medium,
    _ locale: String = "en_US"
  ) -> String {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.nickname) = (given, family, "Nick")
    return name.formatted(.name(style: style).locale(Locale(identifier: locale)))
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP"])
  func `a name in Japanese script has the family first`(locale: String) {
    #expect(name("花子", "山田", .medium, locale) == "山田 花子")
    #expect(name("はなこ", "ヤマダ", .long, locale) == "ヤマダ はなこ")
    #expect(name("花子", "山田", .abbreviated, locale) == "山田")
    #expect(name("花子", nil, .abbreviated, locale) == "花子")
    #expect(name("花子", "山田", .short, locale) == "山田 花子")
  }

  @Test func `a name in Korean script has the family first, and its given name for short`() {
    #expect(name("철수", "김") == "김 철수")
    #expect(name("철수", "김", .abbreviated) == "철수")
  }

  @Test func `other names, and those in several scripts, are in the order of the locale`() {
    #expect(name("Hanako", "Yamada") == "Hanako Yamada")
    #expect(name("Hanako", "Yamada", .medium, "ja_JP") == "Yamada Hanako")
    #expect(name("John", "王") == "John 王")
    #expect(name("John", "王", .abbreviated) == "J王")
    #expect(name("Ada", "Lovelace", .short) == "Nick")
    #expect(name(nil, nil).isEmpty)
  }

  @Test func `a text becomes a name in the order of its script`() throws {
    let name = try PersonNameComponents("山田 花子")
    #expect(name.familyName == "山田")
    #expect(name.givenName == "花子")
  }
}
