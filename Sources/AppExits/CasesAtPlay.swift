import CExit
import FlowEngine
import SnippetFoundation
import Snippets
import Synchronization

/// What is played at the moment, named on standard error where the app's code ends the process meanwhile: of several that
/// are played at once the one whose code it is, where that is known.
///
/// `exit`, `_exit`, `execv` and their kin from the app's code end the process with 1, whatever they are called with: nothing that was cut short has passed.
/// A trap ends it as it does anywhere. Where a report is to be written first, it is, by `rescue`.
package enum CasesAtPlay {
  /// Something that is played, till it is over.
  package struct Play: Sendable {
    fileprivate let number: Int
  }

  private struct State {
    var begun = 0
    var plays: [(number: Int, name: String, mark: ObjectIdentifier?)] = []
    /// What a handler may be reading still.
    var former: UnsafeMutablePointer<Rows>?
  }

  /// What is said of what is played, as C has it: every row, and those whose code is known by a mark.
  private struct Rows {
    typealias Row = (mark: ObjectIdentifier, text: UnsafeMutablePointer<CChar>)

    let all: UnsafeMutablePointer<CChar>?
    /// Kept for ever: made before a handler may ask for it.
    let none = noCase
    let marked: UnsafeMutableBufferPointer<Row>
    /// Whether each of them has a mark: then what has another is none of them.
    let knowsAll: Bool

    init(_ plays: [(number: Int, name: String, mark: ObjectIdentifier?)]) {
      let named = plays.filter { !$0.name.isEmpty }
      all = named.isEmpty ? strdup(none) : strdup(named.map { Rows.row($0.name) }.joined())
      knowsAll = named.allSatisfy { $0.mark != nil }
      let known = plays.compactMap { play in
        play.mark.flatMap { mark in strdup(Rows.row(play.name)).map { (mark, $0) } }
      }
      marked = .allocate(capacity: known.count)
      _ = marked.initialize(from: known)
    }

    private nonisolated(unsafe) static let noCase: UnsafeMutablePointer<CChar> = strdup(
      row("no case: it was left behind by one before")
    )

    private static func row(_ name: String) -> String { "  \(visible(name))\n" }

    /// The row of the play whose code calls, and its mark as a number, 1 where it is that of a play before; nil: that is
    /// not known.
    var callers: (mark: UInt, text: UnsafeMutablePointer<CChar>?)? {
      guard let mark = FlowDriver.callersMark else { return nil }
      for row in marked where row.mark == mark { return (UInt(bitPattern: mark), row.text) }
      return knowsAll ? (1, none) : nil
    }

    func free() {
      SnippetFoundation.free(all)
      for (_, text) in marked { SnippetFoundation.free(text) }
      marked.deallocate()
    }
  }

  private static let state = Lock(State())
  // Bytes that are written once, before they can be seen here.
  /// What is said of what is played, read where no lock may be taken; nil: nothing is.
  private nonisolated(unsafe) static let text = Atomic<UnsafeMutablePointer<Rows>?>(nil)
  /// The mark of the play whose code ended the process, as a number; 1: of one before; 0: that is not known.
  private static let culprit = Atomic<UInt>(0)
  /// Whether the process ends by itself, or somebody else says how it ended.
  private static let isOver = Atomic(false)
  /// Whether it was said that it ends, and by what.
  private static let isTold = Atomic(false)
  private static let isDying = Atomic(false)
  /// Whether the process becomes another program of its own accord.
  private static let isReplaced = Atomic(false)
  /// What the process ends with once that was said.
  private static let lastCode = Atomic<Int32>(1)

  /// Notes that something is played.
  ///
  /// - Parameters:
  ///   - name: What it is called, in one row; empty for a run, whose cases have names of their own.
  ///   - mark: That of its driver, which its code is known by.
  /// - Returns: What says that it is over.
  @discardableResult
  package static func begin(_ name: String, by mark: ObjectIdentifier? = nil) -> Play {
    watchExit()
    watchSignals()
    return state.withLock { state in
      state.begun += 1
      state.plays.append((state.begun, name, mark))
      publish(&state)
      return Play(number: state.begun)
    }
  }

  /// Notes that it is over.
  package static func end(_ play: Play) {
    state.withLock { state in
      state.plays.removeAll { $0.number == play.number }
      publish(&state)
    }
  }

  /// Whose code ended the process.
  package enum Culprit: Sendable, Equatable {
    /// That of a play of this name.
    case play(String)
    /// What a play before had left behind.
    case before
  }

  /// nil: nothing ended the process, or it is not known what.
  package static var endedBy: Culprit? {
    let mark = culprit.load(ordering: .acquiring)
    if mark < 2 { return mark == 1 ? .before : nil }
    return state.withLock { state in
      state.plays.first { $0.mark.map(UInt.init(bitPattern:)) == mark }.map { .play($0.name) }
    }
  }

  /// Whether it was said that the process ends.
  static var isEnding: Bool { isTold.load(ordering: .acquiring) }

  /// Nothing is said from here on: whoever started this process says how it ended.
  package static func leaveToOthers() { isOver.store(true, ordering: .releasing) }

  /// Ends the process by itself, with a code of its own, unless it is ending already.
  package static func leave(with code: Int32) -> Never {
    hearSignals()
    if isEnding { failOnce() }
    leaveToOthers()
    exit(code)
  }

  /// Does what makes this process another program, which nobody is told of; comes back where it cannot.
  package static func replace(_ exec: () -> Void) {
    isReplaced.store(true, ordering: .releasing)
    exec()
    isReplaced.store(false, ordering: .releasing)
  }

  /// The same at once, as a signal handler may.
  package static func leaveAtOnce(with code: Int32) -> Never {
    leaveToOthers()
    _exit(code)
  }

  /// Ends the process as one that failed; where a signal ends it, that may take its time for a report.
  private static func failOnce() -> Never {
    if isDying.load(ordering: .acquiring) || isRescued { sleep(60) }
    fflush(nil)
    _exit(1)
  }

  /// From now on an exit is noticed, after everything that is to happen at one and is said later.
  package static func watchExit() { _ = exitIsWatched }

  private static let exitIsWatched: Void = {
    // Made here: a handler must not.
    _ = (text.load(ordering: .relaxed), isOver.load(ordering: .relaxed))
    _ = (isTold.load(ordering: .relaxed), isDying.load(ordering: .relaxed))
    _ = (lastCode.load(ordering: .relaxed), isRescued)
    _ = (isReplaced.load(ordering: .relaxed), culprit.load(ordering: .relaxed))
    atexit {
      let headline: StaticString =
        "The process ends here, and counts as failed: the app's code called 'exit'. Played just then:\n"
      if CasesAtPlay.tell(headline.utf8Start, headline.utf8CodeUnitCount) {
        CasesAtPlay.askForReport(of: .exit)
        fflush(nil)
        _exit(1)
      }
      if CasesAtPlay.isEnding { CasesAtPlay.failOnce() }
    }
    exit_watch { status in
      let headline: StaticString =
        "The process ends here, and counts as failed: the app's code called '_exit'. Played just then:\n"
      if CasesAtPlay.tell(headline.utf8Start, headline.utf8CodeUnitCount) {
        CasesAtPlay.askForReport(of: .exitAtOnce)
      }
      return CasesAtPlay.isEnding ? CasesAtPlay.lastCode.load(ordering: .relaxed) : status
    }
    exec_watch {
      if CasesAtPlay.isReplaced.load(ordering: .acquiring) { return -1 }
      let headline: StaticString =
        "The process ends here, and counts as failed: the app's code called 'exec'. Played just then:\n"
      if CasesAtPlay.tell(headline.utf8Start, headline.utf8CodeUnitCount) {
        CasesAtPlay.askForReport(of: .exec)
        fflush(nil)
        return 1
      }
      return CasesAtPlay.isEnding ? CasesAtPlay.lastCode.load(ordering: .relaxed) : -1
    }
  }()

  /// For the handlers: the text of what is played, a row each.
  private static func publish(_ state: inout State) {
    var new: UnsafeMutablePointer<Rows>?
    if !state.plays.isEmpty {
      new = .allocate(capacity: 1)
      new?.initialize(to: Rows(state.plays))
      // Types are made ready here: a handler must not.
      _ = new?.pointee.callers
    }
    let old = text.exchange(new, ordering: .sequentiallyConsistent)
    // Once they are told of, somebody may be reading them: the process is about to end.
    if !isTold.load(ordering: .sequentiallyConsistent) {
      state.former?.pointee.free()
      state.former?.deallocate()
    }
    state.former = old
  }

  /// Says once what is played, if anything is, and whether it did; calls only what a signal handler may.
  @discardableResult
  private static func tell(_ headline: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard !isOver.load(ordering: .acquiring), text.load(ordering: .acquiring) != nil,
      !isTold.exchange(true, ordering: .sequentiallyConsistent)
    else { return false }
    // Not before: from here on, none is freed.
    guard let rows = text.load(ordering: .sequentiallyConsistent) else {
      isTold.store(false, ordering: .releasing)
      return false
    }
    let callers = rows.pointee.callers
    if let callers { culprit.store(callers.mark, ordering: .releasing) }
    _ = write(STDERR_FILENO, headline, count)
    if let row = callers?.text ?? rows.pointee.all { _ = write(STDERR_FILENO, row, strlen(row)) }
    return true
  }
}

