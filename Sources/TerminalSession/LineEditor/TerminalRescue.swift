import SnippetFoundation

/// Gives the terminal back as it was where the program ends without its conversation: the app's code traps, is ended
/// by a signal of such an error, or calls `exit`.
enum TerminalRescue {
  /// Signals of a program that cannot go on; none of them is taken elsewhere.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Whether pastes are marked at the moment, which the terminal is to leave off.
  nonisolated(unsafe) static var marksPastes = false

  // Set before the first handler is installed, never changed after.
  private nonisolated(unsafe) static var usual = termios()
  private nonisolated(unsafe) static var isKept = false
  /// What was to happen at each signal before: the runtime may have a report to write.
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 65
  )

  /// From now on the terminal is given back as it is at this moment.
  static func keep() {
    guard !isKept, tcgetattr(StandardInput.descriptor, &usual) == 0 else { return }
    isKept = true
    atexit { TerminalRescue.restore() }
    for signal in fatal { install(signal) }
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
    action.__sigaction_handler.sa_sigaction = { number, facts, context in
      TerminalRescue.restore()
      let former = TerminalRescue.former[Int(number)]
      if former.sa_flags & Int32(SA_SIGINFO) != 0 {
        former.__sigaction_handler.sa_sigaction?(number, facts, context)
      }
      signal(number, SIG_DFL)
      // An instruction that failed fails once more, and ends the program; any other signal is sent once more.
      let isOfInstruction = (facts?.pointee.si_code ?? 0) > 0 && number != SIGTRAP
      if !isOfInstruction { raise(number) }
    }
    sigaction(number, &action, former + Int(number))
  }

  /// Calls only what a signal handler may.
  private static func restore() {
    let group = tcgetpgrp(StandardInput.descriptor)
    // In the background it would stop the program.
    guard group < 0 || group == getpgrp() else { return }
    tcsetattr(StandardInput.descriptor, TCSANOW, &usual)
    guard marksPastes else { return }
    marksPastes = false
    let off: StaticString = "\u{1B}[?2004l\r\n"
    _ = write(StandardOutput.descriptor, off.utf8Start, off.utf8CodeUnitCount)
  }
}
