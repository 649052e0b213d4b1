import FlowFormat
import Testing

@testable import FlowScripts
@testable import Snapshots

@Suite struct FlowMatchingTests {
  private func rows(_ lines: [String]) throws -> [ExpectedRow] {
    try lines.map { line in
      if line == "..." { return .anything }
      if line.hasPrefix("~ ") { return .pattern(try FlowPattern(String(line.dropFirst(2)))) }
      return .literal(line)
    }
  }

  @Test func `a name is looked for on below in each of its spellings`() throws {
    var captures = FlowCaptures(declared: ["n": ".+"])
    let rows = try rows(["...", "~ a{{n}}", "...", "~ b{{n}}", "..."])
    let matches = captures.match(rows, ["a\u{E9}", "ae\u{301}", "be\u{301}"])
    #expect(matches)
  }

  @Test func `an exact text is no other spelling of it`() throws {
    var captures = FlowCaptures()
    let text = try #require(CheckedText("Noted: \u{E9}"))
    let fits = ["Noted: \u{E9}", "Noted: e\u{301}"].map { text.matches($0, &captures) }
    #expect(fits == [true, false])
  }

  @Test func `rows that are too many to compare are missing and extra, and dots stay`() throws {
    let expected = try rows(["a", "..."] + Array(repeating: "b", count: 2_000) + ["z"])
    let pairs = RowAlignment.of(expected, ["a"] + Array(repeating: "c", count: 2_000) + ["z"]) {
      _,
      _ in
      false
    }
    #expect(pairs.prefix(3) == [.same(0, 0), .taken(1, 1..<1), .missing(2)])
    #expect(pairs.suffix(2) == [.extra(2_000), .same(2_002, 2_001)])
    #expect(pairs.count == 4_003)
  }

  @Test func `dots take more rows where a name fits nothing further down`() throws {
    let expected = try rows(["...", "~ {{*}} ({{p}})", "...", "~ [5] {{*}} ({{p}})", "..."])
    let menu = [
      "[1] Latte ($3.60)", "[2] Mocha ($4.10)", "[3] Tea ($2.40)", "[4] Juice ($3.10)",
      "[5] Water ($2.40)",
    ]
    var captures = FlowCaptures(declared: ["p": #"\$\d\.\d\d"#])
    let fits = captures.match(expected, menu)
    #expect(fits)
    #expect(captures.values == ["p": "$2.40"])
    var others = FlowCaptures(declared: ["p": #"\$\d\.\d\d"#])
    let otherFits = others.match(expected, Array(menu.dropLast()) + ["[5] Water ($2.50)"])
    #expect(!otherFits)
    #expect(others.values.isEmpty && !others.gaveUpPlacing)
  }

  @Test func `dots take more rows for a name in the rows at the end`() throws {
    let expected = try rows(["~ {{a}}", "...", "~ {{b}}", "...", "~ {{a}}{{b}}"])
    var captures = FlowCaptures(declared: ["a": "[a-z]", "b": "[a-z]"])
    let fits = captures.match(expected, ["x", "p", "q", "r", "q", "xr"])
    #expect(fits)
    #expect(captures.values == ["a": "x", "b": "r"])
  }

  @Test func `a search for places ends, and says so only where the rows might fit`() throws {
    let names = ["a", "b", "c", "d", "e", "f"]
    let declared = Dictionary(uniqueKeysWithValues: names.map { ($0, #"\w+"#) })
    let places = try rows(names.flatMap { ["...", "~ {{\($0)}}"] } + ["...", "~ {{a}}{{b}}{{c}}"])
    let actual = (0..<80).map { "row\($0)" }
    var captures = FlowCaptures(declared: declared)
    let fits = captures.match(places, actual + ["other"])
    #expect(!fits)
    #expect(captures.gaveUpPlacing && captures.values.isEmpty)
    // No row is like this one: that is a difference, not a search that was too long.
    var others = FlowCaptures(declared: declared)
    let never = try rows(names.flatMap { ["...", "~ {{\($0)}}"] } + ["...", "never", "..."])
    let otherFits = others.match(never, actual)
    #expect(!otherFits)
    #expect(!others.gaveUpPlacing)
  }

  @Test func `rows without names are looked for once`() throws {
    let expected = try rows(
      (0..<1_000).flatMap { ["...", "~ a{{*}}\($0 % 2)"] } + ["...", "z", "..."]
    )
    var captures = FlowCaptures()
    let fits = captures.match(expected, (0..<3_000).map { "a\($0 % 2)" })
    #expect(!fits)
    #expect(!captures.gaveUpPlacing)
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "b"], true),
      (["a"], ["a", "b"], false),
      (["a", "b"], ["a"], false),
      ([], ["a"], false),
      (["..."], [], true),
      (["..."], ["a", "b"], true),
      (["a", "...", "c"], ["a", "b", "c"], true),
      (["a", "...", "c"], ["a", "c"], true),
      (["a", "...", "c"], ["a", "c", "b"], false),
      (["...", "b", "...", "b"], ["a", "b", "c"], false),
      (["...", "b", "...", "b"], ["a", "b", "c", "b"], true),
      (["a", "...", "a"], ["a"], false),
      (["~ O-{{re:[0-9]{4}}} x"], ["O-0042 x"], true),
      (["~ O-{{re:[0-9]{4}}} x"], ["O-042 x"], false),
      (["~ total $9.00 ({{*}})"], ["total $9.00 (2)"], true),
      (["~ total $9.00"], ["total $9x00"], false),
      (["caf\u{E9}"], ["cafe\u{301}"], false),
      (["~ caf\u{E9}{{*}}"], ["cafe\u{301}!"], false),
      (["~ {{id}}", "~ {{id}}"], ["O-1", "O-1"], true),
      (["~ {{id}}", "~ {{id}}"], ["O-1", "O-2"], false),
      (["~ {{id}} {{id}}"], ["O-1 O-1"], true),
      (["~ {{id}} {{id}}"], ["O-1 O-2"], false),
    ] as [([String], [String], Bool)]
  )
  func `output matches as a whole or not at all`(
    _ expected: [String],
    _ actual: [String],
    _ fits: Bool
  ) throws {
    var captures = FlowCaptures(declared: ["id": "O-[0-9]"])
    let matches = captures.match(try rows(expected), actual)
    #expect(matches == fits)
  }

  @Test func `rows that only look the same differ, and that is shown`() {
    let diff = Diff(expected: "caf\u{E9}", actual: "cafe\u{301}")
    #expect(diff.lines.count == 2 || diff.lines.count == 4, "\(diff.lines)")
  }

  @Test func `the first use of a name captures, also across steps`() throws {
    var captures = FlowCaptures(declared: ["id": "O-[0-9]+"])
    let order = captures.match(try rows(["~ Order {{id}} placed."]), ["Order O-17 placed."])
    #expect(order)
    #expect(captures.values == ["id": "O-17"])
    let other = captures.match(try rows(["~ {{id}}"]), ["O-18"])
    #expect(!other)
    let same = captures.match(try rows(["~ {{id}}"]), ["O-17"])
    #expect(same)
  }

  @Test func `a step that does not match captures nothing`() throws {
    var captures = FlowCaptures(declared: ["id": "O-[0-9]+"])
    let matches = captures.match(try rows(["~ {{id}}", "b"]), ["O-1", "c"])
    #expect(!matches)
    #expect(captures.values.isEmpty)
  }
}
