import SnippetFoundation

/// Paths that are known only as a test runs, as XCTest wants to have them: as if they stood in the source.
enum StaticPath {
  /// Kept as long as the process lives, as a literal is: there are as many as there are files that fail.
  private static let kept = Lock<[String: StaticString]>([:])

  /// nil: a `StaticString` is made otherwise here, and cannot be.
  static func text(_ path: String) -> StaticString? {
    // What one consists of: it is frozen, so that no later Swift makes it of anything else.
    typealias Parts = (start: UInt, count: UInt, flags: UInt8)
    guard MemoryLayout<StaticString>.size == MemoryLayout<Parts>.size else { return nil }
    return kept.withLock { kept in
      if let text = kept[path] { return text }
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: path.utf8.count + 1)
      let end = bytes.initialize(fromContentsOf: path.utf8)
      bytes.initializeElement(at: end, to: 0)
      let parts: Parts = (UInt(bitPattern: bytes.baseAddress), UInt(end), 0)
      let text = unsafeBitCast(parts, to: StaticString.self)
      kept[path] = text
      return text
    }
  }
}
