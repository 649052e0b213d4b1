import SnippetFoundation

extension TraceEntry {
  /// The entry as one JSON object on one row, its members in a fixed order.
  ///
  /// **Shape**: `us`, `kind` and `line` always; then, in the order of the alphabet, what is known of:
  /// `budget_us`, `call`, `completed`, `count`, `left_us`, `options`, `outcome`, `parameters`, `total`, `used_us`.
  /// `members` come before all of them, as they are given.
  /// **Units**: microseconds of the conversation's clock.
  package func json(_ members: [(name: String, value: String)] = []) -> String {
    var parts = members.map { "\($0.name.quotedForJSON):\($0.value.quotedForJSON)" }
    parts.append("\"us\":\(microseconds)")
    parts.append("\"kind\":\(kind.rawValue.quotedForJSON)")
    parts.append("\"line\":\(line.quotedForJSON)")
    for name in facts.keys.sorted() {
      guard let fact = facts[name] else { continue }
      parts.append("\(name.quotedForJSON):\(Self.text(fact))")
    }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func text(_ fact: Fact) -> String {
    switch fact {
    case .text(let text): text.quotedForJSON
    case .number(let number): "\(number)"
    case .object(let members):
      "{"
        + members.keys.sorted()
        .map { "\($0.quotedForJSON):\((members[$0] ?? nil).map(\.quotedForJSON) ?? "null")" }
        .joined(separator: ",") + "}"
    }
  }
}
