import SnippetFoundation
import Synchronization

/// Gives the terminal back as it was where the program ends without its conversation: the app's code traps, is ended
/// by a signal of such an error, or calls `exit`.
///
/// What it has printed before is written still.
enum TerminalRescue {
  /// Signals of a program that cannot go on; none of them is taken elsewhere.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Whether pastes are marked at the moment, which the terminal is to leave off.
  nonisolated(unsafe) static var marksPastes = false

  // Set before the first handler is installed, never changed after.
  /// Not a variable: the C library writes more bytes than Swift takes the structure for.
  private nonisolated(unsafe) static let usual = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static var isKept = false
  private nonisolated(unsafe) static var isWatched = false
  /// What was to happen at each signal before: the runtime may have a report to write.
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65
  )

  /// Who changes the terminal at the moment.
  private enum Holder {
    static let nobody = 0
    static let conversation = 1
    static let ending = 2
  }

  /// No lock: a signal handler takes it, perhaps on the thread that has it, where a lock would wait for itself.
  private static let holder = Atomic(Holder.nobody)

  /// Changes the terminal; never returns once it was given back for good.
  static func change(_ body: () -> Void) {
    while !take(as: Holder.conversation) {
      if holder.load(ordering: .acquiring) == Holder.ending { pause() } else { sched_yield() }
    }
    body()
    holder.store(Holder.nobody, ordering: .releasing)
  }

  private static func take(as new: Int) -> Bool {
    holder.compareExchange(
      expected: Holder.nobody,
      desired: new,
      ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// From now on the terminal is given back as it is at this moment.
  static func keep() {
    guard !isKept, tcgetattr(StandardInput.descriptor, usual) == 0 else { return }
    isKept = true
    atexit {
      PrintedRows.waitTillWritten()
      TerminalRescue.restore()
    }
    watch()
  }

  /// From now on what is printed before such a signal is written.
  static func watch() {
    if isWatched { return }
    isWatched = true
    for signal in fatal { install(signal) }
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    action.__sigaction_handler.sa_sigaction = { number, facts, context in
      PrintedRows.waitTillWritten()
      TerminalRescue.restore()
      let former = TerminalRescue.former[Int(number)]
      if former.sa_flags & SA_SIGINFO != 0 {
        former.__sigaction_handler.sa_sigaction?(number, facts, context)
      }
      signal(number, SIG_DFL)
      // An instruction that failed fails once more, and ends the program; any other signal is sent once more.
      let isOfInstruction = (facts?.pointee.si_code ?? 0) > 0 && number != SIGTRAP
      if !isOfInstruction { raise(number) }
    }
    sigaction(number, &action, former + Int(number))
  }

  /// How often it asks whether the terminal is no longer being changed.
  private static let mostTries = 10_000

  /// Calls only what a signal handler may.
  private static func restore() {
    guard isKept else { return }
    let group = tcgetpgrp(StandardInput.descriptor)
    // In the background it would stop the program.
    guard group < 0 || group == getpgrp() else { return }
    // The thread that holds it may be this one, in the middle of a change that failed.
    var tries = 0
    while tries < mostTries, holder.load(ordering: .acquiring) != Holder.ending,
      !take(as: Holder.ending)
    {
      tries += 1
      sched_yield()
    }
    tcsetattr(StandardInput.descriptor, TCSANOW, usual)
    guard marksPastes else { return }
    marksPastes = false
    let off: StaticString = "\u{1B}[?2004l\r\n"
    _ = write(StandardOutput.descriptor, off.utf8Start, off.utf8CodeUnitCount)
  }
}
