import SnippetFoundation
import Testing

@testable import Snapshots

/// What of a Swift file an assertion may stand in.
@Suite struct TestSourceTests {
  private func source(_ text: String) throws -> TestSource {
    let source = SwiftSource(text)
    try #require(source.isUnderstood)
    return TestSource(source)
  }

  private func names(_ text: String) throws -> [String] {
    try source(text).functions.map { $0.slug + ($0.hasAnyLabels ? "-*" : "") }.sorted()
  }

  @Test(arguments: [
    ("func plain() {}", "plain"), ("func `a card, drawn`() {}", "a-card-drawn"),
    ("func `it's \"in\" // quotes`() {} // func gone()", "it-s-in-quotes"),
    ("func card(kind: Kind) {}", "card-kind"),
    ("func wide(width: Int, `in` place: Int, for x: [Int: (Int, b: Int)]) {}", "wide-width-in-for"),
    ("func a(_ b: Pair<A, B> = c(d, e: 1), @Made(f, g: 2) h: () -> Int) {}", "a-_-h"),
    ("func a<T: P<(Int) -> Int>, U>(b: T, c: U) where T: Q {}", "a-b-c"),
    ("func a(b: Int, @Made<A> c: Int) {}", "a-*"),
    ("init?(from x: Int) {}", "init-from"), ("deinit {}", "deinit"),
    ("subscript(a: Int, at b: Int) -> Int { 1 }", "subscript-_-at"),
    ("extension Cards.Kind {}", "cards kind"), ("struct Cards<T> {}", "cards"),
    ("static func + (a: Int, b: Int) {}", ""), ("x.func(a).init(b: 1)", ""),
    ("let weight = 1", ""), ("var weight = 1\nif a { b() }", ""), ("{ var weight: Int? }", ""),
    ("{ var weight: Int?\n  let other = a { b }\n}", ""), ("{ (var weight: Int) } {", ""),
    ("var body: some View { a }", "body"), ("var a: Int\n{\n1 }", "a"),
    ("var a = b(\n1) { didSet { } }", "a"), ("var a =\n  b\n  .c { d }", "a"),
    ("lazy var a = b()", "a"), ("var a: () -> Int = { 1 }", "a"),
  ])
  func `a declaration is called as its function is`(text: String, names: String) throws {
    #expect(try self.names(text).joined(separator: " ") == names)
  }

  @Test(arguments: [
    "// func gone()", "/* func gone() /* */ func gone() */", "\"func gone() {}\"",
    "#\"\" func gone()\"#", "\"\"\"\n\" func gone()\n\"\"\"", "/func gone()/",
    "#/\nfunc gone()\n/#",
    "return /\"\"\"/ + \"func gone()\" + c(/\"\"\"/)",
    "\"a \\(b(\"c\", d: { func gone() {} })) e\"",
    "#\"\"\"# + \" func gone()\"",
  ])
  func `comments and literals declare nothing`(text: String) throws {
    #expect(try names("let a = [\n\(text)\n]\nfunc here() {}") == ["here"])
  }

  @Test func `a name for tests is seen in code alone`() throws {
    #expect(try !source("// function: x\nlet a = \"function: x\"").namesTests)
    let passed = try source(
      "func check(function: String = #function, filePath: String) { a(function: function) }"
    )
    #expect(passed.namesTests && !passed.namesTestsAnew && passed.takesFilePath)
    for text in [
      "a(function: \"b\")", "a(function: name)", "let function = 1\na(function: function)",
    ] {
      let source = try source(text)
      #expect(source.namesTests && source.namesTestsAnew && !source.takesFilePath)
    }
  }

  @Test(arguments: ["/* a", "\"a", "let a = \"\"\"", "`a", "#/a", "(/a\n)", "\"\\(a\""])
  func `what does not end is not understood`(text: String) {
    #expect(!SwiftSource(text).isUnderstood)
  }

  @Test func `as many bytes of code are left as there are`() {
    let text = "a /* b\n */ c \"d\" // é\nf"
    let source = SwiftSource(text)
    #expect(String(decoding: source.code, as: UTF8.self) == "a     \n    c \"\"\"      \nf")
    #expect(source.code.count == text.utf8.count)
    #expect(source.uncommented == "a     \n    c \"d\"      \nf")
  }

  /// What holds most of what Swift can say, and much of what is hard to tell apart.
  @Test func `the tests of this package are understood`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for path in try SnapshotStore.files(in: tests.path, ending: ".swift") {
      let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
      #expect(SwiftSource(text).isUnderstood, "\(path)")
    }
  }
}
