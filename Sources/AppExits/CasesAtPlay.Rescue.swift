import SnippetFoundation
import Synchronization

extension CasesAtPlay {
  /// What the app's code ended the process by.
  package enum Ending: Sendable, Equatable {
    case exit
    case exitAtOnce
    case exec
    case signal(Int32)

    /// What is said of it.
    package var words: String {
      switch self {
      case .exit: "the process ended here: the app's code called 'exit'"
      case .exitAtOnce: "the process ended here: the app's code called '_exit'"
      case .exec: "the process ended here: the app's code called 'exec'"
      case .signal(let number): "the process ended here, by signal \(number)"
      }
    }

    /// What is said of it at a case beside which others were played.
    package func words(beside others: Int) -> String {
      others == 0
        ? words
        : "\(words). It was still running: \(counted(others, "case")) beside it may have ended the process. "
          + "Play them with --jobs 1 to see which"
    }

    /// What the process ends with: nothing that was cut short has passed, and a trap is no difference.
    package var code: Int32 {
      switch self {
      case .exit, .exitAtOnce, .exec: 1
      case .signal: 5
      }
    }

    fileprivate var byte: UInt8 {
      switch self {
      case .exit: 128
      case .exitAtOnce: 129
      case .exec: 130
      case .signal(let number): UInt8(truncatingIfNeeded: number)
      }
    }

    fileprivate init(byte: UInt8) {
      switch byte {
      case 128: self = .exit
      case 129: self = .exitAtOnce
      case 130: self = .exec
      default: self = .signal(Int32(byte))
      }
    }
  }

  private enum State {
    static let none: UInt8 = 0
    static let waits: UInt8 = 1
    static let reports: UInt8 = 2
  }

  private static let rescuer = Atomic(State.none)

  // Opened before the state says that somebody waits.
  private nonisolated(unsafe) static var calls: [Int32] = [-1, -1]
  private nonisolated(unsafe) static var answers: [Int32] = [-1, -1]

  /// Whether a report of the run that is cut off is being written, or was.
  static var isRescued: Bool { rescuer.load(ordering: .acquiring) == State.reports }

  /// Has `report` run once, should the app's code end the process from now on: by a trap or an exit.
  ///
  /// On a thread of its own that waits for this: a thread that is in a signal handler may call next to nothing. That one
  /// waits for it, ten seconds at most, for what a thread holds as it breaks is held for ever.
  package static func rescue(_ report: @escaping @Sendable (Ending) -> Void) {
    guard rescuer.load(ordering: .acquiring) == State.none, open(&calls), open(&answers) else {
      return
    }
    let (call, answer) = (calls[0], answers[1])
    Thread.detachNewThread {
      // What is sent to the whole process meanwhile is for another thread: this one is waited for.
      CasesAtPlay.blockFatalSignals()
      var byte: UInt8 = 0
      while true {
        let count = read(call, &byte, 1)
        if count == 1 { break }
        if count == 0 || errno != EINTR {
          for end in [call, answer] { close(end) }
          return
        }
      }
      report(Ending(byte: byte))
      fflush(nil)
      write(answer, &byte, 1)
    }
    rescuer.store(State.waits, ordering: .releasing)
  }

  /// Nobody waits for the end any more; where a report is being written, this does not come back.
  package static func endRescue() {
    let (isEnded, now) = rescuer.compareExchange(
      expected: State.waits,
      desired: State.none,
      ordering: .acquiringAndReleasing
    )
    if isEnded {
      // The thread that waits ends.
      for end in [calls[1], answers[0]] { close(end) }
    } else if now == State.reports {
      while true { pause() }
    }
  }

  /// Waits for a report where one is to be written, and says whether it is.
  ///
  /// Calls only what a signal handler may.
  @discardableResult
  static func askForReport(of ending: Ending) -> Bool {
    let (isMine, _) = rescuer.compareExchange(
      expected: State.waits,
      desired: State.reports,
      ordering: .acquiringAndReleasing
    )
    guard isMine else { return false }
    var byte = ending.byte
    guard write(calls[1], &byte, 1) == 1 else { return false }
    var end = pollfd(fd: answers[0], events: Int16(POLLIN), revents: 0)
    for _ in 0..<100 where poll(&end, 1, 100) > 0 { return true }
    return false
  }

  private static func open(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }
}
