import SnippetFoundation

/// A reload of a kind that no widget and no control has: nothing is reloaded, and nothing says so.
enum UnknownKindRule: AppRule {
  static let id = "reload-of-unknown-kind"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let kinds = Set(app.facts.kinds.map(\.kind)).sorted()
    return Set(app.facts.reloads).subtracting(kinds).map { kind in
      error(
        kind.isEmpty ? "''" : kind,
        "A reload names this kind, but no widget and no control has it. \(whatThereIs(kinds, not: kind))"
      )
    }
  }

  /// The kinds that there are, the likeliest first.
  static func whatThereIs(_ kinds: [String], not kind: String) -> String {
    let near = nearest(kind, in: kinds, limit: 1).first.map { "Did you mean '\($0)'? " } ?? ""
    return near + (kinds.isEmpty ? "There is none." : "There is \(listed(kinds)).")
  }
}

/// What is said of a reload while an app runs; `known` are the kinds that there are.
package func wordsOfReload(unknown kind: String, known: [String]) -> String {
  "a reload names the kind '\(kind)', but no widget and no control has it. "
    + UnknownKindRule.whatThereIs(Set(known).sorted(), not: kind)
}

/// Two widgets or controls of one kind: only one of them can be told apart.
enum DuplicateKindRule: AppRule {
  static let id = "duplicate-kind"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    Dictionary(grouping: app.facts.kinds, by: \.kind).filter { $0.value.count > 1 }
      .map { kind, same in
        error(
          kind,
          "\(listed(same.map(\.type).sorted(), "and")) have this kind. Give each widget and control one "
            + "of its own."
        )
      }
  }
}
