import AppExits
package import FlowEngine
package import FlowFormat
package import Snapshots
package import SnippetFoundation
import Snippets

/// Runs one case: a fresh conversation on a virtual clock, step by step.
package struct FlowRunner: Sendable {
  package var file: FlowFile
  package var flowCase: FlowCase
  package var app: HostedApp
  package var store: SnapshotStore
  package var recordMode: RecordMode
  /// Whether it is noted what the case reaches.
  package var covers: Bool
  /// Whether the result holds what ran.
  var keepsTrace = false
  /// Told of each step before it is played.
  package var onStep: (@Sendable (FlowStep) -> Void)?
  /// The apps that `! app` goes to, by name.
  package var apps: @Sendable (String) -> HostedApp?

  package init(
    file: FlowFile,
    flowCase: FlowCase,
    app: HostedApp,
    store: SnapshotStore,
    recordMode: RecordMode,
    covers: Bool = false,
    apps: @escaping @Sendable (String) -> HostedApp? = { _ in nil }
  ) {
    self.file = file
    self.flowCase = flowCase
    self.app = app
    self.store = store
    self.recordMode = recordMode
    self.covers = covers
    self.apps = apps
  }

  /// The zone of a process that the case needs for itself; nil: any process in UTC.
  package var timeZone: TimeZone? { file.timeZone(of: flowCase) }

  package func run() async -> FlowCaseResult {
    switch flowCase.mark {
    case .skip(let why): return result(.skipped(why))
    case .todo: return result(.todo)
    default: break
    }
    if let unplayed { return unplayed }
    let setup = FlowSetup(file.settings(of: flowCase))
    let driver = FlowDriver(
      app: app,
      settings: setup.conversation,
      start: setup.clock
    )
    let play = CasesAtPlay.begin(file.place(of: flowCase), by: driver.mark)
    defer { CasesAtPlay.end(play) }
    let played = await driver.runIfLaunched { driver in
      var player = FlowPlayer(runner: self, setup: setup, driver: driver)
      await player.play()
      return player.result
    }
    return switch played {
    case .success(let played): judged(played)
    case .failure(let prevented): result(whileHeldBy: prevented.holder)
    }
  }

  /// The result with the outcome that its failures and the case's mark make.
  func judged(_ played: FlowCaseResult) -> FlowCaseResult {
    var played = played
    let failed = !played.failures.isEmpty
    switch flowCase.mark {
    // What was just written was not yet read: such a case fails, whatever its mark.
    case .xfail where played.failures.contains(where: \.recorded): played.outcome = .failed
    case .xfail(let why):
      played.outcome = failed ? .failedAsExpected(why) : .passedUnexpectedly(why)
    default: played.outcome = failed ? .failed : .passed
    }
    return played
  }

  /// The result of a case that holds nothing, or goes to an app which this program does not run; nil: it can be played.
  private var unplayed: FlowCaseResult? {
    let known = file.appNames.filter { $0 == file.appName || apps($0) != nil }
    guard
      let finding = file.missingApps(among: known).first ?? file.emptiness(of: flowCase)
    else { return nil }
    var failed = result(.failed)
    failed.failures = [
      FlowFailure(
        location: finding.location,
        reason: .notRun(finding.problem.words),
        source: file.lines[finding.location.line - 1].text
      )
    ]
    return failed
  }

  /// The result of a case that cannot begin, for the main actor is held, by code of a case before it as a rule.
  private func result(whileHeldBy holder: String) -> FlowCaseResult {
    var failed = result(.failed)
    failed.failures = [
      FlowFailure(
        location: file.location(line: flowCase.line),
        reason: .notRun(
          "The main actor is held by \(holder), which does not give it back: no app can be launched. "
            + "Write '@isolate process' into the case that runs that"
        ),
        source: file.lines[flowCase.line - 1].text
      )
    ]
    return judged(failed)
  }

  /// The result of a case that cannot be played where it is, for the zone is one of the whole process.
  func result(without zone: TimeZone) -> FlowCaseResult {
    let setting = file.settings(of: flowCase).last { $0.word == "timezone" }
    let line = setting?.line ?? flowCase.line
    var failed = result(.failed)
    failed.failures = [
      FlowFailure(
        location: file.location(line: line),
        reason: .unusable(
          "a case in the zone '\(zone.identifier)' needs a process of its own, which it has in "
            + "'APP flow run' and not in a test. Move it to a file that no test plays"
        ),
        source: file.lines[line - 1].text
      )
    ]
    return judged(failed)
  }

  func result(_ outcome: FlowCaseResult.Outcome) -> FlowCaseResult {
    FlowCaseResult(
      path: file.path,
      line: flowCase.line,
      title: flowCase.title,
      outcome: outcome
    )
  }
}

extension FlowFailure {
  /// Whether all that happened is that a snapshot was written.
  fileprivate var recorded: Bool {
    if case .recordedSnapshot = reason { true } else { false }
  }
}
