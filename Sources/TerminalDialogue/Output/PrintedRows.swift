import FlowEngine
import SnippetFoundation
import Snippets
import Synchronization

/// What the app's code prints, taken from standard output as rows of its own.
///
/// Whoever posts an event marks how much was printed before it: so much stands above the event, and no more, however
/// late the event is drawn.
package final class PrintedRows: Sendable {
  /// Where an event stands among what is printed.
  package struct Mark: Sendable {
    fileprivate let number: Int
    /// How many bytes were printed before.
    fileprivate let place: Int
  }

  private struct State {
    /// What was read and not given out yet.
    var bytes: [UInt8] = []
    /// How many bytes were given out.
    var given = 0
    /// Of events that are still to be drawn.
    var marks: [Mark] = []
    var lastNumber = 0
    /// What stands below this is held back while the event there is drawn.
    var limit: Int?
    /// Whether a row was given out before its newline came.
    var isCut = false
    /// Whether nobody can print any more.
    var hasEnded = false
  }

  /// Readable while something waits; -1: nothing is taken.
  let descriptor: Int32
  private let state = Lock(State())
  /// How many bytes of rows that have ended were read and not given out; a signal handler takes no lock.
  private let held = Atomic(0)
  /// Where the app prints now; set before the first handler is installed, and where a conversation begins.
  private nonisolated(unsafe) static var latest: PrintedRows?

  /// A row that is longer is broken.
  private static let longest = 4096
  /// Reads at a time: an app that prints without an end must not hold the terminal.
  private static let mostReads = 4
  /// Bytes past these are not held back for an event that nobody draws.
  private static let mostHeld = 1 &<< 20

  /// Rows from a descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Rows from standard output, which leads here from now on.
  static func taken() -> PrintedRows {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return PrintedRows(descriptor: -1) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    StandardOutput.handOver(to: ends[1])
    close(ends[1])
    let rows = PrintedRows(descriptor: ends[0])
    latest = rows
    return rows
  }

  /// Waits, for a fifth of a second at most, till other threads have written the rows that were printed.
  ///
  /// Calls only what a signal handler may.
  static func waitTillWritten() {
    guard let latest else { return }
    var moment = timespec(tv_sec: 0, tv_nsec: 2_000_000)
    for _ in 0..<100 where latest.isWaiting { nanosleep(&moment, nil) }
    // Who has taken the last one writes it.
    nanosleep(&moment, nil)
  }

  private var isWaiting: Bool {
    var waiting: Int32 = 0
    _ = ioctl(descriptor, UInt(FIONREAD), &waiting)
    return waiting > 0 || held.load(ordering: .relaxed) > 0
  }

  /// Whether nobody can print any more.
  var hasEnded: Bool { descriptor < 0 || state.withLock { $0.hasEnded } }

  // MARK: Marks

  /// Marks that an event is posted now.
  ///
  /// From any thread.
  func mark() -> Mark {
    state.withLock { state in
      var waiting: Int32 = 0
      if descriptor >= 0 { _ = ioctl(descriptor, UInt(FIONREAD), &waiting) }
      state.lastNumber += 1
      let place = state.given + state.bytes.count + Int(waiting)
      let mark = Mark(number: state.lastNumber, place: place)
      state.marks.append(mark)
      return mark
    }
  }

  /// The event of the mark is drawn next: rows up to there can be read, and no others till `release()`.
  func reach(_ mark: Mark) {
    state.withLock { state in
      state.marks.removeAll { $0.number <= mark.number }
      state.limit = mark.place
      while state.given + state.bytes.count < mark.place, pull(&state) {}
    }
  }

  /// What was reached is drawn.
  func release() {
    state.withLock { $0.limit = nil }
  }

  /// Nobody draws what was marked.
  func forgetMarks() {
    state.withLock { state in (state.marks, state.limit) = ([], nil) }
  }

  // MARK: Rows

  /// The rows that are here, as far as they have ended.
  func read() -> [String] {
    guard descriptor >= 0 else { return [] }
    return state.withLock { state in
      for _ in 0..<Self.mostReads where !pull(&state) { break }
      return rows(&state)
    }
  }

  /// The row that no newline has ended; one that comes later ends nothing more.
  func takeRest() -> [String] {
    state.withLock { state in
      let rows = rows(&state)
      let end = end(of: state)
      guard end > 0 else { return rows }
      return rows + [take(end, &state)]
    }
  }

  /// Reads more; false: nothing is there.
  private func pull(_ state: inout State) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 &<< 14)
    let count = SnippetFoundation.read(descriptor, &bytes, bytes.count)
    if count == 0 { state.hasEnded = true }
    if count > 0 {
      state.bytes += bytes[..<count]
      noteHeld(state)
    }
    return count > 0
  }

  private func noteHeld(_ state: State) {
    let end = state.bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    held.store(end ?? 0, ordering: .relaxed)
  }

  /// How many bytes may be given out now.
  private func end(of state: State) -> Int {
    let count = state.bytes.count
    if count > Self.mostHeld { return count }
    guard let limit = state.limit ?? state.marks.first?.place else { return count }
    return max(0, min(count, limit - state.given))
  }

  private func rows(_ state: inout State) -> [String] {
    var rows: [String] = []
    let end = end(of: state)
    var start = 0
    var bytes = state.bytes[..<end]
    if state.isCut, !bytes.isEmpty {
      state.isCut = false
      for newline in [[0x0A], [0x0D, 0x0A]] as [[UInt8]] where bytes.starts(with: newline) {
        start = newline.count
      }
    }
    bytes = bytes[start...]
    while let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      rows.append(row(bytes[..<newline]))
      bytes = bytes[(newline + 1)...]
    }
    drop(bytes.startIndex, &state)
    if bytes.count > Self.longest { rows.append(take(countOfWhole(bytes), &state)) }
    return rows
  }

  /// How many of the first bytes are whole characters, as far as a beginning of one can be told.
  private func countOfWhole(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0b1100_0000 != 0b1000_0000 }) else {
      return bytes.count
    }
    let length =
      switch bytes[lead] {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...: 4
      default: 1
      }
    return lead + length > bytes.endIndex ? lead - bytes.startIndex : bytes.count
  }

  /// A row of so many bytes, which no newline ends.
  private func take(_ count: Int, _ state: inout State) -> String {
    defer { drop(count, &state) }
    state.isCut = true
    return row(state.bytes[..<count])
  }

  private func drop(_ count: Int, _ state: inout State) {
    state.bytes.removeFirst(count)
    state.given += count
    noteHeld(state)
  }

  /// It forges no row of the engine's, and moves no cursor.
  private func row(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return visible(String(decoding: text, as: UTF8.self)).asAppText
  }
}

extension [String] {
  /// What an app has printed, as rows that a terminal breaks nowhere so that they would look like the engine's.
  func asPrinted(columns: Int, style: OutputStyle) -> [String] {
    flatMap { brokenByTerminal($0.asAppRow(style), columns: columns, style: style) }
  }
}
