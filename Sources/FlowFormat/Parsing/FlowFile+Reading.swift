import Snapshots
import SnippetFoundation

extension FlowFile {
  /// Reads a flow file from its bytes.
  ///
  /// - Throws: `FlowSyntaxError` with everything that cannot be read; bytes that are no UTF-8 at the first of them.
  package static func parse(bytes: [UInt8], path: String) throws(FlowSyntaxError) -> FlowFile {
    if bytes.count > largest {
      throw FlowSyntaxError([FlowFinding(FlowLocation(path: path, line: 1), .largeFile)])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FlowSyntaxError([FlowFinding(firstBad(in: bytes, path: path), .notUTF8)])
    }
    return try parse(text, path: path)
  }

  /// Reads a flow file, and no more of it than a flow may have.
  ///
  /// - Throws: `FlowLoadError` for what is no file to read, `FlowSyntaxError` as `parse` does.
  package static func read(_ path: String) throws -> FlowFile {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FlowLoadError.notAFile(path)
    }
    if status.st_size > largest {
      throw FlowSyntaxError([FlowFinding(FlowLocation(path: path, line: 1), .largeFile)])
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FlowLoadError.unreadable(path) }
    defer { close(descriptor) }
    guard let bytes = WholeFile.bytes(of: descriptor, upTo: largest + 1) else {
      throw FlowLoadError.unreadable(path)
    }
    return try parse(bytes: bytes, path: path)
  }

  /// Where the first byte is that belongs to no character.
  private static func firstBad(in bytes: [UInt8], path: String) -> FlowLocation {
    let rows = bytes.split(separator: 10, omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() where String(validating: row, as: UTF8.self) == nil {
      var read = String.UnicodeScalarView()
      var iterator = row.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
        read.append(Unicode.UTF8.decode(encoded))
      }
      return FlowLocation(path: path, line: index + 1, column: String(read).count + 1)
    }
    return FlowLocation(path: path, line: 1)
  }
}
