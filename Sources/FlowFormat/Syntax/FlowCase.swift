/// One case of a flow file: a title, settings, and what happens in order.
package struct FlowCase: Sendable, Equatable {
  /// What is in brackets after a title.
  package enum Mark: Sendable, Equatable {
    /// Not run; says why.
    case skip(String)
    /// Not written yet; not run.
    case todo
    /// Known to fail; fails when it passes.
    case xfail(String)
    /// Only such cases run, and the run does not exit with 0.
    case only
  }

  /// The words of marks.
  package static let marks = ["skip", "todo", "xfail", "only"]

  package enum Element: Sendable, Equatable {
    case step(FlowStep)
    case check(FlowCheck)
    case snapshot(FlowSnapshot)
    case label(FlowLabel)

    var line: Int {
      switch self {
      case .step(let step): step.line
      case .check(let check): check.line
      case .snapshot(let snapshot): snapshot.line
      case .label(let label): label.line
      }
    }
  }

  /// The line of the title.
  package var line: Int
  /// The last line that belongs to the case.
  package var lastLine: Int
  package var title: String
  package var mark: Mark?
  package var settings: [FlowSetting] = []
  package var elements: [Element] = []
  /// Which case of the file `@from` names; nil: none.
  package var base: Int?
  /// The line of its last label that another case starts from; nil: none does.
  package var lastOrigin: Int?

  /// Whether it is neither skipped nor still to be written.
  package var isPlayed: Bool {
    switch mark {
    case .skip, .todo: false
    default: true
    }
  }

  package var steps: [FlowStep] {
    elements.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }
}

/// `? ...`: a check of what a step left behind.
package struct FlowCheck: Sendable, Equatable {
  package var line: Int
  package var word: String
  package var argument: String
}

/// `= name`: the snippet on show is kept in a file of its own.
package struct FlowSnapshot: Sendable, Equatable {
  package var line: Int
  package var name: String
}

/// `:name`: a point that other cases start from.
package struct FlowLabel: Sendable, Equatable {
  package var line: Int
  package var name: String
}
