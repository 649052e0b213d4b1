import Foundation

/// A program on a terminal of its own: the other end of the wire, as a person has it.
///
/// Nothing sleeps: reading waits till the expected text has come, or a generous deadline.
final class PseudoTerminal {
  struct Unavailable: Error {
    let reason: String
  }

  /// What `unlockpt` and `ptsname` ask the kernel; the two are hidden from Swift.
  private enum Request {
    static let unlock: UInt = 0x4004_5431
    static let number: UInt = 0x8004_5430
  }

  private var descriptor: Int32
  private let process: pid_t
  private var isReaped = false
  /// Everything written to the terminal that was not expected yet.
  private var unread = ""
  private(set) var transcript = ""

  /// Starts a program with nothing but `environment` around it; its input and its output may be files.
  init(
    _ program: String,
    arguments given: [String] = [],
    environment: [String: String] = [:],
    columns: UInt16 = 80,
    input: String? = nil,
    output: NamelessFile? = nil
  ) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard descriptor >= 0, ioctl(descriptor, Request.unlock, &unlocked) == 0,
      ioctl(descriptor, Request.number, &number) == 0
    else { throw Unavailable(reason: "no pseudo-terminal: \(errno)") }
    let name = "/dev/pts/\(number)"
    let variables = ["TERM": "xterm", "LANG": "C.UTF-8", "INPUTRC": "/dev/null"]
      .merging(environment) { $1 }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    let lines = try input.map { try NamelessFile(Array($0.utf8)) }
    process = try withExtendedLifetime((lines, output)) {
      let place = StartedProgram.Place.terminal(
        name: name,
        input: lines?.descriptor,
        output: output?.descriptor
      )
      return try StartedProgram(program, given, variables, place).process
    }
  }

  deinit {
    if !isReaped {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if descriptor >= 0 { close(descriptor) }
  }

  /// The terminal is gone, as a window that is closed.
  func hangUp() {
    close(descriptor)
    descriptor = -1
  }

  func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  func type(bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      start += count
    }
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  func send(signal: Int32) {
    kill(process, signal)
  }

  /// Whether the terminal echoes and edits lines itself, as it does outside readline.
  var isInUsualMode: Bool {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    let usual = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & usual == usual
  }

  /// Whether Ctrl-Z stops the program, as it does unless somebody has other plans for the key.
  var stopsByKey: Bool {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return withUnsafeBytes(of: settings.c_cc) { $0[Int(VSUSP)] == 0x1A && $0[Int(VEOL2)] == 0 }
  }

  /// Whether a read of one of the program's descriptors waits; nil: it is not open.
  func waits(descriptor: Int32) -> Bool? {
    let file = "/proc/\(process)/fdinfo/\(descriptor)"
    guard let facts = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let words = facts.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: "flags:"), place + 1 < words.count,
      let flags = Int32(words[place + 1], radix: 8)
    else { return nil }
    return flags & O_NONBLOCK == 0
  }

  /// Seconds after which what a program is to do is not waited for any longer; on a machine with much to do it takes long.
  static var patience: Double { 120 }

  /// Reads till `text` has come and returns everything up to its end; nil: it did not come.
  func expect(_ text: String, seconds: Double = patience) -> String? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let range = unread.range(of: text) {
        let read = String(unread[..<range.upperBound])
        unread = String(unread[range.upperBound...])
        return read
      }
      guard readMore(until: deadline) else { return nil }
    }
  }

  /// Reads to the end and returns the exit code, or 128 and the signal; nil: the program goes on.
  func exitCode(seconds: Double = patience) -> Int32? {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var status: Int32 = 0
    // Never a wait without an end: a program that is stopped neither writes nor exits.
    while waitpid(process, &status, WNOHANG) != process {
      if Date() >= deadline { return nil }
      let soon = min(deadline, Date(timeIntervalSinceNow: 0.05))
      if !readMore(until: soon) { usleep(1000) }
    }
    while readMore(until: Date(timeIntervalSinceNow: 0.01)) {}
    isReaped = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
  }

  private var pending: [UInt8] = []

  private func readMore(until deadline: Date) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let left = Int32(max(0, deadline.timeIntervalSinceNow) * 1000)
    var ready = poll(&source, 1, left)
    while ready < 0, errno == EINTR { ready = poll(&source, 1, left) }
    guard left > 0, ready > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return false }
    pending += chunk[..<count]
    // A character cut in two waits for its other half.
    let isCut = (1...3).contains { missing in
      pending.count > missing && String(validating: pending.dropLast(missing), as: UTF8.self) != nil
    }
    if isCut, String(validating: pending, as: UTF8.self) == nil { return true }
    let text = String(decoding: pending, as: UTF8.self)
    unread += text
    transcript += text
    pending = []
    return true
  }
}

/// The executables that were built beside the tests.
enum Built {
  static func path(_ name: String) -> String {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
    return bundle.deletingLastPathComponent().appendingPathComponent(name).path
  }
}
