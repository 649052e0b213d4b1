import FlowEngine
import FlowScripts
import SnippetFoundation
import TerminalDialogue

/// A case in a process of its own: the same executable, told on its input what to play.
struct CaseProcess: Sendable {
  /// What is started, and with which words.
  var program = "/proc/self/exe"
  var arguments = [AppCommand.programName] + CaseProcess.words
  /// Real time that a case may take; a virtual clock takes none.
  var limit = Duration.seconds(60)

  /// The command that plays a case.
  static let words = ["flow", "case"]

  /// Rows of what a process wrote that are shown where it did not come to its end.
  private static let mostRows = 20

  /// Plays a case on a thread of its own.
  func play(_ runner: FlowRunner) async -> FlowCaseResult {
    await withUnsafeContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: playAndWait(runner)) }
    }
  }

  private func playAndWait(_ runner: FlowRunner) -> FlowCaseResult {
    let settings = EmptySettings.Folder()
    defer { settings.remove() }
    do {
      let started = Child.starting.withLock { count in
        count += 1
        return Result { () throws(Child.Failure) in
          try Child(
            program: program,
            arguments: arguments,
            settings: settings.path,
            zone: (runner.timeZone ?? .gmt).variable
          )
        }
      }
      var child = try started.get()
      defer { child.close() }
      let request = try JSONEncoder().encode(FlowCaseRequest(runner))
      child.tell(Array(request) + [UInt8(ascii: "\n")])
      var line: Int?
      while let row = child.nextRow(until: limit) {
        let message = FlowCaseMessage(row: row)
        if let step = message?.step { line = step }
        if let result = message?.result {
          child.end()
          return result.result(of: runner)
        }
      }
      let end = child.end(after: limit)
      return runner.result(
        ofProcessThat: end.words,
        line: line,
        output: child.lastRows(CaseProcess.mostRows)
      )
    } catch {
      return runner.result(ofProcessThat: "could not be started: \(error)", line: nil, output: [])
    }
  }
}

/// A child process: its input, its messages, and what it writes.
private struct Child {
  struct Failure: Error, CustomStringConvertible {
    var code: Int32
    var description: String { String(cString: strerror(code)) }
  }

  enum End {
    case code(Int32)
    case signal(Int32)
    case outOfTime(Duration)

    var words: String {
      switch self {
      case .code(let code): "ended by itself with code \(code)"
      case .signal(let number):
        "was ended by signal \(number) (\(strsignal(number).map { String(cString: $0) } ?? "?"))"
      case .outOfTime(let limit):
        "was ended, for it took longer than \(limit.secondsText) s of real time"
      }
    }
  }

  /// How many were started; one at a time is.
  ///
  /// A number rather than nothing: Thread Sanitizer takes the place of nothing for that of the lock itself.
  static let starting = Lock(0)

  private let pid: pid_t
  private let input: Int32
  private let messages: Int32
  private let output: Int32
  private let begin = ContinuousClock.now
  private var pending: [UInt8] = []
  private var written = ProcessOutput()
  private var isOver = false

  init(
    program: String,
    arguments: [String],
    settings: String,
    zone: String
  ) throws(Failure) {
    let (toChild, messages, output) = (try Pipe(), try Pipe(), try Pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The messages last: their number may be that of another end until then.
    posix_spawn_file_actions_adddup2(&actions, toChild.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.write, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, messages.write, FlowCaseCommand.messages)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // A crash says why in its first rows; the search for more of it takes seconds.
    let variables = ProcessInfo.processInfo.environment
      .merging([
        "SWIFT_BACKTRACE": "enable=no", EmptySettings.home: settings,
        KeptFiles.scratch: settings, "TZ": zone,
      ]) { $1 }
    var words = arguments.map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    var pid = pid_t()
    let error = posix_spawn(&pid, program, &actions, &attributes, &words, &pairs)
    for text in words + pairs { free(text) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    for end in [toChild.read, messages.write, output.write] {
      SnippetFoundation.close(end)
    }
    self.pid = pid
    self.input = toChild.write
    self.messages = messages.read
    self.output = output.read
    guard error == 0 else {
      close()
      throw Failure(code: error)
    }
  }

  /// Ends that no other child is given: none is started between their making and their marking.
  private struct Pipe {
    let read: Int32
    let write: Int32

    init() throws(Failure) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw Failure(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (read, write) = (ends[0], ends[1])
    }
  }

  /// A request may be longer than a pipe holds: what the child writes meanwhile is read later.
  func tell(_ bytes: [UInt8]) { writeAll(bytes, to: input) }

  /// The next message; nil: there is none any more, or the time is up.
  mutating func nextRow(until limit: Duration) -> [UInt8]? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.removeSubrange(...end) }
        return Array(pending[..<end])
      }
      let rest = limit - (ContinuousClock.now - begin)
      guard !isOver, rest > .zero else { return nil }
      let (seconds, attoseconds) = rest.components
      let milliseconds = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
      var ends = [
        pollfd(fd: messages, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, milliseconds + 1) > 0 else { continue }
      if ends[1].revents & Int16(POLLIN) != 0 { readOutput() }
      if ends[0].revents != 0 { isOver = !Child.read(messages, into: &pending) }
    }
  }

  private mutating func readOutput() {
    var bytes: [UInt8] = []
    _ = Child.read(output, into: &bytes)
    written.append(bytes)
  }

  /// False: the end.
  private static func read(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = SnippetFoundation.read(file, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Ends a child that has said all there is to say.
  func end() {
    kill(pid, SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  }

  /// How a child ended that says nothing more; one that does not end by itself in time is ended.
  func end(after limit: Duration) -> End {
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      guard ContinuousClock.now - begin < limit else {
        end()
        return .outOfTime(limit)
      }
      usleep(1_000)
    }
    let signal = status & 0x7f
    return signal == 0 ? .code((status &>> 8) & 0xff) : .signal(signal)
  }

  /// The last of what it wrote that is not yet read, too.
  mutating func lastRows(_ count: Int) -> [String] {
    var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    for _ in 0..<100 {
      guard poll(&ready, 1, 0) > 0, ready.revents & Int16(POLLIN) != 0 else { break }
      readOutput()
    }
    return written.lastRows(count)
  }

  func close() {
    for end in [input, messages, output] { SnippetFoundation.close(end) }
  }
}
