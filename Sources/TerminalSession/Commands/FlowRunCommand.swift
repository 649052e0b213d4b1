import AppExits
import ArgumentParser
import FlowEngine
import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
import TerminalDialogue

/// `flow run`: plays flows on a virtual clock and says where they differ from what is written.
struct FlowRunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run flows and compare each step with what is written.",
    discussion: """
      Exits 0 if all is as written, 1 if something differs, 2 for what cannot be read, 3 if nothing ran, \
      4 if only snapshots are left that no flow names, 5 if the app's code broke the program, 130 or 143 if it was \
      interrupted or stopped; what has run by then is reported.
      """
  )

  @OptionGroup var choice: FlowChoice

  @OptionGroup var order: FlowOrderOptions

  @OptionGroup var reports: FlowReportOptions

  /// Of the same name as in the command above, which reads these options first.
  @OptionGroup var seeing: SeeingOptions

  @Option(help: "Which snapshots to write: never, missing, changed or all.")
  var record = "never"

  @Flag(help: "Rewrite the steps that differ, but for '~' lines.")
  var update = false

  @Flag(help: "With --update, rewrite '~' lines that match nothing too.")
  var replacePatterns = false

  @Flag(help: "Run FILE:LINE down to that line, then converse from there.")
  var interactive = false

  @Flag(help: "Stay, and run again what a changed file touches.")
  var watch = false

  /// Of a program that was ended while it watched.
  @Flag(help: .hidden)
  var waits = false

  func validate() throws {
    let mode: RecordMode
    do {
      mode = try RecordMode(parsing: record)
    } catch {
      throw ValidationError("\(error)")
    }
    if seeing.log != nil {
      throw ValidationError(
        "--log is for conversations. A run of flows says what went wrong itself."
      )
    }
    let files = reports.files + [seeing.trace].compactMap(\.self)
    if let refusal = ReportRequest.refusal(of: files, beside: SnapshotStore.folder) {
      throw ValidationError("\(refusal).")
    }
    if interactive, FlowSuite.filters(in: choice.paths).count != 1 || choice.paths.count != 1 {
      throw ValidationError("--interactive goes on after one line. Give FILE:LINE.")
    }
    if interactive, let other = besideInteractive {
      throw ValidationError(
        "--interactive plays one case and then converses. Leave \(other) out."
      )
    }
    if replacePatterns, !update {
      throw ValidationError("--replace-patterns says how to update. Give --update too.")
    }
    if watch, update || mode != .never {
      throw ValidationError(
        "--watch runs again what changes, and so what it writes. "
          + "Leave \(update ? "--update" : "--record") out."
      )
    }
    if order.repeats > 1, update || mode != .never {
      throw ValidationError(
        "--repeat compares plays with each other, so nothing can be written. "
          + "Leave \(update ? "--update" : "--record") out."
      )
    }
  }

  /// An option that says nothing of a case that goes on as a conversation; nil: there is none.
  private var besideInteractive: String? {
    if update { return "--update" }
    if watch { return "--watch" }
    if record != "never" { return "--record" }
    if !choice.titles.isEmpty { return "--case" }
    return order.given ?? reports.given
  }

  func run(in session: CommandSession) -> Int32 {
    if interactive { return converse(session) }
    Interruption.leavesTheProgram()
    guard watch else { return run(choice, session) }
    let written =
      reports.places + [seeing.trace].compactMap(\.self).map { FlowReportOptions.place(of: $0) }
    FlowWatcher(paths: choice.paths, written: written, waits: waits) { paths in
      var some = choice
      // A line of a file that changed is the line that was asked for.
      some.paths = choice.paths.filter { path in paths.contains { path.hasPrefix($0 + ":") } }
      if some.paths.isEmpty { some.paths = paths }
      _ = run(some, session)
      // One that came as the last case was over ends the watch as well.
      if let signal = Interruption.signal { CasesAtPlay.leave(with: 128 + signal) }
    }
    .run()
  }

  private func converse(_ session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    for case .line(let path, let line) in choice.filters {
      for file in files where file.path == path {
        for flowCase in file.cases
        where FlowFilter.line(path: path, line: line).includes(flowCase, of: file) {
          return session.converse(after: line, of: file, flowCase)
        }
      }
    }
    session.output.complain("No case holds that line. Give FILE:LINE, a line of a case.")
    return ExitCode.nothingRan
  }

  private func run(_ choice: FlowChoice, _ session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    let ledger = reports.ledger(session, updates: update)
    let (reports, trace) = (reports, seeing.trace)
    let played = session.play(
      files,
      notingIn: ledger,
      cutOff: { [watch] in
        _ = reports.write($0, told: ledger.told, trace: trace, session)
        if watch { FlowWatcher.goOn() }
      },
      prepare: { prepare(&$0, choice) }
    )
    guard let report = played else { return ExitCode.internalError }
    let isWritten = reports.write(report, told: ledger.told, trace: seeing.trace, session)
    return isWritten ? report.exitCode : ExitCode.usage
  }

  private func prepare(_ run: inout FlowRun, _ choice: FlowChoice) {
    run.filters = choice.filters
    run.isOfWholePackage = choice.holdsWholePackage
    run.keepsTrace = seeing.trace != nil
    run.recordMode = (try? RecordMode(parsing: record)) ?? .never
    run.update = !update ? .never : replacePatterns ? .stepsAndPatterns : .steps
    order.prepare(&run)
  }
}

/// In which order, how often and how many at once the cases of a run are played.
struct FlowOrderOptions: ParsableArguments, Sendable {
  @Option(help: "Play the cases in an order made from a number, or 'random' for any.")
  var shuffle: String?

  @Option(
    name: .customLong("repeat"),
    help: "Play each case so many times, and say if one went otherwise."
  )
  var repeats = 1

