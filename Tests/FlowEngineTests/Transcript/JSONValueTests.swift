import AppIntents
import Foundation
import Testing

@testable import FlowEngine

/// An identifier of the app's own.
private struct Place: EntityIdentifierConvertible, Hashable, Sendable {
  let shelf: String
  let number: Int

  var entityIdentifierString: String { "\(shelf)/\(number)" }

  static func entityIdentifier(for text: String) -> Place? { nil }
}

private struct PickleJar: TransientAppEntity, Identifiable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"

  var id = Place(shelf: "x", number: 1)

  var displayRepresentation: DisplayRepresentation { "Jar" }
}

private struct Recipe: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"

  @Property(title: "Servings") var servings: Int
  @Property(title: "Author") var author: String?
  @Property(title: "Jars") var jars: [PickleJar]

  init() {}

  var displayRepresentation: DisplayRepresentation { "Recipe" }
}

struct JSONValueTests {
  @Test func `a measurement is its number and the symbol of its unit`() {
    let length = JSONValue(describing: Measurement(value: 2.5, unit: UnitLength.kilometers))
    #expect(length == .object(["value": .number(2.5), "unit": .text("km")]))
  }

  @Test func `what is found nowhere is told with what it holds`() {
    let recipe = Recipe()
    recipe.servings = 4
    recipe.jars = [PickleJar()]
    guard case .object(let told) = JSONValue(describing: recipe) else {
      Issue.record("it is no object")
      return
    }
    let jar: [String: JSONValue] = [
      "id": .text("x/1"), "title": .text("Jar"),
    ]
    #expect(
      told["properties"]
        == .object(["servings": .integer(4), "author": .null, "jars": .list([.object(jar)])])
    )
  }

  @Test func `an identifier of the app's own is the text that it makes of it`() {
    #expect(
      JSONValue(describing: PickleJar())
        == .object(["id": .text("x/1"), "title": .text("Jar")])
    )
  }

  @Test func `a file's entity has the same identifier in every process`() throws {
    let file = try FileEntityIdentifier.file(url: URL(filePath: "/tmp/a.txt"))
    #expect(!file.entityIdentifierString.contains("unknown context"))
  }

  @Test func `attributed text is its characters`() throws {
    let text = try AttributedString(markdown: "Hello **bold**")
    #expect(JSONValue(describing: text) == .text("Hello bold"))
  }

  @Test(arguments: ["90071992547409.93", "9007199254740993.25", "0.1", "-3.456", "12"])
  func `decimal numbers keep all their digits`(digits: String) throws {
    let number = try #require(Decimal(string: digits))
    for value in [number, IntentCurrencyAmount(amount: number, currencyCode: "USD")] as [Any] {
      let json = try JSONEncoder().encode(JSONValue(describing: value))
      let words = try #require(String(data: json, encoding: .utf8))
      #expect(words.contains(digits))
    }
  }
}
