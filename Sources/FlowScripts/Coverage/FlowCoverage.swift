package import FlowEngine
import IntentModel
import SnippetFoundation

/// What the flows of a run reach of their apps, and what they do not.
package struct FlowCoverage: Sendable {
  /// A case that reaches something, and its line that does.
  package struct Place: Sendable, Equatable {
    package var path: String
    package var line: Int
    package var title: String
  }

  package struct Entry: Sendable, Equatable {
    package var point: FlowPoint
    package var passing: [Place] = []
    package var failing: [Place] = []
    /// Where it is declared, `FILE:LINE`; nil: not known.
    package var declaration: String?

    package var isReached: Bool { !passing.isEmpty || !failing.isEmpty }
  }

  /// Sorted by intent, then by kind.
  package private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - report: A run that noted what its cases reach.
  ///   - apps: The apps whose intents can be reached.
  ///   - sources: Where types are declared.
  package init(of report: FlowRunReport, apps: [HostedApp], sources: SourceIndex = SourceIndex()) {
    var found: [FlowPoint: Entry] = [:]
    for intent in apps.flatMap({ IntentCatalog(modules: $0.modules).intents }) {
      let point = FlowPoint(.intent, intent: intent.identifier)
      found[point] = Entry(point: point)
      // What a snippet intent is drawn with comes from the app, never from a person.
      if intent.type is any SnippetIntent.Type { continue }
      for parameter in parameters(of: intent.make()) {
        let point = FlowPoint(.parameter, intent: intent.identifier, name: parameter.name)
        found[point] = Entry(point: point)
      }
    }
    for result in report.cases {
      for reach in result.reach {
        let point = reach.point
        var entry = found[point] ?? Entry(point: point)
        if let line = reach.line {
          let place = Place(path: result.path, line: line, title: result.title)
          if result.outcome == .passed {
            entry.passing.append(place)
          } else {
            entry.failing.append(place)
          }
        }
        found[point] = entry
      }
    }
    entries = found.values.map { entry in
      var entry = entry
      let point = entry.point
      entry.declaration =
        switch point.kind {
        case .intent: sources.declaration(of: point.intent)
        case .parameter: sources.declaration(of: point.intent, member: point.name)
        default: nil
        }
      return entry
    }
    .sorted { one, other in
      one.point.intent == other.point.intent
        ? one.point < other.point : one.point.intent < other.point.intent
    }
  }

  /// How many of a kind there are, how many of them a passing case reaches, and how many only failing ones do.
  package func count(_ kind: FlowPoint.Kind) -> (all: Int, reached: Int, failing: Int) {
    let entries = entries.filter { $0.point.kind == kind }
    return (
      entries.count, entries.count { !$0.passing.isEmpty },
      entries.count { $0.passing.isEmpty && !$0.failing.isEmpty }
    )
  }

  /// Percent of everything but budgets that passing cases reach; 100 if there is nothing.
  package var percent: Double {
    let entries = entries.filter { $0.point.kind != .budget }
    if entries.isEmpty { return 100 }
    return 100 * Double(entries.count { !$0.passing.isEmpty }) / Double(entries.count)
  }
}

extension FlowPoint.Kind {
  /// So many of the kind.
  func words(_ count: Int) -> String {
    switch self {
    case .intent, .parameter, .button, .budget: counted(count, rawValue)
    case .confirmation: counted(count, "answer") + " to confirmations"
    case .branch: counted(count, "option") + " of questions"
    }
  }
}

extension FlowPoint {
  /// What it is, below the intent it belongs to.
  var words: String {
    switch kind {
    case .intent: intent
    case .parameter: "parameter \(name)"
    case .button: "button '\(name)'"
    case .confirmation: "'\(name)' \(outcome)"
    case .branch: "\(name): '\(outcome)'"
    case .budget: "budget of \(name)"
    }
  }
}
