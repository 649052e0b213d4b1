import Foundation

/// A program without a terminal, its input given whole.
///
/// Files, not pipes: who is left behind by the program may hold the end of a pipe, and nobody has to empty a file.
struct Piped {
  let output: String
  let error: String
  let code: Int32

  init(
    _ program: String,
    input: [UInt8],
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    let files = [try NamelessFile(input), try NamelessFile(), try NamelessFile()]
    code = Self.code(
      of: try Self.start(program, arguments, environment, files.map(\.descriptor))
    )
    output = files[1].text
    error = files[2].text
  }

  /// Sends a signal once the output says so; `staysOpen`: the input goes on without a line.
  init(
    _ program: String,
    input: [UInt8],
    staysOpen: Bool = false,
    arguments: [String] = [],
    signal: Int32,
    once isTime: (String) -> Bool
  ) throws {
    let files = [try NamelessFile(input), try NamelessFile(), try NamelessFile()]
    var ends: [Int32] = [-1, -1]
    if staysOpen {
      guard pipe(&ends) == 0 else { throw PseudoTerminal.Unavailable(reason: "no pipe: \(errno)") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = write(ends[1], input, input.count)
    }
    defer { if staysOpen { for end in ends { close(end) } } }
    let source = staysOpen ? ends[0] : files[0].descriptor
    let child = try Self.start(
      program,
      arguments,
      [:],
      [source, files[1].descriptor, files[2].descriptor]
    )
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    while !isTime(files[1].text), Date() < deadline { usleep(1000) }
    kill(child, signal)
    code = Self.code(of: child)
    output = files[1].text
    error = files[2].text
  }

  /// Starts a program with its input, output and error in files.
  ///
  /// Not Foundation's `Process`: that takes a program for running while a server it has left behind is.
  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ files: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    // What other tests have open at this moment is not the program's.
    for number in files.count..<10 { posix_spawn_file_actions_addclose(&actions, Int32(number)) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // The threads of tests block signals, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A shell that runs the tests in the background ignores Ctrl-C, and a child would inherit that too.
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTERM] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    )
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for text in words + pairs { free(text) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var child = pid_t()
    let error = posix_spawn(&child, program, &actions, &attributes, &words, &pairs)
    guard error == 0 else { throw PseudoTerminal.Unavailable(reason: "\(program): \(error)") }
    return child
  }

  private static func code(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : signal
  }
}
