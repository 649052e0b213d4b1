import SnippetFoundation

/// A reload of a kind that no widget and no control has: nothing is reloaded, and nothing says so.
enum UnknownKindRule: AppRule {
  static let id = "reload-of-unknown-kind"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let kinds = Set(app.facts.kinds.map(\.kind)).sorted()
    return Set(app.facts.reloads).subtracting(kinds).map { kind in
      let near = nearest(kind, in: kinds, limit: 1).first.map { "Did you mean '\($0)'? " } ?? ""
      let known = kinds.isEmpty ? "There is none." : "There is \(listed(kinds))."
      return error(
        kind.isEmpty ? "''" : kind,
        "A reload names this kind, but no widget and no control has it. \(near)\(known)"
      )
    }
  }
}

/// Two widgets or controls of one kind: only one of them can be told apart.
enum DuplicateKindRule: AppRule {
  static let id = "duplicate-kind"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    Dictionary(grouping: app.facts.kinds, by: \.kind).filter { $0.value.count > 1 }
      .map { kind, same in
        error(
          kind,
          "\(listed(same.map(\.type).sorted())) have this kind. Give each widget and control one "
            + "of its own."
        )
      }
  }
}
