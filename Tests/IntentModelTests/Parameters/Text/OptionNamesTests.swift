import AppIntents
import SnippetFoundation
import Testing

@testable import IntentModel

/// Names with a comma in them, and days with one, in a list.
struct OptionNamesTests {
  private struct Colours: DynamicOptionsProvider {
    let names: [String]
    func results() async throws -> [String] { names }
  }

  private func read(_ text: String, of names: [String]) async throws -> [String]? {
    let colours = IntentParameter<[String]>(
      title: "Colours",
      optionsProvider: Colours(names: names)
    )
    guard case .value(let value) = try await colours.resolve(text) else { return nil }
    return value as? [String] ?? (value as? [any Sendable])?.compactMap { $0 as? String }
  }

  private static let lists: [(String, [String], [String])] = [
    ("blue, dark", ["blue", "dark", "blue, dark"], ["blue, dark"]),
    ("Blue, Dark", ["blue", "dark", "blue, dark"], ["blue, dark"]),
    ("dark, blue", ["blue", "dark", "blue, dark"], ["dark", "blue"]),
    ("blue, dark, red", ["blue", "dark", "blue, dark", "red"], ["blue", "dark", "red"]),
    ("blue, dark, red", ["blue, dark", "red"], ["blue, dark", "red"]),
    ("red, blue, dark", ["blue, dark", "red"], ["red", "blue, dark"]),
    ("red and blue, dark", ["blue, dark", "red"], ["red", "blue, dark"]),
    ("blue, dark and red", ["blue, dark", "red"], ["blue, dark", "red"]),
    (
      "red, blue, dark and red, light", ["blue, dark", "red", "red, light"],
      ["red", "blue, dark", "red, light"]
    ),
    (
      "salt and pepper, ground", ["salt and pepper, ground", "pepper"], ["salt and pepper, ground"]
    ),
    ("a, b, c, d", ["a, b, c", "a, b", "c, d", "d"], ["a, b, c", "d"]),
    (#""blue, dark", red"#, ["blue", "dark", "blue, dark", "red"], ["blue, dark", "red"]),
    ("a, b", ["Ä", "Á", "a, b"], ["a, b"]),
  ]

  @Test(arguments: lists)
  func `an option is known by its whole name, with the comma in it`(
    text: String,
    names: [String],
    expected: [String]
  ) async throws {
    #expect(try await read(text, of: names) == expected)
  }

  @Test(arguments: [
    ("Jan 5, 2027", ["2027-01-05"]), ("Jan 5, 2027, Jan 6, 2027", ["2027-01-05", "2027-01-06"]),
    ("Jan 5, 2027 and Jan 6, 2027", ["2027-01-05", "2027-01-06"]),
    ("Jan 5, Jan 6", ["2026-01-05", "2026-01-06"]),
    ("Jan 5, 2026-02-01", ["2026-01-05", "2026-02-01"]),
    ("January 5, 2027; tomorrow", ["2027-01-05", "2026-01-06"]),
  ])
  func `a day of a list has the comma that its locale writes`(
    text: String,
    expected: [String]
  ) async throws {
    let days = IntentParameter<[Date]>(title: "Days", kind: .date)
    #expect(try await typed(text, days) == "= " + expected.joined(separator: ", "))
  }

  @Test func `such a day may have a time behind it`() async throws {
    let dates = IntentParameter<[Date]>(title: "Dates")
    #expect(
      try await typed("Jan 5, 2027 at 5pm, Jan 6", dates) == "= 2027-01-05 17:00, 2026-01-06 00:00"
    )
    #expect(try await typed("Jan 5, 2027", dates) == "= 2027-01-05 00:00")
  }
}
