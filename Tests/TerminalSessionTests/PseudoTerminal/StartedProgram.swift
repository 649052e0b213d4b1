import Foundation

/// A program that a test has started, with nothing of what other tests have open at this moment.
///
/// A pipe's end that it inherited would keep whoever waits for the end of that pipe.
struct StartedProgram {
  let process: pid_t

  /// Where its input, output and error are: files that are open, or a terminal of its own by name.
  enum Place {
    case files([Int32])
    case terminal(name: String, input: Int32?, output: Int32?)
  }

  /// `POSIX_SPAWN_SETSID`, hidden from Swift.
  private static let newSession: Int16 = 0x80

  init(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ place: Place
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    switch place {
    case .files(let files):
      for (number, file) in files.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
      }
    case .terminal(let name, let input, let output):
      // A session of its own, so that the terminal it opens becomes the one that controls it.
      flags |= Self.newSession
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
      if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
    }
    for number: Int32 in 3..<256 { posix_spawn_file_actions_addclose(&actions, number) }
    // The threads of tests block signals, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A shell that runs the tests in the background ignores Ctrl-C, and `nohup` a hangup: inherited too.
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, flags)
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var pairs = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var child = pid_t()
    let error = posix_spawn(&child, program, &actions, &attributes, &words, &pairs)
    guard error == 0 else { throw PseudoTerminal.Unavailable(reason: "\(program): \(error)") }
    process = child
  }

  /// Waits for its end and returns how it ended, as `waitpid` says it; who takes too long is killed.
  func status() -> Int32 {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process || (ended < 0 && errno != EINTR) { return status }
      if Date() >= deadline { kill(process, SIGKILL) }
      usleep(500)
    }
  }
}
