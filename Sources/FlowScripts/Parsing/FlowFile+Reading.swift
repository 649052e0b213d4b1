package import SnippetFoundation

extension FlowFile {
  /// Reads a flow file from its bytes.
  ///
  /// - Throws: `FlowSyntaxError` with everything that cannot be read; bytes that are no UTF-8 at the first of them.
  package static func parse(bytes: Data, path: String) throws(FlowSyntaxError) -> FlowFile {
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
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw FlowLoadError.notAFile(path)
    }
    if let size = attributes?[.size] as? Int, size > largest {
      throw FlowSyntaxError([FlowFinding(FlowLocation(path: path, line: 1), .largeFile)])
    }
    guard let handle = try? FileHandle(forReadingFrom: file) else {
      throw FlowLoadError.unreadable(path)
    }
    defer { try? handle.close() }
    let bytes: Data
    do {
      bytes = try handle.read(upToCount: largest + 1) ?? Data()
    } catch {
      throw FlowLoadError.unreadable(path)
    }
    return try parse(bytes: bytes, path: path)
  }

  /// Where the first byte is that belongs to no character.
  private static func firstBad(in bytes: Data, path: String) -> FlowLocation {
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
