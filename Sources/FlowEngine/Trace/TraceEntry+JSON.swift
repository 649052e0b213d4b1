import SnippetFoundation

extension TraceEntry {
  /// The entry as one JSON object on one row, its members in a fixed order.
  ///
  /// **Shape**: `us`, `kind` and `line` always; then, in the order of the alphabet, what is known of:
  /// `budget_us`, `call`, `completed`, `count`, `left_us`, `options`, `outcome`, `parameters`, `total`, `used_us`.
  /// `members` come before all of them, as they are given.
  /// **Units**: microseconds of the conversation's clock.
  package func json(_ members: [(name: String, value: String)] = []) -> String {
    var parts = members.map { "\(Self.quoted($0.name)):\(Self.quoted($0.value))" }
    parts.append("\"us\":\(microseconds)")
    parts.append("\"kind\":\(Self.quoted(kind.rawValue))")
    parts.append("\"line\":\(Self.quoted(line))")
    for name in facts.keys.sorted() {
      guard let fact = facts[name] else { continue }
      parts.append("\(Self.quoted(name)):\(Self.text(fact))")
    }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func text(_ fact: Fact) -> String {
    switch fact {
    case .text(let text): quoted(text)
    case .number(let number): "\(number)"
    case .object(let members):
      "{"
        + members.keys.sorted()
        .map { "\(quoted($0)):\((members[$0] ?? nil).map(quoted) ?? "null")" }
        .joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
