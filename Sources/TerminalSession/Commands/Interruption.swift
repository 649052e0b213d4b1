import SnippetFoundation

/// Ctrl-C while no person converses.
enum Interruption {
  /// From now on Ctrl-C ends the program at once, with the code for that: no file is ever left half written.
  static func leavesTheProgram() {
    signal(SIGINT) { _ in _exit(ExitCode.interrupted) }
  }
}
