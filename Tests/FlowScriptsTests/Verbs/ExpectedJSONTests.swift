import FlowEngine
import Snapshots
import Testing

@testable import FlowFormat

@Suite struct ExpectedJSONTests {
  private let value = JSONValue.object([
    "id": .integer(7), "price": .number(4.5), "open": .boolean(true), "name": .text("a \"b\"\n"),
    "tags": .list([.text("x"), .null]),
  ])

  private func matches(_ source: String, _ value: JSONValue) throws -> Bool {
    var captures = FlowCaptures(declared: ["id": "[0-9]+"])
    return try ExpectedJSON(source).matches(value, &captures)
  }

  @Test func `a value matches its own words`() throws {
    let words = #"{"id": 7, "name": "a \"b\"\n", "open": true, "price": 4.5, "tags": ["x", null]}"#
    #expect(value.words == words)
    #expect(try matches(words, value))
  }

  @Test(
    arguments: [
      ("7", .integer(7), true), ("7.0", .integer(7), true), ("7", .number(7), true),
      ("8", .integer(7), false), ("-1.5e2", .number(-150), true), ("7", .text("7"), false),
      (#""7""#, .integer(7), false), (#""{{*}}""#, .integer(7), true),
      (#""{{id}}""#, .integer(7), true), (#""{{id}}""#, .boolean(true), false),
      (#""{{re:\d{2}}}""#, .text("42"), true), (#""a {{re:"}} b""#, .text("a \" b"), true),
      (#""O-{{id}}/{{id}}""#, .text("O-4/4"), true), (#""O-{{id}}/{{id}}""#, .text("O-4/5"), false),
      ("null", .null, true), ("true", .boolean(true), true), ("true", .boolean(false), false),
      ("[]", .list([]), true), ("[1]", .list([.integer(1), .integer(2)]), false),
      ("{ }", .object([:]), true), (#"{"a": 1}"#, .object(["a": .integer(1), "b": .null]), false),
      (#"{"a": 1}"#, .object(["b": .integer(1)]), false),
      (#""\u00e9\ud83c\udf82""#, .text("é🎂"), true),
      ("\"\"", .text(""), true), ("\"\u{E9}\"", .text("e\u{301}"), false),
      ("{\"\u{E9}\": 1}", .object(["\u{E9}": .integer(1)]), true),
      ("{\"\u{E9}\": 1}", .object(["e\u{301}": .integer(1)]), false),
    ] as [(String, JSONValue, Bool)]
  )
  func `JSON takes an equal value`(_ source: String, _ value: JSONValue, _ fits: Bool) throws {
    #expect(try matches(source, value) == fits)
  }

  @Test(
    arguments: [
      ("", 0, "a value is missing"),
      ("tru", 0, "no value begins so. A hole stands in quotation marks"),
      ("[1", 2, "a ',' or ']' is missing"),
      ("[1,]", 3, "no value begins so. A hole stands in quotation marks"),
      (#"{"a" 1}"#, 5, "a ':' is missing"),
      (#"{"a": 1, "a": 2}"#, 12, "the key 'a' is there twice"),
      ("1 2", 2, "something stands behind the value"), ("01", 0, "a number is not written so"),
      ("1.", 0, "a number is not written so"), ("1e999", 0, "a number is not written so"),
      (#""a"#, 0, "a text does not end"), (#""\q""#, 1, #"a '\q' means nothing here"#),
      (#""\ud800""#, 1, "half of a character stands alone"),
      (String(repeating: "[", count: 5_000), 101, "it is more than 100 deep"),
    ] as [(String, Int, String)]
  )
  func `what is no JSON is said with its place`(_ source: String, _ offset: Int, _ why: String) {
    #expect(throws: ExpectedJSON.Malformed(offset: offset, problem: .malformedJSON(why))) {
      try ExpectedJSON(source)
    }
  }

  @Test func `a hole that is no hole is said as in any pattern`() {
    #expect(
      throws: ExpectedJSON.Malformed(offset: 3, problem: .malformedPattern(.unclosedHole))
    ) { try ExpectedJSON(#"["a{{b"]"#) }
  }
}