  @Option(help: "Cases to play at once. (default: as many as there are processors)")
  var jobs: Int?

  @Option(help: "Play one part of the cases, such as 2/3.")
  var shard: String?

  @Flag(help: "Begin no case after one failed.")
  var failFast = false

  @Option(help: "Seconds that a case with '@isolate process' may take, by the real clock.")
  var caseLimit = 60.0

  /// The first of these options that was given; nil: none was.
  var given: String? {
    if shuffle != nil { return "--shuffle" }
    if repeats != 1 { return "--repeat" }
    if jobs != nil { return "--jobs" }
    if shard != nil { return "--shard" }
    return failFast ? "--fail-fast" : nil
  }

  /// The seed of the order; nil: that of the files.
  var seed: UInt64? {
    shuffle.map { UInt64($0) ?? .random(in: 0...999_999) }
  }

  func validate() throws {
    if let shuffle, shuffle != "random", UInt64(shuffle) == nil {
      throw ValidationError(
        "'\(shuffle)' is no number to shuffle by. Give --shuffle a whole number, or random."
      )
    }
    if !(1...100_000).contains(repeats) {
      throw ValidationError(
        "'\(repeats)' is no count. Give --repeat a whole number from 1 to 100000."
      )
    }
    if !(0.1...86_400).contains(caseLimit) {
      throw ValidationError("'\(caseLimit)' is no limit. Give --case-limit seconds, from 0.1.")
    }
    if let jobs, !(1...1_000).contains(jobs) {
      throw ValidationError("'\(jobs)' is no count. Give --jobs a whole number from 1 to 1000.")
    }
    do {
      _ = try shard.map { try FlowShard(parsing: $0) }
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func prepare(_ run: inout FlowRun) {
    run.shuffle = seed
    if shuffle == "random", let seed = run.shuffle {
      ConsoleOutput().complain("The order can be had again with --shuffle \(seed).")
    }
    run.repeats = repeats
    run.width = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    run.shard = shard.flatMap { try? FlowShard(parsing: $0) }
    run.stopsAtFailure = failFast
    let processes = CaseProcess(limit: .milliseconds(Int64(caseLimit * 1000)))
    run.isolated = { await processes.play($0) }
  }
}

/// What is written of a run, and where to.
struct FlowReportOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Report as human, tap, tap14, junit, json or html, into a file with =FILE. May be given several times.",
      valueName: "form[=file]"
    )
  )
  var format: [String] = []

  @Option(
    help:
      "Write which snapshots the run names into a file, to look for obsolete ones after all parts."
  )
  var namesUsed: String?

  /// The first of these options that was given; nil: none was.
  var given: String? {
    if !format.isEmpty { return "--format" }
    return namesUsed == nil ? nil : "--names-used"
  }

  /// The files that are written.
  var files: [String] {
    ((try? ReportRequest.parse(format)) ?? []).compactMap(\.file) + [namesUsed].compactMap(\.self)
  }

  func validate() throws {
    _ = Self.folder
    do {
      _ = try ReportRequest.parse(format)
    } catch {
      throw ValidationError("\(error).")
    }
  }

  /// Where the program was started: the app's code may go elsewhere.
  private static let folder = FileManager.default.currentDirectoryPath

  /// The files that are written, wherever the app's code went since.
  var places: [String] { files.map { Self.place(of: $0) } }

  static func place(of path: String) -> String {
    let isThere = path.hasPrefix("/") || FileManager.default.currentDirectoryPath == folder
    return isThere ? path : folder + "/" + path
  }

  /// Where a run is noted: a person reads each case once it and those before it are over.
  func ledger(_ session: CommandSession, updates: Bool) -> FlowRunLedger {
    let requests = (try? ReportRequest.parse(format)) ?? []
    let isRead = requests.contains(ReportRequest(format: .human))
    var report = FlowRunReport()
    report.updates = updates
    return FlowRunLedger(
      isInterrupted: { Interruption.signal != nil },
      telling: { [report] result in
        guard isRead else { return }
        // Where it cannot be written, the report at the end says so.
        _ = session.output.report(report.rows(of: result, session.environment.style))
      }
    )
  }

  /// Writes every report; false, and a word why, if one cannot be written.
  ///
  /// `told`: the cases that a person has read already.
  func write(
    _ report: FlowRunReport,
    told: Int,
    trace: String?,
    _ session: CommandSession
  ) -> Bool {
    var isWritten = true
    func keep(_ text: String, in path: String) {
      do {
        try WholeFile.write(text, to: Self.place(of: path))
      } catch {
        session.output.complain("\(error)")
        isWritten = false
      }
    }
    let requests = (try? ReportRequest.parse(format)) ?? []
    for request in requests {
      if let file = request.file { keep(report.written(as: request.format), in: file) }
    }
    if let namesUsed { keep(report.names.text, in: namesUsed) }
    if let trace, !keepTrace(of: report, in: Self.place(of: trace), session) { isWritten = false }
    // Files come first: what is printed may find no room.
    for request in requests where request.file == nil {
      let style = session.environment.style
      let text = report.written(as: request.format, style: style, after: told)
      if !session.output.report([String(text.dropLast())]) { isWritten = false }
    }
    return isWritten
  }

  private func keepTrace(
    of report: FlowRunReport,
    in path: String,
    _ session: CommandSession
  ) -> Bool {
    do throws(SeenFiles.Unwritable) {
      let file = try SeenFile(path)
      for result in report.cases {
        let place = [(name: "flow", value: result.path), (name: "case", value: result.title)]
        let rows = result.trace.map { $0.json(place) + "\n" }
        file.write(rows.joined())
      }
      if let problem = file.problem { throw problem }
      return true
    } catch {
      session.output.complain(error.words)
      return false
    }
  }
}
