import FlowEngine
import SnippetFoundation
import Snippets

/// Writes what the app's code prints to standard error, row by row, while no conversation has the terminal.
///
/// A thread of its own does, so that no app waits for a command that reads nothing. Whoever writes rows of the command
/// line's calls `flush()` before.
package final class PrintedRelay: Sendable {
  /// The one that the app prints to; nil: what it prints goes straight to where it goes.
  private static let latest = Lock<PrintedRelay?>(nil)

  static var current: PrintedRelay? { latest.withLock { $0 } }

  let rows: PrintedRows
  private let descriptor: Int32
  private let style: Lock<OutputStyle>

  private init(_ rows: PrintedRows, to descriptor: Int32, _ environment: TerminalEnvironment) {
    self.rows = rows
    self.descriptor = descriptor
    style = Lock(environment.style)
    use(environment)
  }

  /// Takes what the app prints from here on to standard error.
  ///
  /// Where rows of the command line's stand there too, or a terminal is, as rows that look like none of them; anywhere
  /// else byte for byte.
  package static func begin() {
    guard isatty(STDERR_FILENO) == 1 || isOneFile(STDOUT_FILENO, STDERR_FILENO) else {
      return StandardOutput.handOver(to: STDERR_FILENO)
    }
    begin(PrintedRows.taken(), to: STDERR_FILENO, .current())
  }

  /// Writes rows from here on that nobody else reads any more.
  static func begin(
    _ rows: PrintedRows,
    to descriptor: Int32,
    _ environment: TerminalEnvironment
  ) {
    rows.forgetMarks()
    let relay = PrintedRelay(rows, to: descriptor, environment)
    latest.withLock { $0 = relay }
    TerminalRescue.watch()
    // The app's code may end the program.
    atexit { PrintedRelay.current?.flush() }
    Thread.detachNewThread { relay.serve() }
  }

  private static func isOneFile(_ one: Int32, _ other: Int32) -> Bool {
    var facts = [stat(), stat()]
    guard fstat(one, &facts[0]) == 0, fstat(other, &facts[1]) == 0 else { return false }
    return facts[0].st_dev == facts[1].st_dev && facts[0].st_ino == facts[1].st_ino
  }

  /// Draws as the options ask for from here on.
  func use(_ environment: TerminalEnvironment) {
    var style = environment.style
    style.isASCII = isatty(descriptor) == 1 && !environment.hasUnicode
    self.style.withLock { $0 = style }
  }

  private func serve() {
    while !rows.hasEnded {
      var source = pollfd(fd: rows.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&source, 1, -1) > 0 else { continue }
      write { rows.read() }
    }
  }

  /// Writes what is here, a row that has not ended too.
  func flush() {
    write { rows.read() + rows.takeRest() }
  }

  /// The event of the mark is drawn next.
  func reach(_ mark: PrintedRows.Mark) {
    rows.reach(mark)
    write { rows.read() }
  }

  /// What was reached is drawn.
  func release() {
    rows.release()
    write { rows.read() }
  }

  /// Nobody draws what was marked.
  func forgetMarks() {
    rows.forgetMarks()
    write { rows.read() }
  }

  /// One at a time, from the taking to the writing.
  private func write(_ take: () -> [String]) {
    style.withLock { style in
      let taken = take()
      if taken.isEmpty { return }
      var size = winsize()
      let hasSize = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
      let printed = taken.asPrinted(columns: hasSize ? Int(size.ws_col) : 0, style: style)
      writeAll(ConsoleOutput.bytes(printed, for: descriptor), to: descriptor)
    }
  }
}
