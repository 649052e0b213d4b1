import Foundation

/// A program without a terminal, its input given whole.
///
/// Files, not pipes: a program started at the same time would inherit the ends of a pipe, and hold it open.
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
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    code = try Self.run(program, arguments, environment, files.map(\.path))
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// Runs a program with its input, output and error in files; returns its exit code.
  ///
  /// Not Foundation's `Process`: that takes a program for running while a server it has left behind is.
  private static func run(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ files: [String]
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for (number, file) in files.enumerated() {
      let mode = number == 0 ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, Int32(number), file, mode, 0)
    }
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
