import SnippetFoundation

/// Lines of a descriptor that is not a terminal, one at a time.
///
/// A line ends at LF or CR LF, the last one also at the end. Bytes that are no UTF-8, and NUL, become U+FFFD, and a CR
/// within a line becomes a blank: nobody could type them, and no flow could say them.
package struct LineReader {
  private let descriptor: Int32
  /// Ends the wait for a line once it is readable; -1: nothing does.
  private let stop: Int32
  private var bytes: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  /// What came of a wait for a line.
  package enum Taken: Equatable {
    case line(String)
    /// There is none, or the wait for it was ended.
    case end
    /// Before a line was there, something else was.
    case other
  }

  package init(descriptor: Int32, stoppedBy stop: Int32 = -1) {
    self.descriptor = descriptor
    self.stop = stop
  }

  /// The next line without its ending; nil: there is none, or the wait for it was ended.
  package mutating func next() -> String? {
    if case .line(let line) = next(or: -1) { line } else { nil }
  }

  /// The next line without its ending, unless another descriptor becomes readable before it; -1: none does.
  package mutating func next(or other: Int32) -> Taken {
    var scanned = position
    while true {
      if let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return .line(text(bytes[position..<end]))
      }
      scanned = bytes.count
      if hasEnded { break }
      switch wait(or: other) {
      case .end: return .end
      case .other: return .other
      case .line: scanned -= fill()
      }
    }
    guard position < bytes.count else { return .end }
    defer { position = bytes.count }
    return .line(text(bytes[position...]))
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    let (nul, carriageReturn) = (UInt8(0), UInt8(ascii: "\r"))
    let line = line.last == carriageReturn ? line.dropLast() : line
    guard line.contains(nul) || line.contains(carriageReturn) else {
      return String(decoding: line, as: UTF8.self)
    }
    var typable: [UInt8] = []
    for byte in line {
      switch byte {
      case nul: typable += "\u{FFFD}".utf8
      case carriageReturn: typable.append(UInt8(ascii: " "))
      default: typable.append(byte)
      }
    }
    return String(decoding: typable, as: UTF8.self)
  }

  private enum Readable { case line, end, other }

  /// Waits till there is more, till the wait is ended, or till the other descriptor is readable.
  private func wait(or other: Int32) -> Readable {
    guard stop >= 0 || other >= 0 else { return .line }
    var sources = [descriptor, stop, other].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
    if sources[1].revents != 0 { return .end }
    return sources[2].revents != 0 ? .other : .line
  }

  /// Reads more and drops what is done with.
  ///
  /// Returns the number of bytes dropped.
  private mutating func fill() -> Int {
    let dropped = position
    bytes.removeFirst(dropped)
    position = 0
    var chunk = [UInt8](repeating: 0, count: 1 &<< 14)
    var count = read(descriptor, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
    if count > 0 { bytes += chunk[..<count] } else { hasEnded = true }
    return dropped
  }
}
