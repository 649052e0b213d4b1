import Snapshots
import SnippetFoundation

/// Makes flow files up: mostly such as are accepted, and what is left of them after accidents.
struct FlowFileGenerator {
  var dice: SplitMix

  init(seed: UInt64) { dice = SplitMix(seed: seed) }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(1, sides), using: &dice) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  private static let words = [
    "", "a", "Latte", "two dozen", "yes", "12:30", "[1] Confirm", "> hi", "== b", "é", "e\u{301}",
    "\u{301}", "🎂", "👩‍👩‍👧", "\u{200F}", "\u{2028}", "\u{85}", "\u{B}", "{{", "}}", "{{*}}",
    "{{re:a|b}}",
    "{{id}}", "~", "...", "  ", " ", "\\", "\"", "=>", " = ", " :x", "#2", "<<", "@", "[todo]",
    "\u{1B}[31m", "{\"a\": [1, null]}", "[skip it]",
  ]

  mutating func text(most: Int = 4) -> String {
    (0..<roll(most + 1)).map { _ in pick(Self.words) }.joined(separator: pick(["", " "]))
  }

  private mutating func pattern() -> String {
    (0..<(1 + roll(4))).map { _ in
      pick(["a", " ", "é", "{{*}}", "{{re:\\d+}}", "{{re:[a-c]{2}}}", "{{id}}", "$1.50", "\u{301}"])
    }.joined()
  }

  private mutating func setting() -> String {
    pick([
      "@flow 1", "@app A", "@apps A B", "@width 44", "@widths 32 44", "@clock 2026-01-05T09:00:00Z",
      "@seed 7", "@locale de_DE", "@timezone UTC", "@budget perform 2s", "@budget question 1.5s",
      "@isolate process",
      "@isolate serial", "@let id = O-[0-9]{4}", "@let n = \\d+", "@from one :x",
      "@filter \\d+ => N", "@filter a =>",
    ])
  }

  private mutating func event() -> String {
    pick([
      "! tap Large", "! toggle A", "! confirm", "! decline", "! cancel", "! back", "! done",
      "! wait 31s",
      "! key C-c", "! eof", "! resize 40", "! appearance dark", "! locale de_DE", "! url a://b",
      "! lock",
      "! activity a b=c", "! fail A it does", "! heal A", "! reload A", "! then B", "! crash",
      "! resume",
      "! app A", "! open 2", "! paste <<\n\(text())\n\n== \(text())\n<<", "! paste <<\n<<",
    ])
  }

  private mutating func check() -> String {
    pick([
      "? param a = 2", "? param a =", "? effect A.b = 1", "? state idle", "? opened ~ \(pattern())",
      "? progress 3/10", "? value = {\"id\": \"{{*}}\", \"n\": [1, -2.5e3, null, true]}",
      "? value = \"{{re:\\d+}}\"", "? dialog full ~ \(pattern())", "? dialog supporting \(text())x",
      "? trace ~ {{*}}", "? quiet", "? exit 124",
    ])
  }

  private mutating func line() -> String {
    switch roll(16) {
    case 0, 1: "> \(text())"
    case 2, 3: event()
    case 4, 5, 6: "  \(text())x"
    case 7: "~ \(pattern())"
    case 8: "..."
    case 9: check()
    case 10: "= \(text())x"
    case 11: ":\(pick(["x", "y", "z z"]))"
    case 12: "# \(text())"
    case 13: "== \(text())x\(pick(["", "", " [todo]", " [only]", " [skip it]", " [xfail it]"]))"
    default: ""
    }
  }

  /// A file that is accepted more often than not.
  mutating func file() -> String {
    var lines = (0..<roll(5)).map { _ in setting() }.filter { !$0.hasPrefix("@from") }
    lines.append("== one")
    lines.append("> go")
    for _ in 0..<roll(18) { lines.append(line()) }
    return lines.joined(separator: "\n") + pick(["\n", "\n", "\n", "", "\n\n"])
  }

  /// A file after accidents, byte by byte and line by line.
  mutating func broken(_ file: String) -> [UInt8] {
    var bytes = Array(file.utf8)
    for _ in 0...roll(3) {
      let place = roll(bytes.count + 1)
      switch roll(9) {
      case 0 where place < bytes.count: bytes[place] = UInt8(roll(256))
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(roll(128)), at: place)
      case 3:
        bytes.insert(
          contentsOf: pick(["\n", "\r\n", "\t", "\0", "\u{FEFF}", "{{", "}}", " ", "@", "? "]).utf8,
          at: place
        )
      case 4: bytes.removeSubrange(place...)
      case 5: bytes.insert(contentsOf: Array(line().utf8) + [10], at: place)
      case 6:
        let end = min(bytes.count, place + roll(12))
        bytes.insert(contentsOf: bytes[place..<end], at: roll(bytes.count + 1))
      case 7: bytes.insert(contentsOf: Self.words[roll(Self.words.count)].utf8, at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + roll(8)))
      }
    }
    return bytes
  }

  /// Rows that an app might show.
  mutating func rows() -> [String] {
    (0..<roll(8)).map { _ in pick(["a", "b", "c", "", "O-12 and O-12", "12 loaves", text() + "x"]) }
  }

  /// What would expect some rows, with a few mistakes.
  mutating func expectation(of rows: [String]) -> [ExpectedRow] {
    var expected: [ExpectedRow] = []
    for row in rows {
      switch roll(8) {
      case 0: expected.append(.anything)
      case 1: expected.append(.pattern(FlowPattern(parts: [.any])))
      case 2:
        let head = String(row.prefix(roll(row.count + 1)))
        expected.append(.pattern(FlowPattern(parts: head.isEmpty ? [.any] : [.text(head), .any])))
      case 3: expected.append(.pattern(FlowPattern(parts: [.name("id"), .any])))
      case 4: break
      case 5: expected.append(.literal(text() + "y"))
      default: expected.append(.literal(row))
      }
    }
    return expected
  }

  /// An expression of the part of the language that every reader of expressions has.
  ///
  /// Repeated groups are what the standard library can run for ever on.
  mutating func regex(depth: Int = 3, repeatsGroups: Bool = true) -> String {
    var result = ""
    for _ in 0...roll(3) {
      let atom: String
      switch roll(depth > 0 ? 9 : 6) {
      case 0, 1: atom = pick(["a", "b", "c"])
      case 2: atom = "."
      case 3: atom = pick(["[ab]", "[^a]", "[a-c]", "[^bc]"])
      case 4: atom = pick(["\\d", "\\w", "\\s", "\\."])
      case 5: atom = pick(["^", "$"])
      case 6: atom = "(?:\(regex(depth: depth - 1, repeatsGroups: repeatsGroups)))"
      case 7:
        atom =
          "(\(regex(depth: depth - 1, repeatsGroups: repeatsGroups))|\(regex(depth: depth - 1, repeatsGroups: repeatsGroups)))"
      default: atom = "(?=\(regex(depth: depth - 1, repeatsGroups: repeatsGroups)))"
      }
      let isAlone =
        atom.hasPrefix(repeatsGroups ? "(?=" : "(") || ["^", "$"].contains(atom)
      result +=
        atom + (isAlone ? "" : pick(["", "", "", "*", "+", "?", "{2}", "{1,2}", "*?", "+?"]))
    }
    return result
  }
}
