package import FlowEngine
import SnippetFoundation

/// What comes to the thread of the command line from elsewhere: events of the conversation, signals.
///
/// A pipe beside the queue, so that the thread waits for the terminal and for these in one `poll`.
package final class Inbox: Sendable {
  package enum Message: Sendable {
    case launched
    case event(FlowEvent)
    case signal(Int32)
  }

  private let messages = Lock<[Message]>([])
  private let pipe: Pipe

  package init() {
    pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      let flags = fcntl(end.fileDescriptor, F_GETFL)
      _ = fcntl(end.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
    }
  }

  /// Readable while something waits.
  package var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Where a signal handler writes the signal's number as one byte.
  package var signalDescriptor: Int32 { pipe.fileHandleForWriting.fileDescriptor }

  /// Hands a message over.
  ///
  /// From any thread; never blocks.
  package func post(_ message: Message) {
    messages.withLock { $0.append(message) }
    var wake: UInt8 = 0
    // A full pipe is readable already.
    _ = write(signalDescriptor, &wake, 1)
  }

  /// Takes everything that waits, signals first.
  package func drain() -> [Message] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    let signals = bytes.prefix(max(0, count)).filter { $0 != 0 }.map { Message.signal(Int32($0)) }
    return signals
      + messages.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
  }

  /// Waits till something is here, or `other` is readable, and takes what is here.
  package func wait(besides other: Int32 = -1) -> [Message] {
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    poll(&sources, nfds_t(sources.count), -1)
    return drain()
  }

  /// Waits till the app is launched; `take` gets the events till then.
  ///
  /// False: a signal ended the wait.
  func waitForLaunch(_ signals: EndingSignals, _ take: (FlowEvent) -> Void) -> Bool {
    while true {
      for message in wait(besides: signals.descriptor) {
        switch message {
        case .launched: return true
        case .event(let event): take(event)
        case .signal: break
        }
      }
      if signals.came() { return false }
    }
  }

  /// Waits till a turn has settled; `take` gets its events, the last one too, and `stop` is called once a signal comes.
  ///
  /// Returns what the conversation waits for then.
  func waitForTurn(
    _ signals: EndingSignals,
    stop: () -> Void,
    _ take: (FlowEvent) -> Void
  ) -> FlowEvent.Waiting {
    var settled: FlowEvent.Waiting?
    while true {
      for case .event(let event) in wait(besides: signals.descriptor) {
        take(event)
        if case .settled(let waiting) = event { settled = waiting }
      }
      if let settled { return settled }
      if signals.came() { stop() }
    }
  }
}
