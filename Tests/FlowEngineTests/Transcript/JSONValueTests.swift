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

struct JSONValueTests {
  @Test func `an identifier of the app's own is the text that it makes of it`() {
    #expect(
      JSONValue(describing: PickleJar()) == .object(["id": .text("x/1"), "title": .text("Jar")])
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
