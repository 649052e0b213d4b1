import AppIntents
import Testing

@testable import IntentModel

struct NumberTextTests {
  @Test(arguments: [
    ("7", "= 7"), ("-7", "= -7"), ("+7", "= 7"), ("007", "= 7"), ("\u{2212}7", "= -7"),
    ("1,000", "= 1000"), ("12,345,678", "= 12345678"), ("6/3", "= 2"),
    ("two", "= 2"), ("Twenty-One", "= 21"), ("twenty one", "= 21"), ("nineteen", "= 19"),
    ("ninety nine", "= 99"), ("one hundred", "= 100"), ("a hundred", "= 100"),
    ("one hundred and five", "= 105"), ("three hundred twelve", "= 312"),
    ("two thousand and one", "= 2001"), ("twelve hundred", "= 1200"), ("3 thousand", "= 3000"),
    ("one million two hundred thousand", "= 1200000"), ("minus five", "= -5"),
    ("negative twelve", "= -12"), ("a dozen", "= 12"), ("dozen", "= 12"), ("two dozen", "= 24"),
    ("2 dozen", "= 24"), ("half a dozen", "= 6"), ("a couple", "= 2"), ("zero", "= 0"),
  ])
  func `a whole number is read from digits and from words`(
    text: String,
    expected: String
  ) async throws {
    #expect(try await typed(text, IntentParameter<Int>(title: "Number")) == expected)
  }

  @Test(arguments: [
    "many", "1,00", "1,0000", ",5", "1 000", "0x10", "1e3", "twenty twenty", "one two",
    "two apples", "a", "and", "hundred and", "five hundred hundred", "thousand million", "2.5",
    "half", "two and a half", "twenty-eleven", "--5", "5-", "", "٣", "1_000", "dozen two",
  ])
  func `what is no whole number is refused`(text: String) async throws {
    let words = try await typed(text, IntentParameter<Int>(title: "Number"))
    #expect(
      words == "'\(text)' is not a whole number. Type a whole number."
        || words == "Nothing was typed. Type a whole number."
    )
  }

  @Test(arguments: [
    ("99999999999999999999", "'99999999999999999999' is more than 12."),
    ("nine hundred billion billion", "'nine hundred billion billion' is not a whole number."),
    ("minus one", "'minus one' is less than 1."), ("a dozen", "= 12"),
    ("two dozen", "'two dozen' is more than 12."), ("1,000", "'1,000' is more than 12."),
  ])
  func `a number outside its range is refused with the end it passed`(
    text: String,
    expected: String
  ) async throws {
    let parameter = IntentParameter<Int>(title: "Number", inclusiveRange: (1, 12))
    let words = try await typed(text, parameter)
    #expect(
      words
        == (expected.hasPrefix("=") ? expected : expected + " Type a whole number from 1 to 12.")
    )
  }

  @Test(arguments: [
    ("3.5", "= 3.5"), (".5", "= 0.5"), ("-2.25", "= -2.25"), ("1,000.5", "= 1000.5"),
    ("1e3", "= 1000"), ("half", "= 0.5"), ("a half", "= 0.5"), ("two and a half", "= 2.5"),
    ("three quarters", "= 0.75"), ("ten and a quarter", "= 10.25"), ("1/2", "= 0.5"),
    ("three point one four", "= 3.14"), ("minus two and a half", "= -2.5"), ("seven", "= 7"),
    ("a dozen", "= 12"), ("half a dozen", "= 6"),
  ])
  func `a number with a fraction is read`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<Double>(title: "Number")) == expected)
  }

  @Test(arguments: [
    "nan", "inf", "infinity", "0x1p3", "1e999", "5.", "1,5", "1..2", "1.2.3", "1/0",
    "point five five",
    "two point", "half past", "3,5", "0,125",
  ])
  func `what is no number is refused`(text: String) async throws {
    let words = try await typed(text, IntentParameter<Double>(title: "Number"))
    let isDigits = text.contains { $0.isNumber } && text.contains { ".,".contains($0) }
    let advice = isDigits ? "Write it like 1,234.56." : "Type a number."
    #expect(words == "'\(text)' is not a number. \(advice)")
  }

  @Test func `numbers read what they write`() {
    let rules = ParameterConfiguration()
    for number in [0, 1, -1, 12, 1000, Int.max, Int.min] {
      #expect(Int.read(number.typed(rules), rules).value() == number)
    }
    for number in [0.5, -2.25, 1e15, 3, 1e-7] {
      #expect(Double.read(number.typed(rules), rules).value() == number)
    }
  }
}
