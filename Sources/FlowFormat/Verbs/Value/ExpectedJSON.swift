package import FlowEngine
package import Snapshots
import SnippetFoundation

/// JSON as `? value` expects it: exact, but that texts may have holes.
///
/// A text that is `{{*}}` alone takes any value; one that is another hole alone takes a number or a truth by its words
/// too. What is inside of a hole is not JSON: `"{{re:\\d+}}"` needs no second backslash.
package struct ExpectedJSON: Sendable, Equatable {
  package indirect enum Value: Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double, words: String)
    case text(FlowPattern)
    case list([Value])
    case object([String: Value])
  }

  package struct Malformed: Error, Equatable {
    /// In characters from the start.
    package var offset: Int
    package var problem: FlowFinding.Problem
  }

  package let source: String
  package let value: Value
  /// The names in its holes.
  package let names: [String]
  package let hasHoles: Bool

  /// Reads JSON: one value and nothing behind it.
  package init(_ source: String) throws(Malformed) {
    var reader = JSONReader(source)
    value = try reader.read()
    names = reader.names
    hasHoles = reader.hasHoles
    self.source = source
  }

  /// Whether a value fits; captures the names that it is the first to use.
  package func matches(_ actual: JSONValue, _ captures: inout FlowCaptures) -> Bool {
    var attempt = captures
    let fits = ExpectedJSON.fits(value, actual, &attempt)
    if fits { captures = attempt } else { captures.gaveUpOn = attempt.gaveUpOn }
    return fits
  }

  private static func fits(
    _ expected: Value,
    _ actual: JSONValue,
    _ captures: inout FlowCaptures
  ) -> Bool {
    switch (expected, actual) {
    case (.text(let pattern), _) where pattern.parts == [.any]: return true
    case (.text(let pattern), .text(let text)): return captures.match(pattern, text)
    case (.text(let pattern), .integer), (.text(let pattern), .number),
      (.text(let pattern), .decimal), (.text(let pattern), .boolean):
      guard pattern.parts.count == 1, case .text? = pattern.parts.first else {
        return pattern.parts.count == 1 && captures.match(pattern, actual.words)
      }
      return false
    case (.null, .null): return true
    case (.boolean(let wanted), .boolean(let found)): return wanted == found
    case (.number(let wanted, let words), .integer(let found)):
      return Int(words).map { $0 == found } ?? (wanted == Double(found))
    case (.number(let wanted, _), .number(let found)): return wanted == found
    case (.number(_, let words), .decimal(let found)): return Decimal(string: words) == found
    case (.list(let wanted), .list(let found)):
      guard wanted.count == found.count else { return false }
      for (wanted, found) in zip(wanted, found) where !fits(wanted, found, &captures) {
        return false
      }
      return true
    case (.object(let wanted), .object(let found)):
      guard wanted.count == found.count else { return false }
      for (key, wanted) in wanted.sorted(by: { $0.key < $1.key }) {
        // A key is found in any spelling, and is to be the same.
        guard let place = found.index(forKey: key), haveSameScalars(found[place].key, key),
          fits(wanted, found[place].value, &captures)
        else { return false }
      }
      return true
    default: return false
    }
  }
}

extension JSONValue {
  /// The value on one line, its keys in order.
  package var words: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .text(let text): text.quotedForJSON
    case .list(let values): "[" + values.map(\.words).joined(separator: ", ") + "]"
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }
        .map { "\($0.key.quotedForJSON): \($0.value.words)" }
        .joined(separator: ", ") + "}"
    }
  }
}
