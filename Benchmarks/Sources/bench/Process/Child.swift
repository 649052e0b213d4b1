import CTerminal
import Foundation
import Glibc

/// A run of the coffee shop as a person starts it: its own process, on a pseudo-terminal or on pipes.
struct Child {
  let path: String
  /// A folder of its own for each run, so that no run reads what another left.
  let state: String

  /// Milliseconds from the start of the process to the first prompt on a terminal.
  func firstPrompt() throws -> Double {
    let start = ContinuousClock.now
    return try atPrompt { _ in Measure.microseconds(ContinuousClock.now - start) / 1000 }
  }

  /// Microseconds from a key to its echo on a terminal, each of `count` times.
  func keystrokes(_ count: Int) throws -> [Double] {
    try atPrompt { leader in
      drain(leader)
      var times: [Double] = []
      // A line's length: readline draws from the change on, and the line never scrolls.
      for number in 0..<count {
        let start = ContinuousClock.now
        try press(number % 40 < 20 ? 0x61 : 0x7F, leader)
        times.append(Measure.microseconds(ContinuousClock.now - start))
      }
      return times
    }
  }

  /// Reads what the prompt still writes.
  private func drain(_ leader: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var rest = pollfd(fd: leader, events: Int16(POLLIN), revents: 0)
    while poll(&rest, 1, 100) > 0, read(leader, &buffer, buffer.count) > 0 {}
  }

  private func press(_ key: UInt8, _ leader: Int32) throws {
    var key = key
    var buffer = [UInt8](repeating: 0, count: 256)
    guard write(leader, &key, 1) == 1, read(leader, &buffer, buffer.count) > 0 else {
      throw ChildError("no echo")
    }
  }

  /// Starts the program on a terminal, waits for its prompt, and ends it once the body has run.
  private func atPrompt<Result>(_ body: (Int32) throws -> Result) throws -> Result {
    var leader: Int32 = 0
    var follower: Int32 = 0
    guard terminal_open(&leader, &follower) == 0 else {
      throw ChildError("no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    defer { close(leader) }
    let child = try spawn(input: follower, output: follower)
    close(follower)
    var seen = ""
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !seen.contains("> ") {
      let count = read(leader, &buffer, buffer.count)
      guard count > 0 else { break }
      seen += String(decoding: buffer[..<count], as: UTF8.self)
    }
    let result = seen.contains("> ") ? Swift.Result { try body(leader) } : nil
    kill(child, SIGKILL)
    _ = try wait(for: child)
    guard let result else { throw ChildError("no prompt; it wrote '\(seen)'") }
    return try result.get()
  }

  /// The most memory that a run fed with lines ever held, in bytes.
  func peakMemory(lines: String) throws -> Double {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildError("no pipe") }
    let void = open("/dev/null", O_WRONLY)
    let child = try spawn(input: ends[0], output: void, closing: ends[1])
    close(ends[0])
    close(void)
    _ = lines.withCString { write(ends[1], $0, strlen($0)) }
    close(ends[1])
    return Double(try wait(for: child).ru_maxrss) * 1024
  }

  /// Microseconds from the start of the process with arguments to its end, which must be a good one.
  func time(arguments: [String]) throws -> Double {
    let void = open("/dev/null", O_RDWR)
    defer { close(void) }
    let start = ContinuousClock.now
    let child = try spawn(input: void, output: void, arguments: arguments)
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child, status == 0 else {
      throw ChildError("'\(path) \(arguments.joined(separator: " "))' ended with \(status)")
    }
    return Measure.microseconds(ContinuousClock.now - start)
  }

  private func spawn(
    input: Int32,
    output: Int32,
    closing: Int32? = nil,
    arguments given: [String] = []
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    if let closing { posix_spawn_file_actions_addclose(&actions, closing) }
    var child = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([path] + given).map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [
      strdup("COFFEE_SHOP_STATE=\(state)/orders.json"), strdup("TERM=xterm"),
      strdup("HOME=\(state)"),
      strdup("XDG_STATE_HOME=\(state)"), strdup("LANG=C.UTF-8"), nil,
    ]
    defer { for text in arguments + environment { free(text) } }
    let failure = posix_spawn(&child, path, &actions, nil, &arguments, &environment)
    guard failure == 0 else { throw ChildError("'\(path)': \(String(cString: strerror(failure)))") }
    return child
  }

  private func wait(for child: pid_t) throws -> rusage {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else { throw ChildError("lost its process") }
    return usage
  }
}

struct ChildError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
