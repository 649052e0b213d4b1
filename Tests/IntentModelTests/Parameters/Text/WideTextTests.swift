import AppIntents
import Testing

@testable import IntentModel
@testable import SnippetFoundation

struct WideTextTests {
  @Test(arguments: [
    ("３", "= 3"), ("１２", "= 12"), ("３個", "= 3"), ("3本", "= 3"), ("３　", "= 3"),
    ("個", "'個' is not a whole number. Type a whole number."),
    ("３．５", "'３．５' is not a whole number. Type a whole number."),
  ])
  func `wide digits are digits, with a word behind what is counted or not`(
    text: String,
    expected: String
  ) async throws {
    #expect(try await typed(text, IntentParameter<Int>(title: "Count")) == expected)
  }

  @Test func `wide signs are signs in numbers, times, addresses and lists`() async throws {
    #expect(try await typed("－２．５", IntentParameter<Double>(title: "Part")) == "= -2.5")
    let time = IntentParameter<Date>(title: "At", kind: .time)
    #expect(try await typed("１７：３０", time) == "= 17:30")
    #expect(
      try await typed("ｅｘａｍｐｌｅ．ｃｏｍ", IntentParameter<URL>(title: "Page"))
        == "= https://example.com"
    )
    #expect(try await typed("１，２", IntentParameter<[Int]>(title: "Parts")).hasPrefix("= 1, 2"))
  }

  @Test func `a case is named in wide letters, and free text stays as it is`() async throws {
    #expect(try await typed("ＢＩＳＱＵＥ", IntentParameter<Firing>(title: "How")) == "= Bisque")
    #expect(try await typed("ＯＫ　３", IntentParameter<String>(title: "Note")) == "= ＯＫ　３")
  }

  @Test(arguments: ["", "abc", "é", "日本", "한"]) func `other letters stay`(text: String) {
    #expect(text.narrowed == text)
    #expect("Ａ\(text)！".narrowed == "A\(text)!")
  }
}
