/// A regular expression as flow files write it, matched in a bounded number of steps.
///
/// Read here rather than by the standard library because a flow must end: an expression that goes back again and again
/// is given up after a number of steps that is the same on every computer. The language is the common one, on Unicode
/// scalars: `.` `[a-z]` `[^"]` `\d` `\w` `\s` `\p{Lu}` `|` `(...)` `(?:...)` `(?<name>...)` `(?=...)` `(?!...)` `(?i)`
/// `* + ? {2,5}` and their lazy forms, `^ $ \b`, `\1`, `\k<name>`.
package struct FlowRegex: Sendable {
  /// Why a text is no regular expression; `offset` in Unicode scalars from its start.
  package struct Malformed: Error, Equatable {
    package var offset: Int
    package var why: String
  }

  /// What came of a match.
  enum Outcome: Sendable, Equatable {
    case none
    /// Where it begins and ends, and the groups in it, by number.
    case match(Range<Int>, groups: [Int: Range<Int>])
    /// More steps than `FlowRegex.steps` allows.
    case gaveUp
  }

  /// What may be done before a match is given up: a million steps, and some for each scalar of a long row.
  static func steps(for count: Int) -> Int { 1_000_000 + 64 * count }

  let program: Program

  /// Reads an expression.
  package init(_ source: String) throws(Malformed) {
    var reader = Reader(source)
    let node = try reader.read()
    program = try Program(node, groups: reader.groups)
  }

  /// One expression out of parts that were read before.
  init(_ node: Node, groups: Int) throws(Malformed) {
    program = try Program(node, groups: groups)
  }

  /// Whether all of a text fits.
  func wholeMatch(_ text: [Unicode.Scalar]) -> Outcome {
    var search = Search(program: program, text: text)
    return search.run(from: 0, whole: true)
  }

  /// Whether it takes a text that is empty.
  package var matchesNothing: Bool {
    if case .match = wholeMatch([]) { true } else { false }
  }

  /// Returns a text with every match that is not empty replaced; nil: given up.
  package func replacing(in text: String, with replacement: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var kept = 0
    var start = 0
    var search = Search(program: program, text: scalars)
    while start < scalars.count {
      switch search.run(from: start, whole: false) {
      case .gaveUp: return nil
      case .match(let range, _) where !range.isEmpty:
        result.append(contentsOf: scalars[kept..<start])
        result.append(contentsOf: replacement.unicodeScalars)
        kept = range.upperBound
        start = kept
        search.forget(from: kept)
      default: start += 1
      }
    }
    if kept == 0 { return text }
    result.append(contentsOf: scalars[kept...])
    return String(result)
  }
}
