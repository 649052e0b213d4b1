import FlowEngine
import SnippetFoundation
import Snippets

extension FlowCoverage {
  /// For people: each intent with what belongs to it, `+` reached, `-` not, `!` by failing cases only; then counts.
  ///
  /// Of budgets that is whether they fired. No newline at the end.
  package var text: String {
    var lines: [String] = []
    var intent: String?
    for entry in entries {
      let point = entry.point
      if point.intent != intent, point.kind != .intent {
        lines.append("  " + (point.intent.isEmpty ? "(no intent)" : visible(point.intent)))
      }
      intent = point.intent
      let indent = point.kind == .intent ? "" : "  "
      let mark = !entry.passing.isEmpty ? "+" : entry.isReached ? "!" : "-"
      lines.append("\(mark) \(indent)\(visible(point.words))\(FlowCoverage.places(entry))")
    }
    let counts = FlowPoint.Kind.allCases.compactMap { kind -> String? in
      let (all, reached, failing) = count(kind)
      if all == 0 { return nil }
      let by = failing > 0 ? " (\(failing) more by failing cases only)" : ""
      return "\(reached) of \(kind.words(all)) \(kind == .budget ? "fired" : "reached")\(by)"
    }
    return (lines + counts).joined(separator: "\n")
  }

  /// The first case that reaches it and how many more there are, or where it is declared.
  private static func places(_ entry: Entry) -> String {
    let places = entry.passing.isEmpty ? entry.failing : entry.passing
    guard let first = places.first else {
      return entry.declaration.map { "  (declared in \(visible($0)))" } ?? ""
    }
    let more = places.count > 1 ? " and \(places.count - 1) more" : ""
    return "  \(visible(first.path)):\(first.line)\(more)"
  }

  /// For programs: an object with `percent`, `counts` by kind, and every point under `points`.
  package var json: String {
    let counts = FlowPoint.Kind.allCases.map { kind -> (String, JSONValue) in
      let (all, reached, failing) = count(kind)
      let count = JSONValue([
        "all": .integer(all), "reached": .integer(reached), "failing": .integer(failing),
      ])
      return (kind.rawValue, count)
    }
    let document = JSONValue([
      "percent": .number((percent * 10).rounded() / 10),
      "counts": .object(Dictionary(uniqueKeysWithValues: counts)),
      "points": .list(entries.map(\.json)),
    ])
    return document.written(isIndented: true)
  }
}

extension FlowCoverage.Entry {
  fileprivate var json: JSONValue {
    JSONValue([
      "kind": .text(point.kind.rawValue),
      "intent": .text(point.intent),
      "name": point.name.isEmpty ? nil : .text(point.name),
      "outcome": point.outcome.isEmpty ? nil : .text(point.outcome),
      "reached": .boolean(isReached),
      "passing": .list(passing.map(\.json)),
      "failing": .list(failing.map(\.json)),
      "declaration": declaration.map(JSONValue.text),
    ])
  }
}

extension FlowCoverage.Place {
  fileprivate var json: JSONValue {
    JSONValue(["path": .text(path), "line": .integer(line), "title": .text(title)])
  }
}
