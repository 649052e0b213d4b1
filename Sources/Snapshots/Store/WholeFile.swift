import SnippetFoundation

/// Writes files whole or not at all: whoever reads one, or is killed writing one, finds the old text or the new.
package enum WholeFile {
  /// A file that cannot be written; it is as it was.
  package struct Unwritable: Error, Sendable, Equatable, CustomStringConvertible {
    package var path: String
    package var reason: String
    package var description: String {
      "\(path): the file cannot be written: \(reason). It is as it was"
    }
  }

  /// The end of the names of files that are being written, which a killed run leaves behind.
  static let partSuffix = ".part"

  /// Removes a file.
  ///
  /// **Errors**: it cannot be; it is as it was.
  package static func remove(_ path: String) throws(Unwritable) {
    if unlink(path) != 0 { throw Unwritable(path: path, reason: words(errno)) }
  }

  /// Replaces a file; what is no regular file, such as a pipe, is written to.
  ///
  /// A link stays one: what it leads to is replaced.
  package static func write(_ text: String, to name: String) throws(Unwritable) {
    try write(Array(text.utf8), to: name)
  }

  /// The same, byte for byte.
  package static func write(_ bytes: [UInt8], to name: String) throws(Unwritable) {
    var status = stat()
    var path = name
    var isThere = lstat(name, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFLNK {
      guard let target = realpath(name, nil) else {
        throw Unwritable(path: name, reason: words(errno))
      }
      path = String(cString: target)
      free(target)
      isThere = lstat(path, &status) == 0
    }
    if isThere, status.st_mode & S_IFMT != S_IFREG {
      if status.st_mode & S_IFMT == S_IFDIR { throw Unwritable(path: path, reason: words(EISDIR)) }
      return try fill(path, bytes, O_WRONLY | O_CLOEXEC, saying: path)
    }
    let part = partName(for: path)
    do {
      try fill(part, bytes, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, saying: path)
    } catch {
      unlink(part)
      throw error
    }
    // An approved file keeps who may read it.
    if isThere { chmod(part, status.st_mode & 0o777) }
    guard rename(part, path) == 0 else {
      let reason = words(errno)
      unlink(part)
      throw Unwritable(path: path, reason: reason)
    }
  }

  /// A name beside a file that no other thread or process takes.
  private static func partName(for path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let number = UInt64.random(in: .min ... .max)
    return "\(path[..<start]).\(path[start...].prefix(60)).\(getpid())-\(number)\(partSuffix)"
  }

  private static func fill(
    _ path: String,
    _ bytes: [UInt8],
    _ flags: Int32,
    saying name: String
  ) throws(Unwritable) {
    let file = open(path, flags, 0o644)
    guard file >= 0 else { throw Unwritable(path: name, reason: words(errno)) }
    let error = bytes.withUnsafeBytes { bytes -> Int32 in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = SnippetFoundation.write(file, piece.baseAddress, piece.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return errno
        }
      }
      return 0
    }
    // A full disk may say so only now.
    let closed = close(file) == 0 ? 0 : errno
    guard error == 0, closed == 0 else {
      throw Unwritable(path: name, reason: words(error == 0 ? closed : error))
    }
  }

  private static func words(_ error: Int32) -> String { String(cString: strerror(error)) }
}
