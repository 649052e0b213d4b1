import SnippetFoundation

/// Hands signals to an inbox, where the thread of the command line takes them in its own time.
enum SignalRelay {
  /// Where the handler writes; set before the first handler is installed, never changed after.
  private nonisolated(unsafe) static var descriptor: Int32 = -1

  static func install(_ signals: [Int32], to inbox: Inbox) {
    descriptor = inbox.signalDescriptor
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(SignalRelay.descriptor, &byte, 1)
        errno = error
      }
      sigaction(signal, &action, nil)
    }
  }

  /// Ends the process as the signal does to one that does not catch it.
  static func die(of number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }
}
