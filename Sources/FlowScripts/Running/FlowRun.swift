package import AppExits
package import FlowEngine
package import FlowFormat
package import Snapshots
package import SnippetFoundation

/// Runs flow files: each case in a conversation of its own, several at a time, with one result.
package struct FlowRun: Sendable {
  package enum Update: Sendable {
    case never
    /// Steps that failed are rewritten, `~` lines excepted.
    case steps
    /// `~` lines that match nothing too.
    case stepsAndPatterns
  }

  package var app: @Sendable (String) -> HostedApp?
  /// The names of all apps that this program runs, to tell a slip from another program's app.
  package var knownApps: [String]
  package var files: [FlowFile]
  /// All cases are played if there is none.
  package var filters: [FlowFilter]
  package var recordMode: RecordMode
  package var store: SnapshotStore
  package var update: Update
  /// Cases played at once.
  package var width: Int
  /// Seeds the order in which cases begin; nil: that of the files.
  package var shuffle: UInt64?
  /// How often each case is played.
  package var repeats = 1
  /// The part of the cases that is played; nil: all.
  package var shard: FlowShard?
  /// Whether no case begins after one failed.
  package var stopsAtFailure = false
  /// Whether it is noted what each case reaches.
  package var covers = false
  /// Whether results hold what ran, for a file of it.
  package var keepsTrace = false
  /// Whether the files are all flows of the package: then nothing else under `Snapshots/` may belong to no one.
  package var isOfWholePackage = false
  /// Where it is noted what each play came to.
  package var ledger = FlowRunLedger()
  /// Plays a case in a process of its own; nil: such cases are played in this one, one at a time.
  package var isolated: (@Sendable (FlowRunner) async -> FlowCaseResult)?

  /// A run of files.
  ///
  /// `app` gives the app of a name in `@app`, nil for one that this program does not run; flows of such apps are left
  /// out if they were found in a folder. `snapshots` is the folder `Snapshots`.
  package init(
    app: @escaping @Sendable (String) -> HostedApp?,
    knownApps: [String] = [],
    files: [FlowFile],
    filters: [FlowFilter] = [],
    recordMode: RecordMode = .never,
    snapshots: URL = SnapshotStore.folder,
    update: Update = .never,
    width: Int = 4
  ) {
    self.app = app
    self.knownApps = knownApps
    self.files = files
    self.filters = filters
    self.recordMode = recordMode
    self.store = SnapshotStore(directory: snapshots)
    self.update = update
    self.width = max(1, width)
  }

  package func run() async -> FlowRunReport {
    let outline = outline()
    var report = report(of: outline)
    (report.cases, report.unplayed) = await play(outline.plan)
    nameSnapshots(outline, &report)
    let isWhole = outline.isWhole && report.unplayed.isEmpty
    if isWhole { lookForObsolete(outline.files, beside: outline.others, &report) }
    if update != .never { write(outline.files, &report) }
    return report
  }

  /// The report of what has been played by now, where a signal ended the run; what is played still is not waited for.
  ///
  /// No flow is rewritten, and nothing is said of snapshots that no case read.
  package func interrupted(by signal: Int32) -> FlowRunReport {
    let outline = outline()
    var report = report(of: outline)
    let plays = ledger.close()
    report.cases = plays.compactMap(merged)
    report.interruption = FlowRunReport.Interruption(
      signal: signal,
      done: plays.reduce(0) { $0 + $1.count },
      of: outline.plan.count * repeats
    )
    nameSnapshots(outline, &report)
    report.names.part = .some
    return report
  }

  /// The report of a run whose process ends while cases are played.
  ///
  /// The one whose code it was failed, or, where that is not known, each of them; what a case before had left behind fails
  /// none. The rest was not run. No flow is rewritten, and nothing is said of snapshots that no case read.
  package func cutOff(
    by ending: CasesAtPlay.Ending,
    of culprit: CasesAtPlay.Culprit? = CasesAtPlay.endedBy
  ) -> FlowRunReport {
    let outline = outline()
    var report = report(of: outline)
    var underWay = ledger.underWay
    switch culprit {
    case .play(let place): underWay = underWay.filter { outline.plan[$0].place == place }
    case .before:
      underWay = []
      report.isEndedFromBefore = true
    case nil: break
    }
    report.ending = ending
    for (index, (plan, plays)) in zip(outline.plan, ledger.close()).enumerated() {
      if underWay.contains(index) {
        report.cases.append(plan.cutOff(by: ending, others: underWay.count - 1))
      } else if let result = merged(plays) {
        report.cases.append(result)
      } else {
        report.unplayed.append(plan.unplayed(report.whyUnplayed))
      }
    }
    nameSnapshots(outline, &report)
    report.names.part = .some
    return report
  }

  /// What there is to play, known before anything is.
  private struct Outline {
    var files: [FlowFile]
    var others: [FlowFile]
    var hasOnly: Bool
    var isWhole: Bool
    var plan: [FlowPlan]
  }

  private func outline() -> Outline {
    let others = files.filter(isOthers)
    let files = files.filter { !isOthers($0) }
    let hasOnly = files.contains { file in file.cases.contains { $0.mark == .only } }
    let chosen = files.flatMap { file in
      file.cases.filter { isChosen($0, of: file, onlyMarked: hasOnly) }.map { (file, $0) }
    }
    let plan = (shard?.part(of: chosen) ?? chosen).map { file, flowCase in
      FlowPlan(
        file: file,
        flowCase: flowCase,
        part: runner(of: file, flowCase).map { .played(by: $0) }
          ?? .refused(withoutApp(file, flowCase))
      )
    }
    let isWhole = filters.isEmpty && !hasOnly && shard == nil
    return Outline(files: files, others: others, hasOnly: hasOnly, isWhole: isWhole, plan: plan)
  }

  /// The report before anything is played.
  private func report(of outline: Outline) -> FlowRunReport {
    var report = FlowRunReport()
    report.othersFlows = outline.others.map(\.appName)
    report.hasOnly = outline.hasOnly
    report.misfits = filters.compactMap { $0.misfit(in: outline.files) }
    report.files = outline.files
    report.repeats = repeats
    report.updates = update != .never
    return report
  }

  private func nameSnapshots(_ outline: Outline, _ report: inout FlowRunReport) {
    report.names = SnapshotNamesUsed(
      part: shard.map { .shard($0) }
        ?? (filters.isEmpty && !outline.hasOnly ? .whole : .some),
      groups: Set(outline.files.map { Slug.of($0.name) }),
      names: Set(outline.plan.flatMap { $0.file.snapshotNames(of: $0.flowCase) })
        .union(report.cases.flatMap(\.snapshots))
        .union(outline.others.flatMap(\.snapshotNames))
    )
  }

  private func lookForObsolete(
    _ files: [FlowFile],
    beside others: [FlowFile],
    _ report: inout FlowRunReport
  ) {
    do {
      let unnamed = try store.obsolete(for: files, beside: others)
      let orphans = isOfWholePackage ? try store.orphans() : []
      report.obsolete = Set(unnamed + orphans).sorted()
      report.checkedObsolete = true
    } catch {
      report.problems.append("\(error)")
    }
  }

  private func isChosen(_ flowCase: FlowCase, of file: FlowFile, onlyMarked: Bool) -> Bool {
    if onlyMarked, flowCase.mark != .only { return false }
    return filters.include(flowCase, of: file)
  }

  private func runner(of file: FlowFile, _ flowCase: FlowCase) -> FlowRunner? {
    guard let app = app(file.appName) else { return nil }
    var runner = FlowRunner(
      file: file,
      flowCase: flowCase,
      app: app,
      store: store,
      recordMode: recordMode,
      covers: covers,
      apps: self.app
    )
    runner.keepsTrace = keepsTrace
    return runner
  }

  private func isOthers(_ file: FlowFile) -> Bool {
    app(file.appName) == nil && file.isOthers(among: knownApps)
  }

  private func withoutApp(_ file: FlowFile, _ flowCase: FlowCase) -> FlowCaseResult {
    let finding =
      file.missingApps(among: knownApps).first
      ?? FlowFinding(
        file.location(line: 1),
        .appNotRun(file.appName, nearest: [], known: knownApps)
      )
    let failure = FlowFailure(
      location: finding.location,
      reason: .notRun(finding.problem.words),
      source: file.settings.isEmpty ? "" : file.lines[finding.location.line - 1].text
    )
    return FlowCaseResult(
      path: file.path,
      line: flowCase.line,
      title: flowCase.title,
      outcome: .failed,
      failures: [failure]
    )
  }

  private func write(_ files: [FlowFile], _ report: inout FlowRunReport) {
    for file in files {
      let results = report.cases.filter { haveSameScalars($0.path, file.path) }
      let updated = file.updated(by: results, replacingPatterns: update == .stepsAndPatterns)
      report.keptPatterns += updated.keptPatterns
      report.unsayable += updated.unsayable
      guard !haveSameScalars(updated.text, file.text) else { continue }
      guard updated.text.utf8.count <= FlowFile.largest else {
        report.problems.append(
          "\(file.path): with what came it would have more than 16 MB, and is as it was. Split it"
        )
        continue
      }
      do {
        try WholeFile.replace(Array(file.text.utf8), by: Array(updated.text.utf8), in: file.path)
        report.updated.append(file.path)
      } catch {
        report.problems.append("\(error)")
      }
    }
  }
}
