import Foundation
import Testing

/// Entities from the shell: by their properties, by words, by a file, by searching everything.
@Suite(.serialized)
struct FindCommandTests {
  private func run(_ arguments: String...) throws -> Piped {
    try Piped(
      Built.path("flow-apps"),
      input: [],
      arguments: arguments,
      environment: ["TZ": "UTC", "LC_ALL": "C.UTF-8"]
    )
  }

  @Test func `a property query is filtered, sorted and cut off`() throws {
    let long = try run("find", "Book", "--where", "pages > 300", "--sort", "pages", "--descending")
    #expect(
      long.output == "☰ Emma (474 pages)\n☰ Dune (412 pages)\n☰ The Dunes of Erg (320 pages)\n"
    )
    #expect(long.code == 0 && long.error.isEmpty)
    let two = try run("find", "books", "--sort", "title", "--limit", "2")
    #expect(two.output == "☰ Dune (412 pages)\n☰ Emma (474 pages)\n")
    let both = try run(
      "find",
      "Book",
      "--where",
      "title contains dune",
      "--where",
      "genre is travel"
    )
    #expect(both.output == "☰ The Dunes of Erg (320 pages)\n")
    let any = try run(
      "find",
      "Book",
      "--where",
      "title contains dune",
      "--where",
      "genre is poetry",
      "--any"
    )
    #expect(any.output.split(separator: "\n").count == 3)
  }

  @Test func `values are typed as at a prompt`() throws {
    let old = try run("find", "Book", "--where", "published before 1900-01-01")
    #expect(old.output == "☰ Emma (474 pages)\n☰ Leaves of Grass (95 pages)\n")
    let some = try run("find", "Book", "--where", "Page count between ninety and 400")
    #expect(some.output == "☰ Leaves of Grass (95 pages)\n☰ The Dunes of Erg (320 pages)\n")
  }

  @Test func `the find that is generated for a query that knows all`() throws {
    let halls = try run("find", "Shelf", "--where", "room begins with hall", "--sort", "books")
    #expect(halls.output == "C\nA\n")
    let few = try run("find", "Shelf", "--where", "count <= 12", "--where", "room is attic")
    #expect(few.output == "B\n")
    #expect(try run("find", "Shelf", "--where", "room is not hall").output == "B\nC\n")
  }

  @Test(arguments: [["find", "Reservation"], ["find", "Holds"], ["query", "Hold"]])
  func `what is found is written in the locale of a conversation`(arguments: [String]) throws {
    for locale in ["C.UTF-8", "en_US.UTF-8", "de_DE.UTF-8"] {
      let found = try Piped(
        Built.path("flow-apps"),
        input: [],
        arguments: arguments,
        environment: ["TZ": "UTC", "LC_ALL": locale, "LANG": locale]
      )
      #expect(found.output == "Emma (Oct 9, 2025)\n")
    }
  }

  @Test func `what is found is JSON where that is wanted`() throws {
    let found = try run("find", "Book", "--where", "pages < 100", "--json")
    let read = try JSONSerialization.jsonObject(with: Data(found.output.utf8))
    #expect(
      read as? [[String: String]] == [
        [
          "type": "Book", "identifier": "3", "title": "Leaves of Grass", "subtitle": "95 pages",
          "image": "book",
        ]
      ]
    )
    #expect(try run("find", "Book", "--where", "pages < 1", "--json").output == "[\n\n]\n")
  }

  @Test func `nothing found is no failure, and said`() throws {
    let none = try run("find", "Book", "--where", "pages < 1")
    #expect(none.code == 0 && none.output.isEmpty && none.error == "Nothing was found.\n")
  }

  @Test(arguments: [
    (["find", "Boks"], "'Boks' is no entity of this app. Did you mean 'Book'?"),
    (
      ["find", "Book", "--where", "pags > 3"],
      "'pags' is no property that Book is found by. Did you"
    ),
    (
      ["find", "Book", "--where", "pages is 3"],
      "'pages' is not compared by 'is'. There is '<', '>'"
    ),
    (["find", "Book", "--where", "pages > many"], "'pages': 'many' is not a whole number."),
    (["find", "Book", "--where", "genre is novl"], "Did you mean Novel?"),
    (["find", "Book", "--where", "pages >"], "'pages >' has no value. Write one behind '>'."),
    (["find", "Book", "--where", "pages between 3"], "Write 'between VALUE and VALUE'."),
    (["find", "Book", "--where", "pages"], "Nothing says what 'pages' is compared with."),
    (["find", "Book", "--sort", "genre"], "Book is not sorted by 'genre'. There is 'title' and"),
    (["find", "Book", "--descending"], "--descending has nothing to turn around."),
    (["find", "Book", "--limit", "0"], "'0' is no limit."),
    (["find", "Book", "--limit", "-1"], "'-1' is no limit."),
    (["query", "Shelf", "--text", "a"], "Shelf takes no words"),
    (["query", "Book", "--file", "a"], "Book takes no file. Give it --text WORDS."),
    (
      ["query", "ListedBooksQuery"],
      "ListedBooksQuery finds nothing by itself. Give it --file PATH."
    ),
    (["query", "ListedBooksQuery", "--file", "/nowhere"], "'/nowhere' is not there."),
    (["query", "Nothing"], "'Nothing' is no entity or query of this app."),
    (["search", " "], "There is nothing to look for."),
  ])
  func `what cannot be looked for is refused with the nearest word`(
    arguments: [String],
    words: String
  ) throws {
    let refused = try Piped(Built.path("flow-apps"), input: [], arguments: arguments)
    #expect(refused.code == 2 && refused.output.isEmpty)
    #expect(refused.error.contains(words), "\(refused.error)")
  }

  @Test func `an app's query that fails is named`() throws {
    let failed = try run("find", "Reader")
    #expect(failed.code == 1)
    #expect(failed.error == "The app's query failed: The register has burnt.\n")
  }

  @Test func `an entity's query by words, and what it suggests`() throws {
    #expect(
      try run("query", "Book", "--text", "dune").output
        == "☰ Dune (412 pages)\n☰ The Dunes of Erg (320 pages)\n"
    )
    #expect(try run("query", "BookQuery").output.split(separator: "\n").count == 4)
  }

  @Test func `a query for values by a file`() throws {
    let list = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("Emma\nUlysses\n".utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let found = try run("query", "ListedBooksQuery", "--file", list.path)
    #expect(found.output == "☰ Emma (474 pages)\n")
  }

  @Test func `searching finds shortcuts, then intents, then the index`() throws {
    #expect(try run("search", "dune").output == "Dune (412 pages)\nThe Dunes of Erg (320 pages)\n")
    let shop = try Piped(
      Built.path("coffee-shop"),
      input: [],
      arguments: ["search", "order", "--json"]
    )
    let read = try JSONSerialization.jsonObject(with: Data(shop.output.utf8))
    let kinds = try #require(read as? [[String: String]]).compactMap { $0["type"] }
    #expect(kinds.first == "shortcut")
    #expect(kinds == kinds.filter { $0 == "shortcut" } + kinds.filter { $0 == "intent" })
  }
}
