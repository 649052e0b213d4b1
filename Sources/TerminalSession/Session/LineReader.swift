import SnippetFoundation

/// Lines of a descriptor that is not a terminal, one at a time.
///
/// A line ends at LF or CR LF, the last one also at the end. Bytes that are no UTF-8 become U+FFFD.
package struct LineReader {
  private let descriptor: Int32
  /// Ends the wait for a line once it is readable; -1: nothing does.
  private let stop: Int32
  private var bytes: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  package init(descriptor: Int32, stoppedBy stop: Int32 = -1) {
    self.descriptor = descriptor
    self.stop = stop
  }

  /// The next line without its ending; nil: there is none, or the wait for it was ended.
  package mutating func next() -> String? {
    var scanned = position
    while true {
      if let end = bytes[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return text(bytes[position..<end])
      }
      scanned = bytes.count
      if hasEnded { break }
      guard isReadable() else { return nil }
      scanned -= fill()
    }
    guard position < bytes.count else { return nil }
    defer { position = bytes.count }
    return text(bytes[position...])
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Waits till there is more; false: the wait was ended.
  private func isReadable() -> Bool {
    guard stop >= 0 else { return true }
    var sources = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, nfds_t(sources.count), -1) < 0, errno == EINTR {}
    return sources[1].revents == 0
  }

  /// Reads more and drops what is done with.
  ///
  /// Returns the number of bytes dropped.
  private mutating func fill() -> Int {
    let dropped = position
    bytes.removeFirst(dropped)
    position = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var count = read(descriptor, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
    if count > 0 { bytes += chunk[..<count] } else { hasEnded = true }
    return dropped
  }
}
