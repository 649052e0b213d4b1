import SnippetFoundation

// What is wrong only where the flow is to be played, and not where it is read.
extension FlowFile {
  /// What keeps cases from being played by a program with the apps `known`.
  package func unplayable(among known: [String]) -> [FlowFinding] {
    missingApps(among: known) + cases.compactMap(emptiness) + cases.flatMap(stepsBehindTheEnd)
  }

  /// That a case holds nothing to play; nil: it does, or is not to be played.
  package func emptiness(of flowCase: FlowCase) -> FlowFinding? {
    guard flowCase.elements.isEmpty, flowCase.isPlayed else { return nil }
    return FlowFinding(location(line: flowCase.line), .emptyCase)
  }

  /// Whether the flow belongs to an app of another program than the one that runs the apps `known`: it was not named
  /// itself, and its app is no slip for one of them.
  package func isOthers(among known: [String]) -> Bool {
    isFromFolder && !known.contains(appName) && nearMisses(of: appName, in: known).isEmpty
  }

  /// The apps of the flow that a program with the apps `known` does not run, each where the file names it.
  package func missingApps(among known: [String]) -> [FlowFinding] {
    appNames.filter { !known.contains($0) }.map { name in
      let setting = settings.first { setting in
        switch setting.value {
        case .app(let app): app == name
        case .apps(let apps): apps.contains(name)
        default: false
        }
      }
      let column = setting.map { $0.word.count + 3 } ?? 1
      return FlowFinding(
        location(line: setting?.line ?? 1, column: column),
        .appNotRun(
          name,
          nearest: Array(nearMisses(of: name, in: known).prefix(1)),
          known: known
        )
      )
    }
  }
}
