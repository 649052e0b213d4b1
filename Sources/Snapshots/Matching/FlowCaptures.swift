import SnippetFoundation

/// The names of a case: what `@let` declares, and what has been captured so far.
package struct FlowCaptures: Sendable, Equatable, Codable {
  /// Name to regular expression.
  package var declared: [String: String]
  package private(set) var values: [String: String] = [:]
  /// The patterns whose matching took too many steps, as written; a few are enough to stop trying.
  package var gaveUpOn: [String] = []

  /// Whether rows between `...` could stand in too many places for all of them to be tried.
  package var gaveUpPlacing = false

  private static let mostGivenUp = 3

  package init(declared: [String: String] = [:]) {
    self.declared = declared
  }

  /// Whether `row` as a whole fits the pattern; captures the names it is the first to use.
  package mutating func match(_ pattern: FlowPattern, _ row: String) -> Bool {
    guard gaveUpOn.count < FlowCaptures.mostGivenUp, pattern.mayFit(row) else { return false }
    var groups: [String: Int] = [:]
    guard let regex = try? regex(of: pattern, &groups) else { return false }
    let text = Array(row.unicodeScalars)
    switch regex.wholeMatch(text) {
    case .none: return false
    case .gaveUp:
      gaveUpOn.append(pattern.source)
      return false
    case .match(_, let found):
      for (name, group) in groups {
        guard let range = found[group] else { continue }
        var value = String.UnicodeScalarView()
        value.append(contentsOf: text[range])
        values[name] = String(value)
      }
      return true
    }
  }

  /// What names are by now, of those that are anything: `{{id}} is 'O-1' already`, each once.
  package func words(of names: [String]) -> [String] {
    var found: [String] = []
    for name in names {
      guard let value = values[name] else { continue }
      let words = "{{\(name)}} is '\(visible(value))' already"
      if !found.contains(words) { found.append(words) }
    }
    return found
  }

  /// Whether `row` fits, captures aside.
  package func matches(_ pattern: FlowPattern, _ row: String) -> Bool {
    var copy = self
    return copy.match(pattern, row)
  }

  /// Whether one expected row fits one actual row, captures aside; remembers what was given up.
  package mutating func fits(_ row: ExpectedRow, _ text: String) -> Bool {
    switch row {
    case .literal(let literal): return haveSameScalars(literal, text)
    case .anything: return true
    case .pattern(let pattern):
      var copy = self
      let fits = copy.match(pattern, text)
      gaveUpOn = copy.gaveUpOn
      return fits
    }
  }

  /// One expression for a pattern; `groups` are those of the names that it is the first to use.
  private func regex(
    of pattern: FlowPattern,
    _ groups: inout [String: Int]
  ) throws(FlowRegex.Malformed) -> FlowRegex {
    var taken = 0
    var nodes: [FlowRegex.Node] = []
    for part in pattern.parts {
      switch part {
      case .text(let text): nodes.append(.text(text))
      case .any: nodes.append(.anyText)
      case .regex(let source):
        var reader = FlowRegex.Reader(source, groups: taken)
        nodes.append(try reader.read())
        taken = reader.groups
      case .name(let name):
        if let value = values[name] {
          nodes.append(.text(value))
        } else if let group = groups[name] {
          nodes.append(.same(asGroup: group))
        } else if let source = declared[name] {
          taken += 1
          groups[name] = taken
          var reader = FlowRegex.Reader(source, groups: taken)
          nodes.append(.group(taken, try reader.read()))
          taken = reader.groups
        } else {
          nodes.append(.never)
        }
      }
    }
    return try FlowRegex(.sequence(nodes), groups: taken)
  }
}

extension FlowPattern {
  /// False where the text before the first hole or behind the last rules a row out.
  fileprivate func mayFit(_ row: String) -> Bool {
    if case .text(let head)? = parts.first, !row.utf8.starts(with: head.utf8) { return false }
    guard case .text(let tail)? = parts.last else { return true }
    return row.utf8.reversed().starts(with: tail.utf8.reversed())
  }
}
