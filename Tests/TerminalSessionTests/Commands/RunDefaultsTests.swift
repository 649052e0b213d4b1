import Foundation
import Testing

/// Defaults that an app finds, where nobody can be asked.
@Suite(.serialized)
struct RunDefaultsTests {
  private func run(_ arguments: String...) throws -> Piped {
    try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["run"] + arguments + ["--no-input"],
      environment: ["TZ": "UTC", "LC_ALL": "C.UTF-8"]
    )
  }

  @Test func `a parameter that is not given has the default that the app finds`() throws {
    let glazed = try run("GlazeCake")
    #expect(glazed.output == "Glazed with Lemon, then Lemon.\n" && glazed.code == 0)
    let given = try run("GlazeCake", "--glaze", "honey")
    #expect(given.output == "Glazed with Honey, then Lemon.\n")
  }

  @Test func `a default of another type fails the run`() throws {
    let nuts = try run("AddNuts")
    #expect(nuts.code == 1)
    #expect(nuts.error.contains("The default of 'WrongNuts' is of the type 'Int'"))
  }

  @Test func `the types of an app are all described`() throws {
    let described = try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: ["intents", "--json"],
      environment: ["TZ": "UTC", "LC_ALL": "C.UTF-8"]
    )
    #expect(described.output.contains(#""identifier" : "ListedBooksQuery""#))
    #expect(described.output.contains(#""identifier" : "Shelf""#))
  }
}
