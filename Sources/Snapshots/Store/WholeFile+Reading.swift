import SnippetFoundation

extension WholeFile {
  /// The folder that a path is in, as the path says it: empty for the root, `.` where nothing is said.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? "."
  }

  /// What an open file holds, up to so many bytes; nil if it cannot be read.
  package static func bytes(of descriptor: Int32, upTo limit: Int = .max) -> [UInt8]? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var bytes: [UInt8] = []
    // One more than there is, so that the end is seen at once; more than that where it grows meanwhile.
    var room = min(status.st_size + 1, limit)
    while room > 0 {
      var count = 0
      let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, length in
        repeat {
          count = SnippetFoundation.read(descriptor, buffer.baseAddress, room)
        } while count < 0 && errno == EINTR
        length = max(0, count)
      }
      if count < 0 { return nil }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      if count < room { return bytes }
      room = min(1 &<< 16, limit - bytes.count)
    }
    return bytes
  }
}
