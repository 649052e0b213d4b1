import Foundation
import Testing

/// The language of a conversation: English, unless the command line says another.
@Suite(.serialized)
struct LocaleOptionTests {
  private func run(_ arguments: [String], input: String = "") throws -> Piped {
    try Piped(
      Built.path("flower-shop"),
      input: Array(input.utf8),
      arguments: arguments,
      environment: ["LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8"]
    )
  }

  @Test func `a conversation speaks the language that is asked for`() throws {
    let order = "blumen bestellen\nrosen\n1\nyes\n"
    let german = try run(["--locale", "de_DE"], input: order)
    #expect(german.code == 0, "\(german.error)")
    for words in ["Welche Blumen?", "[1] Rosen", "Ein Stiel für 3,50\u{A0}€?", "Fertig: heute"] {
      #expect(german.output.contains(words), "\(german.output)")
    }
    let english = try run([], input: "order flowers\nroses\n1\nyes\n")
    #expect(english.output.contains("1 stem for €3.50?"), "\(english.output)")
  }

  @Test func `a run of one intent does, too`() throws {
    let arguments = ["OrderFlowers", "--flower", "Tulpen", "--count", "1", "--yes"]
    let german = try run(["run", "--locale", "de-DE"] + arguments)
    #expect(german.code == 0, "\(german.error)")
    #expect(german.output.contains("Ein Stiel für 1,25\u{A0}€?"), "\(german.output)")
    let json = try run(["run"] + arguments + ["--locale", "de_DE", "--json"])
    #expect(json.output.contains("Aus einem Stiel wird ein Strauß."), "\(json.output)")
  }

  @Test func `what an app can do is searched in it`() throws {
    let german = try run(["search", "blumen", "--locale", "de_DE"])
    #expect(german.output == "Blumen bestellen (Blumen bestellen)\n", "\(german.output)")
    #expect(try run(["search", "blumen"]).error == "Nothing was found.\n")
  }

  @Test func `what an app can do is listed in it`() throws {
    let german = try run(["intents", "--locale", "de_DE"])
    #expect(german.output.contains("OrderFlowers: Blumen bestellen"), "\(german.output)")
    #expect(try run(["search", "blumen", "--locale", "de_DE"]).output.contains("Blumen"))
  }

  @Test(arguments: [
    ["run", "OrderFlowers", "--help", "--locale", "de_DE"],
    ["run", "--locale=de_DE", "OrderFlowers", "--help"],
    ["run", "--locale", "de_DE", "--width", "40", "OrderFlowers", "-h"],
  ])
  func `what an intent takes is said in it`(arguments: [String]) throws {
    let german = try run(arguments)
    #expect(german.code == 0, "\(german.error)")
    #expect(german.output.hasPrefix("OrderFlowers: Blumen bestellen\n"), "\(german.output)")
  }

  @Test(arguments: ["blumen bestellen", "Order Flowers"])
  func `an intent is run by its name in it, or by that of the source`(name: String) throws {
    let arguments = ["--flower", "Tulpen", "--count", "1", "--yes", "--locale", "de_DE"]
    let german = try run(["run", name] + arguments)
    #expect(german.code == 0, "\(german.error)")
  }

  @Test func `what is no intent of the app is said in it`() throws {
    let german = try run(["run", "Blumen bestelln", "--locale", "de_DE"])
    #expect(german.code == 2)
    #expect(german.error.contains("Blumen bestellen"), "\(german.error)")
  }

  @Test func `a recording says which language it was in`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).flow"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let order = "blumen bestellen\nrosen\n1\nyes\n"
    let recorded = try run(["flow", "record", file.path, "--locale", "de_DE"], input: order)
    #expect(recorded.code == 0, "\(recorded.error)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\n@locale de_DE\n"), "\(text)")
    let played = try run(["flow", "run", file.path])
    #expect(played.code == 0, "\(played.output)")
  }

  @Test(arguments: [
    ["--locale", "xx_YY"], ["--locale", "german"], ["--locale", ""],
    ["run", "OrderFlowers", "--locale", "xx_YY"], ["find", "Flower", "--locale", "xx_YY"],
    ["intents", "--locale", "de_D€"], ["preview", "--locale", "../x"],
    ["run", "OrderFlowers", "--help", "--locale", "german"],
  ])
  func `what is no locale is refused, and nothing is done`(arguments: [String]) throws {
    let refused = try run(arguments)
    #expect(refused.code == 2 && refused.output.isEmpty)
    let given = arguments.last ?? ""
    #expect(
      refused.error.hasPrefix(
        "Error: '\(given)' is no locale. Give a language and region, such as de_DE.\n"
      ),
      "\(refused.error)"
    )
  }
}
