import AppExits
import FlowEngine
import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
import TerminalDialogue

extension CommandSession {
  /// The names of all apps that flows can go to here.
  var knownApps: [String] { [app.name] + HostedApp.namesInImage }

  /// Plays flows, each with the app it names among those of the executable.
  ///
  /// With a ledger a signal ends the run, and the report is that of what was played by then. Where the app's code ends the
  /// process in the middle, `cutOff` is told what there is to report, on another thread.
  ///
  /// nil only if the work was lost.
  func play(
    _ files: [FlowFile],
    notingIn ledger: FlowRunLedger? = nil,
    cutOff: (@Sendable (FlowRunReport) -> Void)? = nil,
    prepare: (inout FlowRun) -> Void
  ) -> FlowRunReport? {
    useUniversalTime()
    var run = FlowRun(
      app: { [app] in app.other(named: $0) },
      knownApps: knownApps,
      files: files
    )
    let processes = CaseProcess()
    run.isolated = { await processes.play($0) }
    FlowDriver.whenMainIsHeld(for: .seconds(2)) { [output] holder in
      output.complain(
        "The main actor has been held for 2 s by \(holder). It is waited for half a minute, and longer where code works."
      )
    }
    prepare(&run)
    // It ends with the process: code that was left behind may call exit while reports are written.
    CasesAtPlay.begin("")
    guard let ledger else { return wait { [run] in await run.run() } }
    run.ledger = ledger
    if let cutOff {
      CasesAtPlay.rescue { [run] ending in cutOff(run.cutOff(by: ending)) }
    }
    return Interruption.held {
      defer { CasesAtPlay.endRescue() }
      let report = wait(until: Interruption.signal != nil) { [run] in await run.run() }
      return Interruption.signal.map { run.interrupted(by: $0) } ?? report
    }
  }

  /// The apps of the executable that flows go to.
  func apps(of files: [FlowFile]) -> [HostedApp] {
    Set(files.flatMap(\.appNames)).sorted().compactMap { app.other(named: $0) }
  }

  /// What plays a case of a file; nil: its app is not here.
  func runner(of flowCase: FlowCase, in file: FlowFile) -> FlowRunner? {
    use(file.timeZone(of: flowCase) ?? .gmt)
    guard let app = app.other(named: file.appName) else { return nil }
    return FlowRunner(
      file: file,
      flowCase: flowCase,
      app: app,
      store: SnapshotStore(directory: SnapshotStore.folder),
      recordMode: .never,
      apps: { [app = self.app] in app.other(named: $0) }
    )
  }

  /// What plays a case that a run handed over; nil: its case or its app is not here.
  func runner(of request: FlowCaseRequest) throws -> FlowRunner? {
    let runner = try request.runner { [app] in app.other(named: $0) }
    use(runner?.timeZone ?? .gmt)
    return runner
  }
}

/// What the app's code formats does not depend on where the machine stands.
func useUniversalTime() { use(.gmt) }

/// What the app's code formats is of one zone, wherever the machine stands.
private func use(_ zone: TimeZone) {
  setenv("TZ", zone.variable, 1)
  NSTimeZone.resetSystemTimeZone()
  // A `DateFormatter` keeps the environment as the process began.
  NSTimeZone.default = zone
}

extension TimeZone {
  /// What the system calls it in `TZ`.
  var variable: String { self == .gmt ? "UTC" : identifier }
}

extension HostedApp {
  /// This app if it has that name, else the one of the executable that has.
  fileprivate func other(named name: String) -> HostedApp? {
    name.isEmpty || name == self.name ? self : HostedApp.inImage(named: name, modules: modules)
  }
}
