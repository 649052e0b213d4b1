import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Lists, numbers and answers in the words of a language.
struct LocalListTests {
  private func words(
    _ text: String,
    in locale: String = "en_US",
    isGlued: Bool = false
  ) -> [[String]] {
    Localization.withTaken(Locale(identifier: locale)) {
      guard case .parts(let parts) = ListText.read(text, isOne: nil, isGlued: isGlued) else {
        return []
      }
      return parts.map(\.words)
    }
  }

  private func value<Value>(
    of text: String,
    in locale: String = "en_US",
    _ parameter: IntentParameter<Value>
  ) throws -> Value? {
    try Localization.withTaken(Locale(identifier: locale)) {
      guard case .value(let value) = try #require(parameter.resolveAtOnce(text)) else { return nil }
      return value as? Value
    }
  }

  @Test(arguments: [
    ("de_DE", "a, b und c", [["a"], ["b", "c"]]), ("de_DE", "a und b and c", [["a", "b", "c"]]),
    ("de_DE", "Undine", [["Undine"]]), ("fr_FR", "a et b", [["a", "b"]]),
    ("en_US", "a und b", [["a und b"]]), ("ja_JP", "a、b，c", [["a"], ["b"], ["c"]]),
    ("ja_JP", "前菜と主菜", [["前菜と主菜"]]), ("ko_KR", "a 및 b", [["a", "b"]]),
    ("en_US", "a、b", [["a"], ["b"]]), ("ar_EG", "a، b", [["a"], ["b"]]),
  ])
  func `a list is parted by the words and signs of the locale`(
    locale: String,
    text: String,
    expected: [[String]]
  ) {
    #expect(words(text, in: locale) == expected)
  }

  @Test func `a word without blanks around it parts where there are options`() {
    #expect(words("前菜と主菜", in: "ja_JP", isGlued: true) == [["前菜", "主菜"]])
    #expect(words("と", in: "ja_JP", isGlued: true) == [["と"]])
    #expect(words("甲和乙", in: "zh_Hans_CN", isGlued: true) == [["甲", "乙"]])
  }

  @Test func `what belongs together is put together as it was typed`() throws {
    try Localization.withTaken(Locale(identifier: "de_DE")) {
      guard case .parts(let parts) = ListText.read("Salz  und Pfeffer & Brot", isOne: nil) else {
        return
      }
      let part = try #require(parts.first)
      #expect(part.text(0..<2) == "Salz und Pfeffer")
      #expect(part.text(1..<3) == "Pfeffer & Brot")
      #expect(part.text(0..<1) == "Salz")
    }
  }

  @Test(arguments: [
    ("rock and roll, jazz", ["rock and roll", "jazz"]), ("a, b and c", ["a", "b", "c"]),
    ("mac and cheese; soup and bread", ["mac and cheese", "soup and bread"]),
    ("rock and roll", ["rock", "roll"]), ("a, b, and c", ["a", "b", "c"]),
    ("jazz, rock and roll and soul", ["jazz", "rock and roll", "soul"]),
  ])
  func `in a list of texts "and" parts where nothing else does, and before the last`(
    text: String,
    expected: [String]
  ) async throws {
    let tags = IntentParameter<[String]>(title: "Tags")
    guard case .value(let value) = try await tags.resolve(text) else {
      Issue.record("not read")
      return
    }
    #expect(value as? [String] == expected)
  }

  @Test func `people are named one by one`() async throws {
    let people = IntentParameter<[IntentPerson]>(title: "People")
    guard case .value(let value) = try await people.resolve("Ada and Bob, Carol and Dan") else {
      Issue.record("not read")
      return
    }
    #expect((value as? [IntentPerson])?.count == 4)
  }

  @Test(arguments: [
    ("de_DE", "drei", 3), ("de_DE", "Einundzwanzig", 21), ("de_DE", "hundert", 100),
    ("fr_FR", "quatre-vingt-dix", 90), ("ja_JP", "二十一", 21), ("ja_JP", "三人", 3),
    ("es_ES", "treinta y dos", 32), ("en_US", "5.0", 5), ("de_DE", "5,5", nil),
    ("en_US", "drei", nil), ("de_DE", "dreizig", nil),
  ])
  func `numbers are said in the words of the locale`(
    locale: String,
    text: String,
    expected: Int?
  ) throws {
    let parameter = IntentParameter<Int>(title: "Number")
    #expect(try value(of: text, in: locale, parameter) == expected)
  }

  @Test(arguments: [
    ("de_DE", "Ja", true), ("de_DE", "nein", false), ("ja_JP", "はい", true),
    ("ja_JP", "いいえ", false), ("fr_FR", "non", false), ("es_ES", "sí", true),
    ("pt_BR", "não", false),
    ("en_US", "ja", nil), ("de_DE", "yes", true), ("fr_FR", "D'accord", true),
    ("de_DE", "oui", nil),
  ])
  func `yes and no are said in the words of the locale`(
    locale: String,
    text: String,
    expected: Bool?
  ) throws {
    let parameter = IntentParameter<Bool>(title: "Really")
    #expect(try value(of: text, in: locale, parameter) == expected)
  }

  @Test(arguments: [
    ("de_DE", "5 Euro und 50 Cent", "5.5"), ("de_DE", "5 Euro and 50 Cent", "5.5"),
    ("fr_FR", "5 euros et 50 cents", "5.5"), ("en_US", "5 euros und 50 cents", nil),
  ])
  func `an amount has the locale's word before its cents`(
    locale: String,
    text: String,
    expected: String?
  ) {
    Localization.withTaken(Locale(identifier: locale)) {
      #expect(MoneyText(text).amount.map { "\($0)" } == expected)
    }
  }

  @Test(arguments: [
    ("2 guests", 2), ("two Guests", 2), ("1 guest", 1), ("a dozen guests", 12), ("2 people", nil),
    ("guests", nil), ("2.5 guests", nil), ("2 to guests", nil),
  ])
  func `a number may have the word for what is counted behind it`(
    text: String,
    expected: Int?
  ) throws {
    let parameter = IntentParameter<Int>(
      title: "Size",
      requestValueDialog: "How many guests, all told?"
    )
    #expect(try value(of: text, parameter) == expected)
  }
}
