import CReadline
import SnippetFoundation
import Synchronization

/// Where the command line writes its results, apart from what the app's own code prints.
///
/// An app that prints would write among the rows of a conversation, and break the one JSON object of a run. So the
/// descriptor that it knows leads elsewhere: to standard error, or to where a terminal takes rows from.
package enum StandardOutput {
  private static let own = Atomic<Int32>(STDOUT_FILENO)

  /// What the command line writes to.
  package static var descriptor: Int32 { own.load(ordering: .relaxed) }

  /// What the app's code writes to standard output goes to `other` from here on, row by row.
  package static func handOver(to other: Int32) {
    if descriptor == STDOUT_FILENO {
      // The first ten may mean something to who started the program.
      let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
      guard kept >= 0 else { return }
      own.store(kept, ordering: .relaxed)
      // Only here: later an app that prints may hold the stream till somebody reads.
      fflush(creadline_stdout())
      // Nothing is held back: a row without its end is there too once a turn is over.
      setvbuf(creadline_stdout(), nil, _IONBF, 0)
    }
    dup2(other, STDOUT_FILENO)
  }

  /// A stream on what the command line writes to.
  static func stream() -> UnsafeMutablePointer<FILE>? {
    descriptor == STDOUT_FILENO ? creadline_stdout() : fdopen(descriptor, "w")
  }
}
