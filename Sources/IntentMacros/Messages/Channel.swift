#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two pipes between the compiler and this program: eight bytes of length, little-endian, then so many of JSON.
enum Channel {
  /// The next message; nil where the compiler has closed its end.
  static func read() -> [UInt8]? {
    guard let head = read(count: 8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 &<< 8 | UInt64($1) }
    return Int(exactly: length).flatMap { read(count: $0) }
  }

  static func write(_ message: some Collection<UInt8>) {
    let length = UInt64(message.count)
    let head = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    let bytes = head + message
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { pipe($0) }
      if count <= 0 { return }
      sent += count
    }
  }

  private static func pipe(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    #else
    Musl.write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func read(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = [UInt8](unsafeUninitializedCapacity: min(count - bytes.count, 1 &<< 16)) {
        buffer,
        size in
        #if canImport(Glibc)
        size = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
        #else
        size = max(0, Musl.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
        #endif
      }
      if part.isEmpty { return nil }
      bytes += part
    }
    return bytes
  }
}
