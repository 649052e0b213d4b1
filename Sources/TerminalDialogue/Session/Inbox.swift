package import FlowEngine
import SnippetFoundation

/// What comes to the thread of the command line from elsewhere: events of the conversation, signals.
///
/// A pipe beside the queue, so that the thread waits for the terminal and for these in one `poll`.
package final class Inbox: Sendable {
  package enum Message: Sendable {
    case launched
    case event(FlowEvent)
    /// What comes next came later: so far a virtual clock must have gone for it.
    case waited(Duration)
    case signal(Int32)
    /// What comes next was posted when so much had been printed.
    case printed(PrintedRows.Mark)
  }

  private struct Queue {
    var messages: [Message] = []
    var waited = Duration.zero
    /// Where the app prints to, beside which messages stand.
    var printed: PrintedRows?
  }

  private let queue = Lock(Queue())
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
    queue.withLock { queue in
      if let printed = queue.printed { queue.messages.append(.printed(printed.mark())) }
      queue.messages.append(message)
    }
    wake()
  }

  /// Hands an event over, and how far a virtual clock must go for it.
  package func post(_ event: FlowEvent, waited: Duration) {
    queue.withLock { queue in
      if queue.waited < waited {
        queue.waited = waited
        queue.messages.append(.waited(waited))
      }
      if let printed = queue.printed { queue.messages.append(.printed(printed.mark())) }
      queue.messages.append(.event(event))
    }
    wake()
  }

  /// Says of each message from here on what was printed before it; nil: of none.
  func follow(_ printed: PrintedRows?) {
    queue.withLock { $0.printed = printed }
  }

  private func wake() {
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
      + queue.withLock { queue in
        defer { queue.messages = [] }
        return queue.messages
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

  /// Waits till the app is launched; `take` gets what comes till then.
  ///
  /// False: a signal ended the wait.
  func waitForLaunch(_ signals: EndingSignals, _ take: (Message) -> Void) -> Bool {
    while true {
      defer { PrintedRelay.current?.release() }
      for message in wait(besides: signals.descriptor) {
        if case .launched = message { return true }
        take(message)
      }
      if signals.came() { return false }
    }
  }

  /// Waits till a turn has settled; `take` gets what comes, the last one too, and `stop` is called once a signal comes.
  ///
  /// Returns what the conversation waits for then.
  func waitForTurn(
    _ signals: EndingSignals,
    stop: () -> Void,
    _ take: (Message) -> Void
  ) -> FlowEvent.Waiting {
    var settled: FlowEvent.Waiting?
    while true {
      for message in wait(besides: signals.descriptor) {
        take(message)
        if case .event(.settled(let waiting)) = message { settled = waiting }
      }
      PrintedRelay.current?.release()
      if let settled { return settled }
      if signals.came() { stop() }
    }
  }
}
