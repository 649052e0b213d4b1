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
    kill(child.process, signal)
    code = Self.code(of: child)
    output = files[1].text
    error = files[2].text
  }

  private static func start(
    _ program: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ files: [Int32]
  ) throws -> StartedProgram {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try StartedProgram(program, arguments, variables, .files(files))
  }

  private static func code(of program: StartedProgram) -> Int32 {
    let status = program.status()
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : signal
  }
}
