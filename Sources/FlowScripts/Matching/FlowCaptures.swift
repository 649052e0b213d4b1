/// The names of a case: what `@let` declares, and what has been captured so far.
package struct FlowCaptures: Sendable, Equatable {
  /// Name to regular expression.
  package var declared: [String: String]
  package private(set) var values: [String: String] = [:]

  package init(declared: [String: String] = [:]) {
    self.declared = declared
  }

  /// Whether `row` as a whole fits the pattern; captures the names it is the first to use.
  package mutating func match(_ pattern: FlowPattern, _ row: String) -> Bool {
    guard let regex = try? Regex(source(of: pattern)).matchingSemantics(.unicodeScalar),
      let match = try? regex.wholeMatch(in: row)
    else { return false }
    for name in Set(pattern.names) where values[name] == nil {
      values[name] = match.output[name]?.substring.map(String.init)
    }
    return true
  }

  /// Whether `row` fits, captures aside.
  package func matches(_ pattern: FlowPattern, _ row: String) -> Bool {
    var copy = self
    return copy.match(pattern, row)
  }

  private func source(of pattern: FlowPattern) -> String {
    var seen: Set<String> = []
    return pattern.parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .any: ".*"
      case .regex(let regex): "(?:\(regex))"
      case .name(let name):
        if let value = values[name] {
          escaped(value)
        } else if seen.insert(name).inserted {
          "(?<\(name)>\(declared[name] ?? "(?!)"))"
        } else {
          "\\k<\(name)>"
        }
      }
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
