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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = Document(self)
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private struct Document: Encodable {
    struct Count: Encodable {
      var all: Int
      var reached: Int
      var failing: Int
    }

    struct Point: Encodable {
      var kind: String
      var intent: String
      var name: String?
      var outcome: String?
      var reached: Bool
      var passing: [Place]
      var failing: [Place]
      var declaration: String?
    }

    var percent: Double
    var counts: [String: Count]
    var points: [Point]

    init(_ coverage: FlowCoverage) {
      percent = (coverage.percent * 10).rounded() / 10
      counts = Dictionary(
        uniqueKeysWithValues: FlowPoint.Kind.allCases.map { kind in
          let (all, reached, failing) = coverage.count(kind)
          return (kind.rawValue, Count(all: all, reached: reached, failing: failing))
        }
      )
      points = coverage.entries.map { entry in
        Point(
          kind: entry.point.kind.rawValue,
          intent: entry.point.intent,
          name: entry.point.name.isEmpty ? nil : entry.point.name,
          outcome: entry.point.outcome.isEmpty ? nil : entry.point.outcome,
          reached: entry.isReached,
          passing: entry.passing,
          failing: entry.failing,
          declaration: entry.declaration
        )
      }
    }
  }
}
