import AppExits
import SnippetFoundation
import Snippets
import Synchronization

/// Standard output and standard error of the command line, without a buffer of their own.
///
/// A terminal that has only ASCII is given nothing else; a file or a pipe always gets UTF-8.
package struct ConsoleOutput: Sendable {
  private static let isTold = Atomic(false)
  private static let hasUnicode = TerminalEnvironment.current().hasUnicode

  package init() {}

  static func bytes(_ rows: [String], for descriptor: Int32) -> [UInt8] {
    let text = rows.map { $0 + "\n" }.joined()
    let isPlain = !hasUnicode && isatty(descriptor) == 1
    return Array((isPlain ? plainLetters(text) : text).utf8)
  }

  /// Writes rows to standard output; a reader that has left ends the program without a word.
  package func print(_ rows: [String]) {
    guard !rows.isEmpty else { return }
    PrintedRelay.current?.flush()
    let descriptor = StandardOutput.descriptor
    if writeAll(Self.bytes(rows, for: descriptor), to: descriptor) { return }
    let reason = errno
    if reason == EPIPE { CasesAtPlay.leave(with: ExitCode.passed) }
    complain("Standard output cannot be written: \(String(cString: strerror(reason))).")
    CasesAtPlay.leave(with: ExitCode.usage)
  }

  /// Writes rows of a report to standard output, if anybody reads them still.
  ///
  /// False, and a word why once, where they cannot be written.
  package func report(_ rows: [String]) -> Bool {
    guard !rows.isEmpty else { return true }
    PrintedRelay.current?.flush()
    let descriptor = StandardOutput.descriptor
    if writeAll(Self.bytes(rows, for: descriptor), to: descriptor) { return true }
    let reason = errno
    if reason == EPIPE { return true }
    if Self.isTold.exchange(true, ordering: .relaxed) { return false }
    complain("Standard output cannot be written: \(String(cString: strerror(reason))).")
    return false
  }

  /// Writes rows to standard error.
  package func complain(_ rows: String...) {
    PrintedRelay.current?.flush()
    writeAll(Self.bytes(rows, for: STDERR_FILENO), to: STDERR_FILENO)
  }
}

/// The exit codes of the command line.
package enum ExitCode {
  package static let passed: Int32 = 0
  package static let differs: Int32 = 1
  package static let usage: Int32 = 2
  package static let nothingRan: Int32 = 3
  package static let internalError: Int32 = 5
  package static let outOfTime: Int32 = 124
  package static let interrupted: Int32 = 130
}
