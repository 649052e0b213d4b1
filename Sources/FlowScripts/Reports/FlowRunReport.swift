package import AppExits
package import FlowFormat
package import Snapshots
import SnippetFoundation

/// What came of a run.
package struct FlowRunReport: Sendable {
  package var cases: [FlowCaseResult] = []
  /// Whether a case is marked `[only]`: such a run does not exit with 0.
  package var hasOnly = false
  /// The apps of the flows that were left out, one for each: other programs run them.
  package var othersFlows: [String] = []
  /// Snapshots no case read; empty where `checkedObsolete` is false.
  package var obsolete: [SnapshotName] = []
  package var checkedObsolete = false
  /// Whether the run updates: then a failure does not advise it.
  package var updates = false
  /// Files that `--update` rewrote.
  package var updated: [String] = []
  package var keptPatterns: [FlowLocation] = []
  /// Steps and checks that `--update` kept because no line of a flow can hold what came.
  package var unsayable: [FlowLocation] = []
  /// What kept a file from being written.
  package var problems: [String] = []

  /// What is said of lines and titles that fit no case.
  package var misfits: [String] = []

  /// The flows that were read.
  package var files: [FlowFile] = []
  /// How often each case was played.
  package var repeats = 1
  /// Cases that were not played, as after one that failed: reports for programs list them as skipped.
  package var unplayed: [FlowCaseResult] = []
  /// What ended the run before its end; nil: nothing did.
  package var interruption: Interruption?
  /// What the app's code ended the process by, in the middle of the run; nil: it did not.
  package var ending: CasesAtPlay.Ending?
  /// Whether that was code which a case before had left behind.
  package var isEndedFromBefore = false
  /// The snapshots that the run names.
  package var names = SnapshotNamesUsed()

  package init() {}

  /// A run that a signal ended.
  package struct Interruption: Sendable, Equatable {
    package var signal: Int32
    /// Plays that came to their end: cases, each as often as it was played.
    package var done: Int
    package var of: Int
  }

  /// `interrupted after 12 of 300 cases`; nil: it was not.
  package var interruptionNote: String? {
    interruption.map {
      "interrupted after \($0.done) of "
        + (repeats > 1 ? "\(counted($0.of, "play")) of cases" : counted($0.of, "case"))
    }
  }

  /// How many cases came to what, in words; what nothing came to is left out.
  package var counts: [(count: Int, word: String)] {
    func count(_ fits: (FlowCaseResult.Outcome) -> Bool) -> Int { cases.count { fits($0.outcome) } }
    let all = [
      (count { $0 == .passed }, "passed"), (count(\.fails), "failed"),
      (count { if case .failedAsExpected = $0 { true } else { false } }, "failed as expected"),
      (count { if case .skipped = $0 { true } else { false } }, "skipped"),
      (count { $0 == .todo }, "todo"), (unplayed.count, whyUnplayed),
    ]
    return all.filter { $0.0 > 0 }.map { (count: $0.0, word: $0.1) }
  }

  /// What is wrong with the run itself rather than with a case: a name, and what to do.
  package var runProblems: [(name: String, words: String)] {
    var found: [(name: String, words: String)] = []
    if let interruptionNote { found.append(("interrupted", interruptionNote)) }
    if let endingNote { found.append(("process", endingNote)) }
    if !problems.isEmpty { found.append(("files", problems.joined(separator: "\n"))) }
    if hasOnly {
      found.append(("only", "only cases marked [only] were run; remove the mark to pass"))
    }
    if !obsolete.isEmpty {
      let names = obsolete.map { "  \($0)" }
      let rows = ["obsolete snapshots, read by no case:"] + names + [FlowRunReport.pruneAdvice]
      found.append(("obsolete snapshots", rows.joined(separator: "\n")))
    }
    return found
  }

  /// How the process ended; nil: by itself.
  var endingNote: String? {
    guard let ending else { return nil }
    return ending.words + (isEndedFromBefore ? ". A case before had left that code behind" : "")
  }

  /// Why a case was not played that comes after one that failed.
  static let stopped = "not run after the first failure"

  /// Why the cases were not played that were not.
  var whyUnplayed: String { ending == nil ? FlowRunReport.stopped : "not run" }

  /// The cases that a program reads of: those that were not played come last.
  var listed: [FlowCaseResult] { cases + unplayed }

  static let pruneAdvice = "  Remove them: swift run parley snapshots prune"

  package var failed: [FlowCaseResult] { cases.filter(\.outcome.fails) }

  /// The cases that were played.
  package var played: [FlowCaseResult] {
    cases.filter { result in
      switch result.outcome {
      case .skipped, .todo: false
      default: true
      }
    }
  }

  /// 0 passed; 1 differs, or holds `[only]`; 2 unreadable; 3 nothing ran; 4 only obsolete snapshots; 5 the program broke;
  /// 128 and the signal that ended the run.
  package var exitCode: Int32 {
    if let ending { return ending.code }
    if let interruption { return 128 + interruption.signal }
    let isUnreadable = cases.contains { $0.failures.contains(where: \.reason.isUnreadable) }
    if isUnreadable || !problems.isEmpty { return 2 }
    if !failed.isEmpty || hasOnly { return 1 }
    if played.isEmpty { return 3 }
    return obsolete.isEmpty ? 0 : 4
  }
}

extension FlowFailure.Reason {
  /// Whether nothing was compared, because something cannot be run or read.
  fileprivate var isUnreadable: Bool {
    switch self {
    case .notRun, .unreadable: true
    default: false
    }
  }
}
