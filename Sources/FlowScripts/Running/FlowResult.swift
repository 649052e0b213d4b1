package import FlowEngine
package import FlowFormat
package import Snapshots

/// What came of one case.
package struct FlowCaseResult: Sendable {
  package enum Outcome: Sendable, Equatable {
    case passed
    case failed
    case skipped(String)
    case todo
    /// Failed, as `[xfail]` says it does.
    case failedAsExpected(String)
    /// Passed, though `[xfail]` says it does not.
    case passedUnexpectedly(String)

    package var fails: Bool {
      switch self {
      case .failed, .passedUnexpectedly: true
      default: false
      }
    }
  }

  package var path: String
  package var line: Int
  package var title: String
  package var outcome: Outcome
  package var failures: [FlowFailure] = []
  package var steps: [FlowStepResult] = []
  /// Worth knowing, though nothing failed: a step that ended while code still ran.
  package var notes: [String] = []
  package var snapshots: [SnapshotName] = []
  /// What ran, by the virtual clock, where that is to be kept.
  package var trace: [TraceEntry] = []
  /// What the case came by and what it reached, where that is noted.
  package var reach: [FlowReach] = []
}

/// What a step showed.
package struct FlowStepResult: Sendable {
  package var step: FlowStep
  package var actual: [String]
  package var matches: Bool
  /// What was captured before the step: what its pattern lines are compared under.
  package var captures: FlowCaptures
}

/// One thing that was not as a flow file says, at its own line.
package struct FlowFailure: Sendable, Equatable, Codable {
  package indirect enum Reason: Sendable, Equatable {
    case output(Diff)
    /// `hints`: what the names in it are by then, and what else there is, a row each.
    case check(
      usage: String,
      expected: String,
      actual: String,
      rewritten: String?,
      hints: [String] = []
    )
    case snapshot(SnapshotName, Diff)
    case missingSnapshot(SnapshotName)
    case recordedSnapshot(SnapshotName)
    /// What came differs, or is new where there is no difference, and cannot be kept to be accepted; why.
    case unkeptSnapshot(SnapshotName, Diff?, why: String)
    /// A snapshot's file cannot be read or written, so that nothing was compared.
    case unreadable(String)
    case nothingShown(String)
    case unusable(String)
    case leftoverQuestion(String)
    /// The case ends while the app's code has not returned; why, and what to add.
    case leftoverCall(String)
    /// The case ends while work goes on that an intent left behind; the check that expects it.
    case leftoverWork(String, check: String)
    /// An effect was made to fail, and nothing ran it; in words.
    case unmetFailure(String)
    case notRun(String)
    /// The process of a case did not come to the case's end: what happened, and the last it wrote.
    case processEnded(String, output: [String])
  }

  package var location: FlowLocation
  package var reason: Reason
  /// The line of the file, quoted in reports.
  package var source: String
  /// What was to be there and what was, whole, where two texts were compared.
  package var expected: String?
  package var actual: String?
}
