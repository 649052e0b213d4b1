import SnippetFoundation
import Synchronization

/// Hands signals to an inbox, where the thread of the command line takes them in its own time.
package enum SignalRelay {
  /// Where the handler writes; set before the first handler is installed, never changed after.
  private nonisolated(unsafe) static var descriptor: Int32 = -1

  /// The thread of the command line; set as the descriptor is.
  private nonisolated(unsafe) static var reader = pthread_self()
  private static let interrupted = Atomic(false)

  /// Whether a signal came that ends or stops what the person is at, and was not taken yet.
  package static var isInterrupted: Bool { interrupted.load(ordering: .relaxed) }

  /// The inbox is about to be emptied.
  static func take() { interrupted.store(false, ordering: .relaxed) }

  package static func install(_ signals: [Int32], to inbox: Inbox) {
    descriptor = inbox.signalDescriptor
    reader = pthread_self()
    // Made here: a handler must not.
    take()
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let error = errno
        defer { errno = error }
        // It may wait for a key that Ctrl-C has thrown away: its wait ends with the signal.
        if pthread_equal(pthread_self(), SignalRelay.reader) == 0 {
          pthread_kill(SignalRelay.reader, number)
          return
        }
        var byte = UInt8(truncatingIfNeeded: number)
        // Before the inbox becomes readable, and is emptied.
        if number != SIGWINCH { SignalRelay.interrupted.store(true, ordering: .relaxed) }
        _ = write(SignalRelay.descriptor, &byte, 1)
      }
      sigaction(signal, &action, nil)
    }
  }

  /// Stops the process as Ctrl-Z does to one that does not catch it: only where a shell can let it go on.
  static func stop() {
    var (usual, own) = (sigaction(), sigaction())
    usual.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &usual, &own)
    // To this thread: a signal to the process may arrive after the call came back and the terminal was taken over again.
    pthread_kill(pthread_self(), SIGTSTP)
    sigaction(SIGTSTP, &own, nil)
  }

  /// Ends the process as the signal does to one that does not catch it.
  package static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
