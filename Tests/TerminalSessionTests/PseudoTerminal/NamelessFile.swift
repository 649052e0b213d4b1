import Foundation

/// A file that no folder lists: it goes with the last who has it open, also where the tests are killed.
final class NamelessFile {
  /// Not inherited by programs that are started, except where it is given to one.
  let descriptor: Int32

  init(_ bytes: [UInt8] = []) throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    unlink(path)
    guard descriptor >= 0, pwrite(descriptor, bytes, bytes.count, 0) == bytes.count else {
      throw PseudoTerminal.Unavailable(reason: "\(path): \(errno)")
    }
  }

  deinit { close(descriptor) }

  /// What was written to it.
  var text: String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = pread(descriptor, &part, part.count, off_t(bytes.count)), count > 0 {
      bytes += part.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
