import Testing

@testable import Snapshots

@Suite struct FlowRegexTests {
  private func matches(_ regex: String, _ text: String) throws -> Bool {
    if case .match = try FlowRegex(regex).wholeMatch(Array(text.unicodeScalars)) {
      true
    } else {
      false
    }
  }

  @Test(
    arguments: [
      ("", "", true), ("", "a", false), ("abc", "abc", true), ("abc", "abcd", false),
      ("a.c", "axc", true), ("a.c", "a\nc", false), ("a|bc|", "bc", true), ("a|bc|", "", true),
      ("a*", "aaaa", true), ("a+", "", false), ("a?b", "b", true), ("a{2}", "aa", true),
      ("a{2}", "aaa", false), ("a{2,}", "aaaaa", true), ("a{,2}", "aaa", false),
      ("a{1,3}?", "aaa", true), ("[a-c]+", "abcab", true), ("[^a-c]+", "xay", false),
      ("[\\]a-]+", "a]-", true), ("[\\d_]+", "4_2", true),
      ("\\d+\\.\\d{2}", "12.50", true), ("\\w+", "Käse_2", true), ("\\s\\S\\s", " x ", true),
      ("\\W+", "!?", true), ("(ab)+", "ababab", true), ("(?:a|b)*c", "ababc", true),
      ("(a)(b)\\2\\1", "abba", true), ("(a)(b)\\2\\1", "abab", false),
      ("(?<x>a+)-\\k<x>", "aa-aa", true), ("(?<x>a+)-\\k<x>", "aa-a", false),
      ("(?=ab)a.", "ab", true), ("(?=ab)a.", "ac", false), ("(?!ab)a.", "ac", true),
      ("(?i)abc", "aBC", true), ("a(?i:b)c", "aBc", true), ("a(?i:b)c", "ABc", false),
      ("(?i)[a-z]+", "ABC", true), ("^a$", "a", true), ("a\\b b", "a b", true),
      ("a\\Bb", "ab", true), ("\\p{Lu}\\p{Ll}+", "Äpfel", true), ("\\P{L}", "a", false),
      ("\\x41\\u0042\\u{43}", "ABC", true), ("\\n\\t", "\n\t", true), ("\\$\\{\\}", "${}", true),
      ("(a*)*b", "aaab", true), ("(a|b*)*", "abba", true), ("(|a)+", "aaa", true),
      ("(a*)*\\1", "aa", true), ("🎂+", "🎂🎂", true), ("e\u{301}", "e\u{301}", true),
      ("(a(?=(b)))b\\2", "abb", true), ("}", "}", true),
    ] as [(String, String, Bool)]
  )
  func `an expression takes what it says`(_ regex: String, _ text: String, _ fits: Bool) throws {
    #expect(try matches(regex, text) == fits)
  }

  @Test(
    arguments: [
      ("(", 0, "a '(' does not end"), ("a)", 1, "a ')' closes nothing"),
      ("[a", 0, "a '[' does not end"), ("[]", 0, "a set is empty"),
      ("*a", 0, "a '*' repeats nothing"), ("a**", 2, "two repetitions follow each other"),
      ("a++", 2, "possessive repetition is not read"), ("\\", 0, "it ends in a backslash"),
      ("a\\q", 1, "'\\q' means nothing here"), ("\\1", 0, "a \\1 stands for no group before it"),
      ("(?<=a)", 1, "looking behind is not read"), ("a{2000}", 7, "a count is above 1000"),
      ("{", 0, "a '{' repeats nothing"),
      ("[z-a]", 4, "the ends of a range are turned around or no scalars"),
      ("[[a]]", 1, "sets within sets are not read; write \\[ for a bracket"),
      ("((a{1000}){1000}){9}", 0, "it is too long with its counts written out"),
    ] as [(String, Int, String)]
  )
  func `what is no expression is said with its place`(
    _ regex: String,
    _ offset: Int,
    _ why: String
  ) {
    #expect(throws: FlowRegex.Malformed(offset: offset, why: why)) { try FlowRegex(regex) }
  }

  @Test func `groups deeper than fifty are refused, not followed`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: FlowRegex.Malformed.self) { try FlowRegex(deep) }
  }

  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a*)*b", "(.*)*(.*)*x", "((a{1,20}){1,20}){1,2}b"])
  func `what would run for ever elsewhere ends here`(_ regex: String) throws {
    let text = Array(String(repeating: "a", count: 2_000).unicodeScalars)
    #expect(try FlowRegex(regex).wholeMatch(text) == .none)
  }

  @Test(arguments: ["(a*)*\\1b", "(?:(a+)+\\1)+b", "(?=(a+)+)(a+)+b", "(a?){50}(a*)*(a*)*\\1x"])
  func `what goes back too often is given up`(_ regex: String) throws {
    let text = Array(String(repeating: "a", count: 40).unicodeScalars)
    #expect(try FlowRegex(regex).wholeMatch(text) == .gaveUp)
  }

  @Test(
    arguments: [
      ("\\d+", "a 12 b 345", "a N b N"), ("x", "abc", "abc"), ("a", "aaa", "NNN"),
      ("^a", "aa", "Na"), ("b*", "abb", "aN"), ("a.*c|a", "abab", "NbNb"), ("é", "caé", "caN"),
    ] as [(String, String, String)]
  )
  func `every match is replaced`(_ regex: String, _ text: String, _ result: String) throws {
    #expect(try FlowRegex(regex).replacing(in: text, with: "N") == result)
  }
}
