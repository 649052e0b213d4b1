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
    code = try Self.run(program, arguments, environment, files)
    output = files[1].text
    error = files[2].text
  }

  /// Runs a program with its input, output and error in files; returns its exit code.
  ///
  /// Not Foundation's `Process`: that takes a program for running while a server it has left behind is.
  private static func run(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ files: [NamelessFile]
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
    }
    // What other tests have open at this moment is not the program's.
    for number in files.count..<10 { posix_spawn_file_actions_addclose(&actions, Int32(number)) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // The threads of tests block signals, and a child would inherit that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
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
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : signal
  }
}
