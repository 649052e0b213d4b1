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

  /// Waits till something is here, and takes it.
  package func wait() -> [Message] {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&wait, 1, -1)
    return drain()
  }

  /// Waits till the app is launched; `take` gets the events till then.
  func waitForLaunch(_ take: (FlowEvent) -> Void) {
    var isLaunched = false
    while !isLaunched {
      for message in wait() {
        switch message {
        case .launched: isLaunched = true
        case .event(let event): take(event)
        case .signal: break
        }
      }
    }
  }

  /// Waits till a turn has settled; `take` gets its events, the last one too.
  ///
  /// Returns what the conversation waits for then.
  func waitForTurn(_ take: (FlowEvent) -> Void) -> FlowEvent.Waiting {
    var settled: FlowEvent.Waiting?
    while true {
      for case .event(let event) in wait() {
        take(event)
        if case .settled(let waiting) = event { settled = waiting }
      }
      if let settled { return settled }
    }
  }
}
