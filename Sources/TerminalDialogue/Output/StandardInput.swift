import CReadline
import SnippetFoundation
import Synchronization

/// Where a conversation reads what a person types, apart from what the app's own code reads.
///
/// An app that reads its standard input would take lines from the person's fingers, and hold the stream for good once
/// its budget is used up. So while a terminal is conversed at, the descriptor that the app knows has nothing to read.
package enum StandardInput {
  private static let own = Atomic<Int32>(STDIN_FILENO)

  /// What the command line reads from.
  package static var descriptor: Int32 { own.load(ordering: .relaxed) }

  /// What the app's code reads from standard input has ended, from here on.
  ///
  /// Once; a second call changes nothing.
  package static func keepFromApp() {
    guard descriptor == STDIN_FILENO else { return }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { return }
    defer { close(nothing) }
    let unblocked = unblockedTerminal()
    defer { if let unblocked { close(unblocked) } }
    // The first ten may mean something to who started the program.
    let kept = fcntl(unblocked ?? STDIN_FILENO, F_DUPFD_CLOEXEC, 10)
    guard kept >= 0 else { return }
    own.store(kept, ordering: .relaxed)
    dup2(nothing, STDIN_FILENO)
  }

  /// The terminal, opened anew so that a read never waits; nil: the input is none, or cannot be opened.
  ///
  /// Ctrl-C throws away what is there, also between the moment a key is found to have come and its read. The terminal
  /// as it was handed over is the shell's too, which is not to find it changed.
  private static func unblockedTerminal() -> Int32? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    let terminal = open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return terminal >= 0 ? terminal : nil
  }

  /// A stream on what the command line reads from.
  static func stream() -> UnsafeMutablePointer<FILE>? {
    descriptor == STDIN_FILENO ? creadline_stdin() : fdopen(descriptor, "r")
  }
}
