import AppIntents
import Testing

@testable import IntentModel

struct QuotedListTests {
  private func parts(_ text: String) -> [[String]]? {
    guard case .parts(let parts) = ListText.read(text, isOne: nil) else { return nil }
    return parts.map(\.words)
  }

  @Test(arguments: [
    (#""a, b", c"#, [[#""a, b""#], ["c"]]),
    (#""Doe, Jane" <jane@example.com>"#, [[#""Doe, Jane" <jane@example.com>"#]]),
    (#""Doe; J" <j@x.org>; "Roe, R""#, [[#""Doe; J" <j@x.org>"#], [#""Roe, R""#]]),
    (#""Roe, R"<r@x.org>"#, [[#""Roe, R"<r@x.org>"#]]),
    (#""salt and pepper" and "a  b""#, [[#""salt and pepper""#, #""a  b""#]]),
    (#"6'2", 5'4""#, [[#"6'2""#], [#"5'4""#]]), (#"a, "b, c"#, [["a"], [#""b"#], ["c"]]),
    (#"", ""#, [[#"""#], [#"""#]]), (#"a "b, c"d, e"#, [[#"a "b"#], [#"c"d"#], ["e"]]),
    ("\"a\nb\"", [["\"a"], ["b\""]]),
  ])
  func `quotes hold together what stands in them`(text: String, expected: [[String]]) {
    #expect(parts(text) == expected)
  }

  @Test func `words in quotes are elements without them`() async throws {
    let words = IntentParameter<[String]>(title: "Words")
    guard case .value(let value) = try await words.resolve(#""a, b", c and "d and e""#) else {
      Issue.record("not read")
      return
    }
    #expect(value as? [String] == ["a, b", "c", "d and e"])
    guard case .value(let one) = try await words.resolve(#""a, b""#) else {
      Issue.record("not read")
      return
    }
    #expect(one as? [String] == ["a, b"])
  }

  @Test func `people may have commas in their names`() async throws {
    let people = IntentParameter<[IntentPerson]>(title: "People")
    let text = #""Doe, Jane" <jane@example.com>, Bob and "Roe, Rob""#
    guard case .value(let value) = try await people.resolve(text) else {
      Issue.record("not read")
      return
    }
    let names = (value as? [any Sendable])?.compactMap { ($0 as? IntentPerson)?.name.displayString }
    #expect(names == ["Doe, Jane", "Bob", "Roe, Rob"])
  }

  @Test func `such a name is written as it can be typed`() throws {
    let rules = ParameterConfiguration()
    let person = IntentPerson(
      name: .displayName("Doe, Jane"),
      handle: .init(emailAddress: "jane@example.com")
    )
    #expect(person.typed(rules) == #""Doe, Jane" <jane@example.com>"#)
    #expect(IntentPerson.read(person.typed(rules), rules).value() == person)
    let named = IntentPerson(name: .displayName("Doe, Jane"))
    #expect(IntentPerson.read(named.typed(rules), rules).value() == named)
  }
}
