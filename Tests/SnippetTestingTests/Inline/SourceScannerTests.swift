import Snapshots
import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite struct SourceScannerTests {
  /// Finds what stands behind the call at the first `|`, which is not part of the source.
  private func found(_ marked: String, function: String = "f") throws -> (String, String)? {
    let head = marked.prefix { $0 != "|" }
    let source = head + marked.dropFirst(head.count + 1)
    let lines = head.components(separatedBy: "\n")
    var scanner = SourceScanner(Array(source.utf8))
    let found = try scanner.closure(
      line: lines.count,
      column: (lines.last ?? "").utf8.count + 1,
      of: function
    )
    let bytes = Array(source.utf8)[found.range]
    return (String(decoding: bytes, as: UTF8.self), found.indentation)
  }

  @Test(arguments: [
    ("f|()", ""),
    ("f|(1, \"a)\") ", ""),
    ("f|() { \"\" }", "{ \"\" }"),
    ("f|()\n{}", "{}"),
    ("f|() // why, (\n\n{ \"x\" }", "{ \"x\" }"),
    ("f|() // why, (\ng()", ""),
    ("f|() /* a /* { */ */ { \"x\" }", "{ \"x\" }"),
    ("f|(1, matches: { \"x\" })", "{ \"x\" }"),
    ("f|(  // why\n  matches: // why\n{ \"x\" }, /* b */ c: 1)", "{ \"x\" }"),
    ("f|(g(matches: a), matchesAll: b, c: matches) { \"x\" }", "{ \"x\" }"),
    ("f|(/* a ) */ 1) { \"\" }", "{ \"\" }"),
    ("f|() {}", "{}"),
    ("f |{\n  \"\"\"\n  a \"b\" }\n  \"\"\"\n}", "{\n  \"\"\"\n  a \"b\" }\n  \"\"\"\n}"),
    ("f|(g(/\\(a/), [1], { $0 }) { \"x\" }", "{ \"x\" }"),
    ("f|(\"a \\(1, format: .b(\")\")) c\", d: 2) { \"x\" }", "{ \"x\" }"),
    ("f|(\"\\(a(matches: \"\\([\"{\"])\"))\") { \"x\" }", "{ \"x\" }"),
    ("f|(\"\"\"\n\\(a)\n\\\\(\n\"\"\", matches: { \"x\" })", "{ \"x\" }"),
    ("f|() { #\"a\\\"# }", "{ #\"a\\\"# }"),
    ("f|() { #\"\"\"\n  a\\\n  \"\"\"# }", "{ #\"\"\"\n  a\\\n  \"\"\"# }"),
    ("f|(#\"a\"(\\(b\"#, ##\"\\##(\"c\"))\"#\"##, #/)/#) { \"x\" }", "{ \"x\" }"),
    ("f|(`a ) b`, reduce(1, /), b) { \"x\" }", "{ \"x\" }"),
    ("f|(a / b) { \"x\" }", "{ \"x\" }"),
    ("f|(\n  1,  // the (first\n  2\n) { \"\\\"}\" }", "{ \"\\\"}\" }"),
    ("äö.f|(1) { \"x\" }", "{ \"x\" }"),
  ])
  func `the closure behind a call is found`(source: String, closure: String) throws {
    let found = try #require(try found(source))
    #expect(found.0 == closure)
    #expect(found.1 == "")
  }

  @Test func `the indentation is that of the line on which the closure begins`() throws {
    #expect(try found("if a {\n\t\tf|(\n\t\t\t1\n\t\t) {}\n}")?.1 == "\t\t")
  }

  @Test(arguments: [
    ("g|()", "no call of f is there: the file has changed"),
    ("f|x()", "no call is there: the file has changed"),
    ("f|() { a }", "its closure holds something else than one string literal"),
    ("f|() { \"a\" + b }", "its closure holds something else than one string literal"),
    ("f|() { \"\\(a)\" }", "the literal in its closure holds an interpolation"),
    ("f|() { // a\n \"\" }", "its closure holds something else than one string literal"),
    ("f|(\"\\(a { \"\" }", "its arguments do not end"),
    ("f|(\"\\(a])\") { \"\" }", "the brackets of its arguments do not fit together"),
    ("f|(/* a) { \"\" }", "a comment does not end"),
    ("f|() /* a { \"\" }", "a comment does not end"),
    ("f|(matches: nil)", "its 'matches:' is something else than one closure"),
    ("f|(1, matches: g)", "its 'matches:' is something else than one closure"),
    ("f|(1, matches: { \"a\" } ?? b)", "its 'matches:' is something else than one closure"),
    ("f|(1, matches: { a })", "its closure holds something else than one string literal"),
    ("f|(1", "its arguments do not end"),
    ("f|(1] {}", "the brackets of its arguments do not fit together"),
    ("f|(/a\n) {}", "a regular expression of its arguments does not end"),
    ("f|() { \"a\n\" }", "a string literal does not end"),
    ("f|() { \"\"\"\n", "a string literal does not end"),
  ])
  func `what is not understood is refused`(source: String, words: String) {
    let error = #expect(throws: SourceScanner.Refusal.self) { _ = try found(source) }
    #expect(error?.description == words)
  }

  @Test func `literals that stand in each other beyond all measure are refused`() {
    let source = "f|(" + String(repeating: "\"\\(", count: 100_000)
    let error = #expect(throws: SourceScanner.Refusal.self) { _ = try found(source) }
    #expect(error?.description == "more than 50 string literals stand in each other")
  }

  @Test func `no bytes at all make it stop short or run over`() {
    var generator = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
    var state = seed
    let letters = Array("(){}[]\"\\/#\nf ,\u{E4}".utf8)
    for _ in 0..<5_000 {
      var bytes = Array("f(".utf8)
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        bytes.append(letters[Int(state >> 33) % letters.count])
      }
      var scanner = SourceScanner(bytes)
      let found = try? scanner.closure(line: 1, column: 2, of: "f")
      #expect(found.map { $0.range.upperBound <= bytes.count } != false, "seed \(seed)")
    }
  }

  @Test func `in a raw literal a backslash is one`() {
    func text(_ source: String, isLong: Bool = false) -> String? {
      SourceText.text(of: Array(source.utf8), isLong: isLong, hashes: 1)
    }
    #expect(text("a\\n\\#n\"b") == "a\\n\n\"b")
    #expect(text("\n  a\\\n   \"\"\"b\n  ", isLong: true) == "a\\\n \"\"\"b")
  }
}
