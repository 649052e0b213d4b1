import FlowFormat
import SnippetFoundation
import Testing

@testable import FlowScripts
@testable import Snapshots

/// Snapshots whose flow or test is gone are found, and no other.
@Suite final class SnapshotOwnersTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let store: SnapshotStore

  init() { store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots")) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ path: String) throws {
    try store.write(text, to: store.directory.appendingPathComponent(path).path)
  }

  private func source(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private var orphans: [String] { get throws { try store.orphans().map(\.path) } }

  @Test func `a package without snapshots has no orphans`() throws {
    #expect(try orphans == [])
  }

  @Test func `the snapshots of a flow that is gone are orphans`() throws {
    try write("a\n", "order/one/card@44.txt")
    try write("a\n", "snap/one/card@44.txt")
    try write("a\n", "loose@44.txt")
    try source("", "Flows/order.flow")
    #expect(try orphans == ["loose@44", "snap/one/card@44"])
    try source("", "Examples/Deep/Snap.flow")
    #expect(try orphans == ["loose@44"])
  }

  @Test func `what no flow of a name names is an orphan, wherever in the package its flows are`()
    throws
  {
    for name in ["a/gone/x", "a/here/x", "a/one/x", "b/one/x", "b/gone/x"] {
      try write("a\n", "\(name)@44.txt")
    }
    try source("@Test func here() {}", "Tests/T/A.swift")
    try source("@app B\n== one\n> a\n= x\n", "Flows/b.flow")
    #expect(try orphans == ["a/gone/x@44", "a/one/x@44", "b/gone/x@44"])
    try source("@app B\n== one\n> a\n= x\n", "Examples/a.flow")
    #expect(try orphans == ["a/gone/x@44", "b/gone/x@44"])
    try source("@app B\n== gone\n> a\n= x\n", "Examples/Deep/b.flow")
    #expect(try orphans == ["a/gone/x@44"])
    // What cannot be played may name any.
    try source("@app B\n== other\n> a\n? nothing\n", "Examples/Deep/a.flow")
    #expect(try orphans == [])
  }

  @Test func `what a test names itself stays where a flow has that name`() throws {
    try write("a\n", "cards/own/x@44.txt")
    let flow = try flow("@app A\n== one\n> a\n= card\n", "Flows/cards.flow")
    #expect(try obsolete(for: flow) == ["cards/own/x@44"])
    try source("let name = \"cards/own/x@44\"", "Tests/T/Names.swift")
    #expect(try obsolete(for: flow) == [])
    #expect(try orphans == [])
  }

  @Test func `the snapshots of a test that is gone are orphans`() throws {
    try source(
      """
      @Suite struct PictureTests {
        @Test func `a card, drawn`() { assertSnippet(of: card, named: "card") }
        @Test func plain() {}
        @Test(arguments: [1]) func wide(width: Int, `in` place: Int) {}
        var picture: String { "" }
        init(a: Int) {}
      }
      """,
      "Tests/ShopTests/Deep/PictureTests.swift"
    )
    for name in ["a-card-drawn", "plain", "wide-width-in", "picture", "init-a"] {
      try write("a\n", "picturetests/\(name)/card@44.txt")
    }
    #expect(try orphans == [])
    try write("{}\n", "picturetests/renamed-test/card@44.json")
    try write("a\n", "picturetests/plain-no-more/card@44.de_DE.txt")
    try write("a\n", "othertests/plain/card@44.txt")
    #expect(
      try orphans == [
        "othertests/plain/card@44", "picturetests/plain-no-more/card@44.de_DE",
        "picturetests/renamed-test/card@44.json",
      ]
    )
  }

  @Test func `tests outside of the folder Tests keep their snapshots too`() throws {
    let test = "struct CardTests { @Test func one() { assertSnippet(of: card, named: \"card\") } }"
    for name in ["one", "gone"] { try write("a\n", "cardtests/\(name)/card@44.txt") }
    let view = "struct CardTests { func one() { print(card) } }"
    try source(view, "Spec/Shop/CardTests.swift")
    #expect(try orphans == ["cardtests/gone/card@44", "cardtests/one/card@44"])
    for path in ["Spec/Shop/CardTests.swift", "CardTests.swift"] {
      try source("@testable import SnippetTesting\n" + test, path)
      #expect(try orphans == ["cardtests/gone/card@44"])
      try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    try source("import SnippetTesting\nlet a = \"cardtests/x\"", "Spec/Shop/Names.swift")
    #expect(try orphans == [])
    try source("import SnippetTesting\n" + test, ".build/checkouts/a/CardTests.swift")
    try source("let a = \"cardtests/x\"", "Spec/Shop/Names.swift")
    #expect(try orphans.count == 2)
  }

  @Test func `what another file asserts for a test stays`() throws {
    try source("struct ATests { @Test func one() { check(1) } }", "Tests/T/ATests.swift")
    try source("func check(_ a: Int, filePath: String = #filePath) {}", "Tests/T/Checks.swift")
    try write("a\n", "atests/check-_-filepath/card@44.txt")
    try write("a\n", "atests/gone/card@44.txt")
    #expect(try orphans == ["atests/gone/card@44"])
    try source("let a = b(function: \"gone\")", "Tests/T/ATests.swift")
    #expect(try orphans == [])
    try write("a\n", "screens/order/card@60.txt")
    #expect(try orphans == ["screens/order/card@60"])
    try source("let name = \"screens/\\(label)@60\"", "Tests/T/Screens.swift")
    #expect(try orphans == [])
  }

  @Test func `a snapshot that its test calls otherwise by now is an orphan`() throws {
    for name in ["big-card@32", "big-card@44.dark", "old@44", "old@44.linear"] {
      try write("a\n", "cards/one/\(name).txt")
    }
    try write("a\n", "cards/two/old@44.txt")
    let two = "@Test func two() { check(card) }\n"
    try source(
      "@Test func one() { assertSnippet(of: card, named: /* a name */ \"Big Card\" , columns: [32]) }\n"
        + two,
      "Tests/T/Cards.swift"
    )
    #expect(try orphans == ["cards/one/old@44", "cards/one/old@44.linear"])
    // Nothing of the second folder is named in plain words: something else may assert what is in it.
    try store.remove(try store.orphans())
    #expect(try orphans == [])
    #expect(try store.names().count == 3)
  }

  @Test(arguments: [
    "assertSnippet(of: card, named: name)", "assertSnippet(of: card, named: \"o\" + \"ld\")",
    "assertSnippet(of: card, named: \"\\(name)\")", "assertSnippet(of: card, named: #\"old\"#)",
    "assertSnippet(of: card, named: isOld ? \"old\" : \"new\")",
    "assertSnippet(of: card, named: \"old\".lowercased())", "check(card, \"Old\")",
    "check(card, function: \"one()\")", "let check = assertSnippet(of:named:)",
  ])
  func `a snapshot stays whose label may be given otherwise than in plain words`(
    call: String
  ) throws {
    for label in ["card", "old"] { try write("a\n", "cards/one/\(label)@44.txt") }
    let plain = "assertSnippet(of: card, named: \"card\")"
    try source("@Test func one() {\n\(plain)\n\(call)\n}", "Tests/T/Cards.swift")
    #expect(try orphans == [])
    // In another file it counts where that asserts for others.
    try source("@Test func one() { \(plain) }", "Tests/T/Cards.swift")
    try source("func check(_ card: Card) { \(call) }", "Tests/T/Checks.swift")
    #expect(try orphans == ["cards/one/old@44"])
    try source(
      "func check(_ card: Card, filePath: String = #filePath) { \(call) }",
      "Tests/T/Checks.swift"
    )
    #expect(try orphans == [])
  }

  @Test func `neither a comment nor a value keeps the snapshots of a test that is gone`() throws {
    try write("a\n", "cards/weight/card@44.txt")
    try write("a\n", "cards/card-kind/card@44.txt")
    try write("a\n", "cards/card-of-the-vet/card@44.txt")
    try write("a\n", "screens/order/card@60.txt")
    let gone = ["cards/card-of-the-vet/card@44", "cards/weight/card@44", "screens/order/card@60"]
    try source(
      """
      // See function: weight, "screens/order" and func weight().
      @Test func card(kind: Kind) {
        let weight = "func weight()"
      }
      """,
      "Tests/T/Cards.swift"
    )
    #expect(try orphans == gone)
    try source("func weight() { \"", "Tests/T/Cards.swift")
    #expect(try orphans == ["screens/order/card@60"])
  }

  @Test func `a function that asserts for other files under a name of its own keeps all`() throws {
    try source("struct ATests { @Test func one() { check(1) } }", "Tests/T/ATests.swift")
    try write("a\n", "atests/gone/card@44.txt")
    let head = "func check(filePath: String = #filePath, function: String = #function) { "
    try source(head + "a(filePath: filePath, function: function) }", "Tests/T/Checks.swift")
    #expect(try orphans == ["atests/gone/card@44"])
    try source(head + "a(filePath: filePath, function: \"gone\") }", "Tests/T/Checks.swift")
    #expect(try orphans == [])
  }

  // MARK: Folders that several have

  private func flow(_ text: String, _ path: String) throws -> FlowFile {
    try source(text, path)
    return try FlowFile.read(folder.appendingPathComponent(path).path)
  }

  /// What is obsolete for flows, said by the flows and by what a run of them names.
  private func obsolete(for flows: FlowFile...) throws -> [String] {
    let obsolete = try store.obsolete(for: flows, includesPending: true)
    let used = SnapshotNamesUsed(
      groups: Set(flows.map { Slug.of($0.name) }),
      names: Set(flows.flatMap(\.snapshotNames))
    )
    #expect(try store.obsolete(for: used) == obsolete)
    return obsolete.map(\.path)
  }

  @Test func `the snapshots of tests stay where a flow has the name of their file`() throws {
    try source("struct Cards { @Test func checkup(kind: Int) {} }", "Tests/T/Cards.swift")
    for name in ["checkup-kind/card", "one/card", "one/old", "gone/card"] {
      try write("a\n", "cards/\(name)@44.txt")
    }
    let flow = try flow("@app A\n== one\n> a\n= card\n", "Flows/talks/cards.flow")
    #expect(try obsolete(for: flow) == ["cards/gone/card@44", "cards/one/old@44"])
    #expect(try orphans == ["cards/gone/card@44", "cards/one/old@44"])
    try source("struct Cards { let a = b(function: c) }", "Tests/T/Cards.swift")
    #expect(try obsolete(for: flow) == [])
  }

  @Test func `the snapshots of one flow stay when another of its name is run`() throws {
    for name in ["one/card", "two/card", "gone/card"] {
      try write("a\n", "errors/\(name)@44.txt")
    }
    let one = try flow("@app A\n== one\n> a\n= card\n", "Flows/a/errors.flow")
    let other = try flow("@app B\n== two\n> a\n= card\n", "Examples/Flows/errors.flow")
    #expect(try obsolete(for: one) == ["errors/gone/card@44"])
    #expect(try obsolete(for: other) == ["errors/gone/card@44"])
    #expect(try obsolete(for: one, other) == ["errors/gone/card@44"])
    try source("what cannot be read names any", "Examples/Flows/errors.flow")
    #expect(try obsolete(for: one) == [])
  }

  // MARK: Files of one name

  @Test func `test files of one name that hold one test are told`() throws {
    for path in ["One/Cards", "Two/cards", "Three/Cards", "Four/Card"] {
      let test = path == "Three/Cards" ? "other" : "card"
      try source("@Test func \(test)(kind: Int) {}", "Tests/\(path).swift")
    }
    var sources = try TestSources(package: folder)
    let own = folder.appendingPathComponent("Tests/One/Cards.swift").path
    #expect(sources.namesakes(of: own, holding: "card-kind") == ["Tests/Two/cards.swift"])
    #expect(sources.namesakes(of: own, holding: "card-kind-late") == [])
    #expect(
      sources.namesakes(of: own, holding: "card-kind-late", isLabelled: true)
        == ["Tests/Two/cards.swift"]
    )
  }

  @Test func `a file that holds one test twice is told`() throws {
    try source(
      "struct A { func card(kind: Int) {} }\nstruct B { func card(kind: Int) {} }\n"
        + "struct Late {}\nfunc late() {}\n// func late() {}\n",
      "Tests/Cards.swift"
    )
    var sources = try TestSources(package: folder)
    let file = folder.appendingPathComponent("Tests/Cards.swift").path
    let told = ["card-kind", "card-kind-late", "late"].filter { sources.repeats($0, in: file) }
    #expect(told == ["card-kind"])
    let isToldWithLabel = sources.repeats("card-kind-late", in: file, isLabelled: true)
    #expect(isToldWithLabel)
    let isToldElsewhere = sources.repeats("card-kind", in: folder.path + "/Tests/Two/Cards.swift")
    #expect(!isToldElsewhere)
  }

  // MARK: Links

  @Test func `what linked folders hold owns its snapshots`() throws {
    try source("struct LinkedTests { @Test func one() {} }", "outside/Deep/LinkedTests.swift")
    try source("", "outside/shared.flow")
    try FileManager.default.moveItem(
      atPath: folder.path + "/outside",
      toPath: folder.path + "/.outside"
    )
    for name in ["Tests", "Flows"] {
      try source("", name + "/Own.txt")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/\(name)/linked",
        withDestinationPath: "../.outside"
      )
    }
    try write("a\n", "linkedtests/one/card@44.txt")
    try write("a\n", "shared/one/card@44.txt")
    #expect(try orphans == [])
  }

  @Test(arguments: [
    "import TestSupport\nstruct OddTests { func one() { assertSnippet(of: card, named: \"a\") } }",
    "struct OddTests { @Test func one() { check(card) } }",
    "final class OddTests: XCTestCase { func one() { check(card) } }",
    "import TestSupport\nfunc one() async { await talk.assertTranscript() }",
  ])
  func `a test outside of the folder Tests is one, whatever it imports`(test: String) throws {
    try source(test, "UnitTests/Odd/OddTests.swift")
    for name in ["one", "gone"] { try write("a\n", "oddtests/\(name)/card@44.txt") }
    #expect(try orphans == ["oddtests/gone/card@44"])
  }
}