extension CasesAtPlay {
  /// Signals of a program that cannot go on.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Set before the first handler is installed, never changed after.
  /// What was to happen at each signal before.
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65
  )
  /// What is said of each.
  private nonisolated(unsafe) static let headlines =
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 65)

  /// Takes the signals that were sent to the process and wait for a thread that has no time: nothing passes past them.
  fileprivate static func hearSignals() {
    var signals = fatalSignals
    // The kernel looks again at what waits where what is blocked changes.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From now on none of them is taken by the calling thread, but for what it does itself.
  static func blockFatalSignals() {
    var signals = fatalSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  private static var fatalSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in fatal { sigaddset(&signals, number) }
    return signals
  }

  fileprivate static func watchSignals() { _ = signalsAreWatched }

  private static let signalsAreWatched: Void = {
    for number in fatal { install(number) }
    var signals = fatalSignals
    kill_watch(&signals)
  }()

  private static func install(_ number: Int32) {
    headlines[Int(number)] = strdup(
      "The process ends here, by signal \(number). Played just then:\n"
    )
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    action.__sigaction_handler.sa_sigaction = { number, facts, context in
      // A second thread that breaks does not cut the first one's report off.
      exit_claim()
      CasesAtPlay.isDying.store(true, ordering: .releasing)
      CasesAtPlay.tell(signal: number)
      if CasesAtPlay.askForReport(of: .signal(number)) {
        // What was to happen before, such as a trace of the stack, does.
        CasesAtPlay.former[Int(number)].call(number, facts, context)
        CasesAtPlay.lastCode.store(Ending.signal(number).code, ordering: .relaxed)
        CasesAtPlay.leaveAtOnce(with: Ending.signal(number).code)
      }
      sigaction(number, CasesAtPlay.former + Int(number), nil)
      // An instruction that failed fails once more, and what was to happen before does; any other signal is sent again.
      let isOfInstruction = (facts?.pointee.si_code ?? 0) > 0 && number != SIGTRAP
      if !isOfInstruction { raise(number) }
    }
    sigaction(number, &action, former + Int(number))
  }

  private static func tell(signal number: Int32) {
    guard let headline = headlines[Int(number)] else { return }
    let count = strlen(headline)
    headline.withMemoryRebound(to: UInt8.self, capacity: count) { _ = tell($0, count) }
  }
}

extension sigaction {
  /// Does what was to happen at a signal, where that was a function.
  fileprivate func call(
    _ number: Int32,
    _ facts: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    guard sa_flags & SA_SIGINFO != 0 else { return }
    if sa_flags & SA_NODEFER != 0 {
      // It may let the same signal happen: what traces the stack reads memory that is not there.
      var one = sigset_t()
      sigemptyset(&one)
      sigaddset(&one, number)
      pthread_sigmask(SIG_UNBLOCK, &one, nil)
    }
    __sigaction_handler.sa_sigaction?(number, facts, context)
  }
}
