import FlowEngine
import SnippetFoundation
import Snippets

/// What the app's code prints while a conversation has the terminal, taken as rows of its own.
struct PrintedRows {
  /// Readable while something waits; -1: nothing is taken.
  let descriptor: Int32
  /// What no newline has ended yet.
  private var rest: [UInt8] = []

  /// A row that is longer is broken.
  private static let longest = 4096
  /// Reads at a time: an app that prints without an end must not hold the terminal.
  private static let mostReads = 4

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
    return PrintedRows(descriptor: ends[0])
  }

  /// The rows that are here, as far as they have ended.
  mutating func read() -> [String] {
    guard descriptor >= 0 else { return [] }
    var rows: [String] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    for _ in 0..<Self.mostReads {
      let count = SnippetFoundation.read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      rest += bytes[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        rows.append(row(rest[..<end]))
        rest.removeSubrange(...end)
      }
      if rest.count > Self.longest { rows += takeRest() }
    }
    return rows
  }

  /// The row that no newline has ended.
  mutating func takeRest() -> [String] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [row(rest[...])]
  }

  /// Standard output leads to the command line's own again; whoever still waits for a reader goes on.
  func giveBack() {
    guard descriptor >= 0 else { return }
    StandardOutput.handOver(to: StandardOutput.descriptor)
    close(descriptor)
  }

  /// It forges no row of the engine's, and moves no cursor.
  private func row(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return visible(String(decoding: text, as: UTF8.self)).asAppText
  }
}
